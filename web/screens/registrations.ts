import type { Registrations } from '#web/accounts/session/sign-up/registration-roles.ts';

export const registrations: Registrations = {
  patient: async () => (await import('#web/patients/profile/registration.tsx')).PatientRegistration,
  doctor: async () => (await import('../doctors/registration.tsx')).DoctorRegistration,
  hospital: async () => (await import('#web/hospital/profile/registration.tsx')).HospitalRegistration,
};
