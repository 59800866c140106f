import { of, statement } from '#db/statement.ts';
import type { AccountRow } from '#server/sessions/account.ts';

/** The patient of a phone, whose account stays as it is until the transaction ends. */
export const patientOfPhone = statement('patient_of_phone', {
  values: { phone: of<string> },
  row: of<AccountRow>,
  sql: `
    select p.id, p.name, p.photo_hash from accounts a join patients p on p.account_id = a.id
    where a.kind = 'patient' and a.phone = :phone
    for share of a`,
});

/** The phone of a patient who signs in by codes alone; no row for one with a password. */
export const phoneWithoutPassword = statement('phone_without_password', {
  values: { id: of<number> },
  row: of<{ phone: string }>,
  sql: `
    select a.phone from patients p join accounts a on a.id = p.account_id
    where p.id = :id and a.password_hash is null`,
});
