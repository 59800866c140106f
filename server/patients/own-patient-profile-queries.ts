import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/genders.ts';
import type { AccountRow } from '#server/sessions/account.ts';

export interface PatientProfileRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  gender: Gender;
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

export const patientProfile = statement('patient_profile', {
  values: { id: of<number> },
  row: of<PatientProfileRow>,
  sql: `
    select id, name, phone, email, gender, date_of_birth, photo_hash, street, city, state, postal_code,
      emergency_name, emergency_relation, emergency_phone
    from patients where id = :id`,
});

/**
 * Stores the form; null leaves an optional field as it is. `removePhoto` removes the photo unless there is a
 * new one. No row if the confirmed password is no longer the present one.
 */
export const updatePatient = statement('update_patient', {
  values: {
    id: of<number>,
    name: of<string>,
    phone: of<string>,
    email: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string>,
    passwordHash: of<string | null>,
    photoHash: of<string | null>,
    removePhoto: of<boolean>,
    street: of<string | null>,
    city: of<string | null>,
    state: of<string | null>,
    postalCode: of<string | null>,
    emergencyName: of<string | null>,
    emergencyRelation: of<string | null>,
    emergencyPhone: of<string | null>,
    confirmedHash: of<string | null>,
  },
  row: of<AccountRow>,
  sql: `
    update patients set
      name = :name,
      phone = :phone,
      email = :email,
      gender = :gender,
      date_of_birth = :dateOfBirth,
      password_hash = coalesce(:passwordHash, password_hash),
      photo_hash = coalesce(:photoHash, case when not :removePhoto then photo_hash end),
      street = coalesce(:street, street),
      city = coalesce(:city, city),
      state = coalesce(:state, state),
      postal_code = coalesce(:postalCode, postal_code),
      emergency_name = coalesce(:emergencyName, emergency_name),
      emergency_relation = coalesce(:emergencyRelation, emergency_relation),
      emergency_phone = coalesce(:emergencyPhone, emergency_phone)
    where id = :id and (:confirmedHash::text is null or password_hash = :confirmedHash)
    returning id, name, photo_hash`,
});
