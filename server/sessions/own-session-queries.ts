import { of, statement } from '#db/statement.ts';

/** More than anybody reads; the least recently used are left out. */
const sessionsAtMost = 100;

export interface OwnSessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
}

const own = (column: 'patient_id' | 'doctor_id') => ({
  /** Those that are good for a call, the last used first; idle ones of a doctor are not. */
  list: statement(`own_sessions_by_${column}`, {
    values: { id: of<number>, now: of<Date>, idleSince: of<Date> },
    row: of<OwnSessionRow>,
    sql: `
      select id, browser, system, created_at, last_used_at from sessions
      where ${column} = :id and ended_at is null and expires_at > :now
        and (doctor_id is null or last_used_at > :idleSince)
      order by last_used_at desc, created_at desc, id limit ${sessionsAtMost}`,
  }),
  /** No row if it is somebody else's, or over. */
  end: statement(`end_own_session_by_${column}`, {
    values: { id: of<number>, sessionId: of<string>, now: of<Date> },
    row: of<{ id: string }>,
    sql: `
      update sessions set ended_at = :now
      where id = :sessionId and ${column} = :id and ended_at is null and expires_at > :now
      returning id`,
  }),
  endOthers: statement(`end_other_sessions_by_${column}`, {
    values: { id: of<number>, sessionId: of<string>, now: of<Date> },
    sql: `
      update sessions set ended_at = :now
      where ${column} = :id and id <> :sessionId and ended_at is null`,
  }),
});
export const ownSessionsOf = { patient: own('patient_id'), doctor: own('doctor_id') };
