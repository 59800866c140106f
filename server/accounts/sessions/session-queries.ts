import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { AccountKind, AccountRole, AccountRow, GuessSource, LoginRole } from '../account/account.ts';

export interface CredentialsRow extends AccountRow {
  /** Null if the account signs in by codes only. */
  password_hash: string | null;
}

const credentials = (table: 'patients' | 'doctors', kind: AccountKind) =>
  statement(`credentials_${table}`, {
    values: { phone: of<string> },
    row: of<CredentialsRow>,
    sql: `
      select p.id, p.name, p.photo_hash, a.password_hash
      from accounts a join ${table} p on p.account_id = a.id
      where a.kind = '${kind}' and a.phone = :phone`,
  });
export const findCredentialsByRole = {
  patient: credentials('patients', 'patient'),
  doctor: credentials('doctors', 'professional'),
};

/** No row if an account of the same kind has this phone number. */
export const insertAccount = statement('insert_account_of_sessions', {
  values: {
    kind: of<AccountKind>,
    phone: of<string>,
    passwordHash: of<string | null>,
    email: of<string>,
    provenAt: of<Date | null>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into accounts (kind, phone, password_hash, email, phone_verified_at)
    values (:kind, :phone, :passwordHash, :email, :provenAt)
    on conflict (kind, phone) do nothing
    returning id`,
});

const account = (table: 'patients' | 'doctors') =>
  statement(`update_account_${table}`, {
    values: {
      id: of<number>,
      phone: of<string | null>,
      email: of<string | null>,
      passwordHash: of<string | null>,
      confirmedHash: of<string | null>,
    },
    row: of<{ id: number }>,
    sql: `
      update accounts set
        phone = coalesce(:phone, phone),
        email = coalesce(:email, email),
        password_hash = coalesce(:passwordHash, password_hash)
      where id = (select account_id from ${table} where id = :id)
        and password_hash is not distinct from :confirmedHash::text
      returning id`,
  });
/** Null leaves a column as it is. No row if the password is no longer the confirmed one. */
export const updateAccountByRole = { patient: account('patients'), doctor: account('doctors') };

interface OpenedRow extends AccountRow {
  session_id: string;
}

const tables = {
  patient: { table: 'patients', column: 'patient_id', personColumn: 'present_person(:id)' },
  doctor: { table: 'doctors', column: 'doctor_id', personColumn: ':id' },
} as const;

/**
 * Opens a session if `condition` holds for the account `a`; for a merged patient, the session is of the
 * record they were merged into.
 */
const createOpenSession = (role: AccountRole, condition: string) => {
  const { table, column, personColumn } = tables[role];
  return `
    with opened as (
      insert into sessions
        (account_id, ${column}, address, browser, system, created_at, last_used_at, expires_at)
      select a.id, ${personColumn}, :address, :browser, :system, :now, :now, :expiresAt from accounts a
      where a.id = (select account_id from ${table} where id = :id) and ${condition} for share
      returning id, ${column} as owner
    )
    select opened.id as session_id, p.id, p.name, p.photo_hash from opened join ${table} p on p.id = opened.owner`;
};
const sessionValues = {
  id: of<number>,
  address: of<string>,
  browser: of<string | null>,
  system: of<string | null>,
  now: of<Date>,
  expiresAt: of<Date>,
};

const insertFor = (role: AccountRole) =>
  statement(`insert_session_of_${role}`, {
    values: sessionValues,
    row: of<OpenedRow>,
    sql: createOpenSession(role, 'true'),
  });
export const insertSession = { patient: insertFor('patient'), doctor: insertFor('doctor') };

const insertCheckedFor = (role: AccountRole) =>
  statement(`insert_checked_session_of_${role}`, {
    values: { ...sessionValues, checkedHash: of<string> },
    row: of<OpenedRow>,
    sql: createOpenSession(role, 'a.password_hash = :checkedHash'),
  });
export const insertSessionAfterCheck = {
  patient: insertCheckedFor('patient'),
  doctor: insertCheckedFor('doctor'),
};

export const findLiveSession = statement('find_live_session', {
  values: { id: of<string>, now: of<Date>, idleSince: of<Date> },
  row: of<{
    patient_id: number | null;
    doctor_id: number | null;
    membership_id: number | null;
    account_id: number;
    role: StaffRole;
    hospital_id: number;
    at_desk: boolean;
    last_used_at: Date;
  }>,
  sql: `
    select s.patient_id, s.doctor_id, s.membership_id, s.account_id, m.role, m.hospital_id,
      s.desk_id is not null as at_desk, s.last_used_at
    from sessions s left join memberships m on m.id = s.membership_id
    where s.id = :id and s.ended_at is null and s.expires_at > :now
      and (s.patient_id is not null or s.last_used_at > :idleSince)
      and (s.membership_id is null or m.until is null)`,
});

/** Only if no other call has recorded a use since `before`, so that one of many concurrent calls writes. */
export const recordUse = statement('record_use', {
  values: { id: of<string>, now: of<Date>, before: of<Date> },
  sql: 'update sessions set last_used_at = :now where id = :id and last_used_at <= :before',
});

export const endIdleWorkSessions = statement('end_idle_work_sessions', {
  values: { now: of<Date>, idleSince: of<Date> },
  sql: `
    update sessions set ended_at = :now
    where patient_id is null and ended_at is null and last_used_at <= :idleSince`,
});

export const extendSession = statement('extend_session', {
  values: { id: of<string>, now: of<Date>, expiresAt: of<Date> },
  row: of<{ id: string }>,
  sql: `
    update sessions set expires_at = greatest(expires_at, :expiresAt)
    where id = :id and ended_at is null and expires_at > :now
    returning id`,
});

export const endSession = statement('end_session', {
  values: { id: of<string>, now: of<Date> },
  sql: 'update sessions set ended_at = :now where id = :id and ended_at is null',
});

const endSessions = (role: LoginRole, owner: string) =>
  statement(`end_sessions_of_${role}`, {
    values: { id: of<number>, now: of<Date> },
    sql: `update sessions set ended_at = :now where ${owner} and ended_at is null`,
  });
/**
 * Includes sessions of the record a patient was merged into, and a doctor's sessions as staff; for staff (by
 * account) also the sessions as a doctor.
 */
export const endSessionsByRole = {
  patient: endSessions('patient', 'patient_id in (:id, present_person(:id))'),
  doctor: endSessions(
    'doctor',
    `(doctor_id = :id or (membership_id is not null
      and account_id = (select account_id from doctors where id = :id)))`,
  ),
  hospital: endSessions('hospital', 'account_id = :id'),
};

export const hasSignedInFrom = statement('has_signed_in_from', {
  values: { kind: of<AccountKind>, phone: of<string>, address: of<string> },
  row: of<{ known: boolean }>,
  sql: `
    select exists (
      select from sessions s join accounts a on a.id = s.account_id
      where a.kind = :kind and a.phone = :phone and s.address = :address
    ) as known`,
});

/** The source `all` counts the checked guesses of every source. */
const guessKey = { kind: of<AccountKind>, phone: of<string>, source: of<GuessSource | 'all'> };

/** Counts a guess before it is checked, so that parallel guesses cannot outrun the limit. */
export const countGuess = statement('count_guess', {
  values: { ...guessKey, now: of<Date>, openedAfter: of<Date> },
  row: of<{ failures: number; window_start: Date }>,
  sql: `
    insert into login_failures as known (kind, phone, source, failures, window_start)
    values (:kind, :phone, :source, 1, :now)
    on conflict (kind, phone, source) do update set
      failures     = case when known.window_start <= :openedAfter then 1 else known.failures + 1 end,
      window_start = case when known.window_start <= :openedAfter then :now else known.window_start end
    returning failures, window_start`,
});

export const deleteGuesses = statement('delete_guesses', {
  values: guessKey,
  sql: `
    delete from login_failures where kind = :kind and phone = :phone and source in (:source, 'all')`,
});

export const uncountGuess = statement('uncount_guess', {
  values: guessKey,
  sql: `
    update login_failures set failures = failures - 1
    where kind = :kind and phone = :phone and source in (:source, 'all') and failures > 0`,
});

export const deleteGuessesOfAllSources = statement('delete_guesses_of_all_sources', {
  values: { kind: of<AccountKind>, phone: of<string> },
  sql: 'delete from login_failures where kind = :kind and phone = :phone',
});

export const deleteOldGuesses = statement('delete_old_guesses', {
  values: { before: of<Date> },
  sql: 'delete from login_failures where window_start < :before',
});

export const deleteOldSessions = statement('delete_old_sessions', {
  values: { before: of<Date> },
  sql: 'delete from sessions where expires_at < :before',
});
