import { statement } from '#server/platform/database.ts';
import type { AccountRow } from '#server/sessions/open-session.ts';

export interface PatientProfileRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  gender: 'Male' | 'Female' | 'Other';
  date_of_birth: string;
  photo_hash: string | null;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  emergency_name: string;
  emergency_relation: string;
  emergency_phone: string;
}

export const patientProfile = statement<PatientProfileRow, [id: number]>(
  'patient_profile',
  `select id, name, phone, email, gender, date_of_birth, photo_hash, street, city, state, postal_code,
     emergency_name, emergency_relation, emergency_phone
   from patients where id = $1`,
);

/**
 * Stores the form; null leaves as it is what may be left out. `removePhoto` takes the photo away unless a new one
 * comes with it. No row when a confirmed password is not the present one any more.
 */
export const updatePatient = statement<
  AccountRow,
  [
    id: number,
    name: string,
    phone: string,
    email: string,
    gender: string,
    dateOfBirth: string,
    passwordHash: string | null,
    photoHash: string | null,
    removePhoto: boolean,
    street: string | null,
    city: string | null,
    state: string | null,
    postalCode: string | null,
    emergencyName: string | null,
    emergencyRelation: string | null,
    emergencyPhone: string | null,
    confirmedHash: string | null,
  ]
>(
  'update_patient',
  `update patients set name = $2, phone = $3, email = $4, gender = $5, date_of_birth = $6,
     password_hash = coalesce($7, password_hash),
     photo_hash = coalesce($8, case when not $9 then photo_hash end),
     street = coalesce($10, street), city = coalesce($11, city), state = coalesce($12, state),
     postal_code = coalesce($13, postal_code), emergency_name = coalesce($14, emergency_name),
     emergency_relation = coalesce($15, emergency_relation), emergency_phone = coalesce($16, emergency_phone)
   where id = $1 and ($17::text is null or password_hash = $17)
   returning id, name, phone, email, photo_hash`,
);
