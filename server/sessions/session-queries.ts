import { statement } from '#server/platform/database.ts';
import type { AccountRole, AccountRow } from './open-session.ts';

interface CredentialsRow extends AccountRow {
  password_hash: string;
}

const credentials = (table: 'patients' | 'doctors') =>
  statement<CredentialsRow, [phone: string]>(
    `credentials_${table}`,
    `select id, name, phone, email, photo_hash, password_hash from ${table} where phone = $1`,
  );
export const credentialsOf = { patient: credentials('patients'), doctor: credentials('doctors') };

export const insertSession = statement<
  { id: string },
  [patientId: number | null, doctorId: number | null, address: string, now: Date, expiresAt: Date]
>(
  'insert_session',
  `insert into sessions (patient_id, doctor_id, address, created_at, expires_at)
   values ($1, $2, $3, $4, $5) returning id`,
);

const insertCheckedSession = (table: 'patients' | 'doctors', column: 'patient_id' | 'doctor_id') =>
  statement<{ id: string }, [id: number, checkedHash: string, address: string, now: Date, expiresAt: Date]>(
    `insert_checked_session_${table}`,
    `insert into sessions (${column}, address, created_at, expires_at)
     select id, $3, $4, $5 from ${table} where id = $1 and password_hash = $2 for share
     returning id`,
  );
/** Opens a session only while the password that was checked is still the account's; no row when it is not. */
export const insertSessionAfterCheck = {
  patient: insertCheckedSession('patients', 'patient_id'),
  doctor: insertCheckedSession('doctors', 'doctor_id'),
};

export const liveSession = statement<
  { patient_id: number | null; doctor_id: number | null },
  [id: string, now: Date]
>(
  'live_session',
  'select patient_id, doctor_id from sessions where id = $1 and ended_at is null and expires_at > $2',
);

/** Lets an open session live until later; no row when it is over. */
export const extendSession = statement<{ id: string }, [id: string, now: Date, expiresAt: Date]>(
  'extend_session',
  `update sessions set expires_at = greatest(expires_at, $3)
   where id = $1 and ended_at is null and expires_at > $2
   returning id`,
);

export const endSession = statement<never, [id: string, now: Date]>(
  'end_session',
  'update sessions set ended_at = $2 where id = $1 and ended_at is null',
);

const endSessions = (column: 'patient_id' | 'doctor_id') =>
  statement<never, [id: number, now: Date]>(
    `end_sessions_by_${column}`,
    `update sessions set ended_at = $2 where ${column} = $1 and ended_at is null`,
  );
export const endSessionsOf = { patient: endSessions('patient_id'), doctor: endSessions('doctor_id') };

/** Whether the account has signed in from this address before. */
export const signedInFrom = statement<
  { known: boolean },
  [patientId: number | null, doctorId: number | null, address: string]
>(
  'signed_in_from',
  `select exists (
     select from sessions
     where address = $3 and (patient_id = $1::bigint or doctor_id = $2::bigint)
   ) as known`,
);

/** Counts one more guess before it is checked, so that guesses made at once cannot outrun the count. */
export const countGuess = statement<
  { failures: number; window_start: Date },
  [role: AccountRole, phone: string, source: string, now: Date, windowOpenedAfter: Date]
>(
  'count_guess',
  `insert into login_failures as known (role, phone, source, failures, window_start)
   values ($1, $2, $3, 1, $4)
   on conflict (role, phone, source) do update set
     failures     = case when known.window_start <= $5 then 1 else known.failures + 1 end,
     window_start = case when known.window_start <= $5 then $4 else known.window_start end
   returning failures, window_start`,
);

export const forgetGuesses = statement<never, [role: AccountRole, phone: string, source: string]>(
  'forget_guesses',
  'delete from login_failures where role = $1 and phone = $2 and source = $3',
);

/** Wherever they came from. */
export const forgetAllGuesses = statement<never, [role: AccountRole, phone: string]>(
  'forget_all_guesses',
  'delete from login_failures where role = $1 and phone = $2',
);

export const forgetOldGuesses = statement<never, [before: Date]>(
  'forget_old_guesses',
  'delete from login_failures where window_start < $1',
);

export const forgetOldSessions = statement<never, [before: Date]>(
  'forget_old_sessions',
  'delete from sessions where expires_at < $1',
);
