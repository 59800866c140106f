import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientVitals } from '#contract/clinical/vitals.ts';
import { clinicalRecord } from '#web/testing/clinical/sample-record.ts';
import { checkup } from '#web/testing/clinical/sample-vitals.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { type PatientServer, patientServer } from '#web/testing/screens/patient-server.tsx';
import { PatientHealthScreen } from './health-screen.tsx';

const today = '2026-11-26';

let server: PatientServer;

function openHealth(vitals: PatientVitals, tab = '') {
  server.answers['GET /patients/vitals'] = vitals;
  const user = { id: '1', name: 'Asha Menon', role: 'patient', patientId: 'PAT-000001' };
  return openPage(
    server,
    [{ element: <Outlet context={user} />, children: [{ path: '*', element: <PatientHealthScreen /> }] }],
    { at: `/dashboard/patient/health${tab}` },
  );
}

beforeEach(() => {
  server = patientServer();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T06:00:00Z`));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

test('F-04 a value of another day bears its own, and an old one is grey', async () => {
  const days = {
    bloodPressure: '2025-07-01',
    heartRate: '2026-11-20',
    bloodSugar: today,
    weight: null,
    temperature: '2026-11-25',
  };
  openHealth({
    ...checkup,
    latest: checkup.latest && { ...checkup.latest, measuredOn: today, weight: null, days },
  });
  const report = await screen.findByRole('region', {
    name: 'Health Report - Last Checkup (November 26, 2026)',
  });
  const terms = within(report).getAllByRole('term');
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual([
    '120/80 mmHg01/07/2025',
    '79 BPM20/11/2026',
    '98 mg/dL Fasting26/11/2026',
    'Not measured',
    '98.2 °F 36.8 °C25/11/2026',
  ]);
  expect(terms.map((term) => term.parentElement?.dataset.stale ?? null)).toEqual([
    'true',
    null,
    null,
    null,
    null,
  ]);
});

test('F-02 the heart rates are a chart that can be read without seeing it', async () => {
  openHealth(checkup, '#charts');
  const chart = await screen.findByRole('figure', { name: 'Heart Rate Over Time' });
  expect(within(chart).getByRole('img').getAttribute('aria-label')).toBe(
    'Heart Rate Over Time: 3 readings. Lowest 75, highest 80, latest 79 BPM.',
  );
  const rows = within(chart).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['WhenHeart rate', '9 AM75', '10 AM80', '11 AM79']);
});

test('G-10 allergies and files are added in sheets; each tab has an address and loads only itself', async () => {
  server.answers['GET /patients/:patientId/record'] = clinicalRecord();
  server.answers['GET /patients/:patientId/history'] = { visits: [], uploads: [], vitals: [] };
  const router = openHealth(checkup);
  await screen.findByRole('region', { name: /^Health Report/ });
  expect(server.sent.some(({ route }) => route.endsWith('/record'))).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Record' }));
  expect(router.state.location.hash).toBe('#record');
  await userEvent.click(await screen.findByRole('button', { name: 'Add allergy' }));
  within(screen.getByRole('dialog', { name: 'Add allergy' })).getByRole('form', { name: 'Add allergy' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Files' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add file' }));
  within(screen.getByRole('dialog', { name: 'Add file' })).getByLabelText('Title');
});
