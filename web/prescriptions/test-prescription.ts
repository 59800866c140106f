import type { Prescription } from '#contract/prescriptions.ts';

/** A prescription in plain text, but for what a test says. */
export const writtenPrescription = (more: Partial<Prescription> = {}): Prescription => ({
  version: 1,
  writtenAt: '2026-11-26T11:20:00.000Z',
  text: 'Rest for three days',
  plain: true,
  complaints: '',
  diagnosis: '',
  medicines: [],
  advice: '',
  followUpDate: null,
  earlier: [],
  visit: {
    appointmentId: 'APT-000001',
    startsAt: '2026-11-26T11:00:00.000Z',
    consultStatus: 'Online',
  },
  doctor: {
    name: 'Dr. Kabir Sethi',
    qualifications: ['MBBS'],
    specialization: 'Cardiology',
    medicalReg: 'KMC 45821',
    council: 'Karnataka Medical Council',
    registrationYear: 2009,
    Hospital: 'Care Hospital',
    address: null,
    phone: null,
    logo: null,
    signature: null,
  },
  patient: {
    patientId: 'PAT-000007',
    name: 'Asha Menon',
    gender: 'Female',
    dateOfBirth: '1990-04-12',
    address: null,
    weight: null,
    allergies: null,
  },
  check: null,
  ...more,
});
