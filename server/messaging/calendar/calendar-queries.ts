import { of, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

interface FeedRow {
  made_at: Date;
  read_at: Date | null;
}

export const findFeed = statement('find_feed', {
  values: { role: of<RecipientRole>, personId: of<number> },
  row: of<FeedRow>,
  sql: `
    select made_at, read_at from calendar_feeds
    where role = :role and person_id = :personId and revoked_at is null`,
});

/**
 * A person has one feed; a new token replaces the old. No row if the session has ended meanwhile, because a
 * feed outlives it.
 */
export const replaceFeed = statement('replace_feed', {
  values: {
    hash: of<Buffer>,
    role: of<RecipientRole>,
    personId: of<number>,
    sessionId: of<string>,
    now: of<Date>,
  },
  row: of<{ made_at: Date }>,
  sql: `
    with session as (
      select id from sessions where id = :sessionId and ended_at is null for share
    )
    insert into calendar_feeds (token_hash, role, person_id, made_at)
    select :hash, :role, :personId, :now from session
    on conflict (role, person_id) where revoked_at is null do update
    set token_hash = excluded.token_hash, made_at = excluded.made_at, read_at = null
    returning made_at`,
});

export const revokeFeed = statement('revoke_feed', {
  values: { role: of<RecipientRole>, personId: of<number>, now: of<Date> },
  sql: `
    update calendar_feeds set revoked_at = :now
    where role = :role and person_id = :personId and revoked_at is null`,
});

/** Returns owner and language, and records the access. No row for an unknown or revoked token alike. */
export const readFeed = statement('read_feed', {
  values: { hash: of<Buffer>, now: of<Date> },
  row: of<{ role: RecipientRole; person_id: number; locale: string }>,
  sql: `
    update calendar_feeds f set read_at = :now
    where token_hash = :hash and revoked_at is null
    returning role, person_id, (
      select locale from accounts where id = case role
        when 'patient' then (select account_id from patients where id = f.person_id)
        else (select account_id from doctors where id = f.person_id) end) as locale`,
});

const createVisitsSql = (whose: string) => `
  select id, coalesce(
    (select max(at) from appointment_events where appointment_id = a.id), booked_at) as changed_at
  from appointments a
  where ${whose} and starts_at >= :from and starts_at < :before
    and status not in ('Cancelled', 'Rejected', 'Rescheduled') and ${isAppointmentSql('a')}
  order by starts_at, id`;
const periodValues = { personId: of<number>, from: of<Date>, before: of<Date> };
const visitRow = of<{ id: number; changed_at: Date }>;

/**
 * Active and past visits of a period, with the time of their last change as a stable DTSTAMP. Two statements,
 * because each has its own index. Patients also get the visits of people in their care.
 */
export const listFeedVisits = {
  doctor: statement('visits_of_doctor_feed', {
    values: periodValues,
    row: visitRow,
    sql: createVisitsSql('doctor_id = :personId'),
  }),
  patient: statement('visits_of_patient_feed', {
    values: { ...periodValues, now: of<Date> },
    row: visitRow,
    sql: createVisitsSql(`patient_id = any(array(
      select bookable_people(:personId, :now) union select readable_people(:personId, :now)))`),
  }),
} as const satisfies Record<RecipientRole, unknown>;
