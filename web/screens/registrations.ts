import type { Registrations } from '#web/accounts/session/sign-up/registration-roles.ts';

export const registrations: Registrations = {
  patient: async () => (await import('#web/patients/profile/patient-registration.tsx')).PatientRegistration,
  doctor: async () => (await import('#web/doctors/doctor-registration.tsx')).DoctorRegistration,
  hospital: async () =>
    (await import('#web/hospital/profile/hospital-registration.tsx')).HospitalRegistration,
};
