import type { Role } from '#contract/platform/endpoint.ts';
import { of, statement } from '#db/statement.ts';
import { isStaffRole } from '#domain/accounts/hospital-roles.ts';

/** More than anybody reads; the least recently used are left out. */
const maxSessions = 100;

export interface OwnSessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
}

const own = (whose: 'patient' | 'doctor' | 'staff', isOwn: string) => ({
  /** Those that are good for a call, the last used first; idle ones of doctors and staff are not. */
  list: statement(`own_sessions_of_${whose}`, {
    values: { id: of<number>, now: of<Date>, idleSince: of<Date> },
    row: of<OwnSessionRow>,
    sql: `
      select id, browser, system, created_at, last_used_at from sessions
      where ${isOwn} and ended_at is null and expires_at > :now
        and (patient_id is not null or last_used_at > :idleSince)
      order by last_used_at desc, created_at desc, id limit ${maxSessions}`,
  }),
  /** No row if it is somebody else's, or over. */
  end: statement(`end_own_session_of_${whose}`, {
    values: { id: of<number>, sessionId: of<string>, now: of<Date> },
    row: of<{ id: string }>,
    sql: `
      update sessions set ended_at = :now
      where id = :sessionId and ${isOwn} and ended_at is null and expires_at > :now
      returning id`,
  }),
  endOthers: statement(`end_other_sessions_of_${whose}`, {
    values: { id: of<number>, sessionId: of<string>, now: of<Date> },
    sql: `
      update sessions set ended_at = :now
      where ${isOwn} and id <> :sessionId and ended_at is null`,
  }),
});
const ownSessions = {
  patient: own('patient', 'patient_id = :id'),
  doctor: own('doctor', 'doctor_id = :id'),
  /** Of the account, at whichever hospital. */
  staff: own('staff', '(account_id = :id and membership_id is not null)'),
};
export const ownSessionsByRole = (role: Role) => (isStaffRole(role) ? ownSessions.staff : ownSessions[role]);
