import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';

export interface PatientProfileRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  gender: Gender;
  date_of_birth: string | null;
  birth_year: number | null;
  has_password: boolean;
  phone_proven: boolean;
  photo_hash: string | null;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  emergency_name: string;
  emergency_relation: string;
  emergency_phone: string;
}

/** Phone and email are null for a person without an account. */
export const findPatientProfile = statement('find_patient_profile', {
  values: { id: of<number> },
  row: of<PatientProfileRow>,
  sql: `
    select p.id, p.name, coalesce(a.phone, '') as phone, coalesce(a.email, '') as email,
      a.password_hash is not null as has_password, a.phone_verified_at is not null as phone_proven, p.gender,
      p.date_of_birth, p.birth_year, p.photo_hash, p.street, p.city, p.state, p.postal_code,
      p.emergency_name, p.emergency_relation, p.emergency_phone
    from patients p left join accounts a on a.id = p.account_id where p.id = :id`,
});

/**
 * Stores the form; null leaves an optional field as it is. `removePhoto` removes the photo unless there is a
 * new one.
 */
export const updatePatientRow = statement('update_patient_row', {
  values: {
    id: of<number>,
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
    photoHash: of<string | null>,
    removePhoto: of<boolean>,
    street: of<string | null>,
    city: of<string | null>,
    state: of<string | null>,
    postalCode: of<string | null>,
    emergencyName: of<string | null>,
    emergencyRelation: of<string | null>,
    emergencyPhone: of<string | null>,
  },
  row: of<AccountRow>,
  sql: `
    update patients set
      name = :name,
      gender = :gender,
      date_of_birth = :dateOfBirth,
      birth_year = :birthYear,
      birth_month = case when birth_year = :birthYear then birth_month end,
      photo_hash = coalesce(:photoHash, case when not :removePhoto then photo_hash end),
      street = coalesce(:street, street),
      city = coalesce(:city, city),
      state = coalesce(:state, state),
      postal_code = coalesce(:postalCode, postal_code),
      emergency_name = coalesce(:emergencyName, emergency_name),
      emergency_relation = coalesce(:emergencyRelation, emergency_relation),
      emergency_phone = coalesce(:emergencyPhone, emergency_phone)
    where id = :id
    returning id, name, photo_hash`,
});
