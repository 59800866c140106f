import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { openInArea } from '#web/testing/screens/hospital-area.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { HospitalPatientScreen } from './hospital-person-screen.tsx';

/** A child with a guardian and without an account. */
const child: HospitalPatientDetail = {
  patientId: 'PAT-000001',
  name: 'Meera Menon',
  gender: 'Female',
  age: 8,
  ageIsAbout: false,
  phone: '9876543210',
  lastVisit: null,
  nextVisit: null,
  dateOfBirth: '2018-05-02',
  birthYear: null,
  ownPhone: null,
  guardianPhone: null,
  hasAccount: false,
  mayCorrect: false,
  isTold: true,
  family: [],
  guardians: [{ name: 'Asha Menon', kin: 'mother', phone: '9876543210' }],
  visits: [],
  merge: null,
};

test.each([true, false])(
  'M-06 the server says whether the desk corrects who somebody is: %s',
  async (mayCorrect) => {
    const server = fakeServer({
      'GET /hospital/patients/:patientId': { today: '2026-11-26', person: { ...child, mayCorrect } },
    });
    const [path, at] = ['/dashboard/hospital/patients/:patientId', '/dashboard/hospital/patients/PAT-000001'];
    openInArea(server, <HospitalPatientScreen />, { path, at });
    expect(await screen.findByRole('heading', { name: 'Meera Menon' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit details' }) !== null).toBe(mayCorrect);
  },
);
