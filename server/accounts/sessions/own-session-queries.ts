import type { Role } from '#contract/platform/endpoint.ts';
import { of, statement } from '#db/statement.ts';
import { isStaffRole } from '#domain/accounts/hospital-roles.ts';

const maxSessions = 100;

export interface OwnSessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
}

const own = (whose: 'patient' | 'doctor' | 'staff', isOwn: string) => ({
  list: statement(`own_sessions_of_${whose}`, {
    values: { id: of<number>, now: of<Date>, idleSince: of<Date> },
    row: of<OwnSessionRow>,
    sql: `
      select id, browser, system, created_at, last_used_at from sessions
      where ${isOwn} and ended_at is null and expires_at > :now
        and (patient_id is not null or last_used_at > :idleSince)
      order by last_used_at desc, created_at desc, id limit ${maxSessions}`,
  }),
  /** No row if the session belongs to another person, or has ended. */
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
  staff: own('staff', '(account_id = :id and membership_id is not null)'),
};
export const ownSessionsByRole = (role: Role) => (isStaffRole(role) ? ownSessions.staff : ownSessions[role]);
