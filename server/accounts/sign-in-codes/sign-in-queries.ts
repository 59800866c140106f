import { of, statement } from '#db/statement.ts';
import type { AccountRow } from '#server/accounts/account/account.ts';

export const lockPatientByPhone = statement('lock_patient_by_phone', {
  values: { phone: of<string> },
  row: of<AccountRow>,
  sql: `
    select p.id, p.name, p.photo_hash from accounts a join patients p on p.account_id = a.id
    where a.kind = 'patient' and a.phone = :phone
    for no key update of a`,
});

/** The phone of a patient who can use a code: without a password, or not verified yet. */
export const findPhoneToConfirm = statement('find_phone_to_confirm', {
  values: { id: of<number>, codesReachPhone: of<boolean> },
  row: of<{ phone: string }>,
  sql: `
    select a.phone from patients p join accounts a on a.id = p.account_id
    where p.id = :id and (a.password_hash is null or (a.phone_verified_at is null and :codesReachPhone))`,
});

export const lockPatientAccount = statement('lock_patient_account', {
  values: { id: of<number> },
  row: of<{ phone: string }>,
  sql: `
    select a.phone from accounts a where a.id = (select account_id from patients where id = :id)
    for no key update`,
});
