import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/genders.ts';
import type { AccountRow } from '#server/sessions/account.ts';

/** Stores a patient; no row if the phone number is taken. */
export const insertPatient = statement('insert_patient', {
  values: {
    name: of<string>,
    email: of<string>,
    phone: of<string>,
    passwordHash: of<string>,
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
      name, email, phone, password_hash, gender, date_of_birth, photo_hash,
      street, city, state, postal_code,
      emergency_name, emergency_relation, emergency_phone
    )
    values (
      :name, :email, :phone, :passwordHash, :gender, :dateOfBirth, :photoHash,
      :street, :city, :state, :postalCode,
      :emergencyName, :emergencyRelation, :emergencyPhone
    )
    on conflict (phone) do nothing
    returning id, name, photo_hash`,
});
