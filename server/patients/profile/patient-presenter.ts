import type { PatientProfile } from '#contract/patients/patients.ts';
import { toLowerCaseGender } from '#domain/patients/genders.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { PatientProfileRow } from './own-patient-profile-queries.ts';

export function presentPatientProfile(row: PatientProfileRow): PatientProfile {
  return {
    _id: String(row.id),
    patientId: formatId('patient', row.id),
    name: row.name,
    phone: row.phone,
    email: row.email,
    gender: toLowerCaseGender(row.gender),
    dateOfBirth: row.date_of_birth,
    birthYear: row.birth_year,
    hasPassword: row.has_password,
    phoneProven: row.phone_proven,
    photo: { url: photoUrl(row.photo_hash, 'large') },
    address: { street: row.street, city: row.city, state: row.state, postalCode: row.postal_code },
    emergencyContact: {
      name: row.emergency_name,
      phone: row.emergency_phone,
      relation: row.emergency_relation,
    },
  };
}
