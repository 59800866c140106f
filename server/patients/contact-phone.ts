/**
 * By which phone number the patient `table` is reached, in SQL: their own, else that of whoever looks after
 * them, else of a record that was merged into theirs; empty if there is none.
 */
export const contactPhoneOf = (table: string) => `coalesce(${table}.phone, (
  select account.phone from guardianships g join accounts account on account.id = g.account_id
  where g.patient_id = ${table}.id and g.until is null order by g.id limit 1
), (
  select gone.phone from patients gone where gone.merged_into = ${table}.id and gone.phone is not null limit 1
), '')`;
