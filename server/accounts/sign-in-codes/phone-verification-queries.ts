import { of, statement } from '#db/statement.ts';

const againstStranger = (table: 'patients' | 'doctors') =>
  statement(`verify_phone_of_${table}`, {
    values: { id: of<number>, keepsPassword: of<boolean>, now: of<Date> },
    row: of<{ id: number }>,
    sql: `
      update accounts set phone_verified_at = :now, email = '',
        password_hash = case when :keepsPassword then password_hash end
      where id = (select account_id from ${table} where id = :id) and phone_verified_at is null
      returning id`,
  });
/**
 * The first verification of an account's phone, which clears its password and email; no row if it is not the
 * first.
 */
export const verifyPhoneByRole = {
  patient: againstStranger('patients'),
  doctor: againstStranger('doctors'),
};

/** The first verification by the logged-in owner; no row if it is not the first. */
export const verifyOwnPhone = statement('verify_own_phone', {
  values: { id: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update accounts set phone_verified_at = :now
    where id = (select account_id from patients where id = :id) and phone_verified_at is null
    returning id`,
});

/**
 * The first verification of a staff account, by a code for its new password; no row if it is not the first.
 */
export const verifyStaffPhone = statement('verify_staff_phone', {
  values: { id: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update accounts set phone_verified_at = :now, email = ''
    where id = :id and phone_verified_at is null
    returning id`,
});

export const findDoctorOfAccount = statement('find_doctor_of_account', {
  values: { accountId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from doctors where account_id = :accountId',
});

export const listRecordsByRole = {
  patient: statement('records_of_patient', {
    values: { id: of<number> },
    row: of<{ id: number }>,
    sql: 'select distinct unnest(array[:id::bigint, present_person(:id)]) as id order by id',
  }),
  doctor: statement('records_of_doctor', {
    values: { id: of<number> },
    row: of<{ id: number }>,
    sql: 'select :id::bigint as id',
  }),
};

const endSessions = (column: 'patient_id' | 'doctor_id') =>
  statement(`end_unverified_sessions_by_${column}`, {
    values: { ids: of<readonly number[]>, now: of<Date> },
    sql: `
      update sessions set ended_at = coalesce(ended_at, :now), address = ''
      where ${column} = any(:ids::bigint[])`,
  });
/** Also forgets the addresses they were opened from: guesses from there count as a stranger's. */
export const endUnverifiedSessionsByRole = {
  patient: endSessions('patient_id'),
  doctor: endSessions('doctor_id'),
};

export const insertVerificationNotice = statement('insert_verification_notice', {
  values: { id: of<number>, now: of<Date> },
  sql: `
    insert into announcements (event, patient_id, facts, made_at, due_at)
    values ('phoneProven', :id, '{}', :now, :now)`,
});
