import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';

export const insertPatient = statement('insert_patient_of_profile', {
  values: {
    accountId: of<number>,
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string>,
    photoHash: of<string | null>,
    street: of<string>,
    city: of<string>,
    state: of<string>,
    postalCode: of<string>,
    emergencyName: of<string>,
    emergencyRelation: of<string>,
    emergencyPhone: of<string>,
  },
  row: of<AccountRow>,
  sql: `
    insert into patients (
      account_id, name, gender, date_of_birth, photo_hash,
      street, city, state, postal_code,
      emergency_name, emergency_relation, emergency_phone
    )
    values (
      :accountId, :name, :gender, :dateOfBirth, :photoHash,
      :street, :city, :state, :postalCode,
      :emergencyName, :emergencyRelation, :emergencyPhone
    )
    returning id, name, photo_hash`,
});

/** Quick sign-up asks for address and emergency contact later. */
export const insertQuickSignUp = statement('insert_quick_sign_up', {
  values: {
    accountId: of<number>,
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
  },
  row: of<AccountRow>,
  sql: `
    insert into patients (account_id, name, gender, date_of_birth, birth_year)
    values (:accountId, :name, :gender, :dateOfBirth, :birthYear)
    returning id, name, photo_hash`,
});
