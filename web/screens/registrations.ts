import type { Registrations } from '../session/sign-up/registration-roles.ts';

/** The registration forms, for the sign-up in the dialog and on the login page (C-02). */
export const registrations: Registrations = {
  patient: async () => (await import('../patients/registration.tsx')).PatientRegistration,
  doctor: async () => (await import('../doctors/registration.tsx')).DoctorRegistration,
  hospital: async () => (await import('../hospitals/registration.tsx')).HospitalRegistration,
};
