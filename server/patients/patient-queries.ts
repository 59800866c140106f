import { statement } from '#server/platform/database.ts';
import type { AccountRow } from '#server/sessions/open-session.ts';

/** Stores a patient; no row comes back when the phone is taken. */
export const insertPatient = statement<
  AccountRow,
  [
    name: string,
    email: string,
    phone: string,
    passwordHash: string,
    gender: string,
    dateOfBirth: string,
    photoHash: string | null,
    street: string,
    city: string,
    state: string,
    postalCode: string,
    emergencyName: string,
    emergencyRelation: string,
    emergencyPhone: string,
  ]
>(
  'insert_patient',
  `insert into patients (name, email, phone, password_hash, gender, date_of_birth, photo_hash, street, city, state,
     postal_code, emergency_name, emergency_relation, emergency_phone)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (phone) do nothing
   returning id, name, phone, email, photo_hash`,
);
