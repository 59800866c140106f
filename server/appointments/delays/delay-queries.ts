import { of, statement } from '#db/statement.ts';
import type { ActionSource } from '#domain/appointments/appointment-lifecycle.ts';
import { minNotifiedDelayMinutes } from '#domain/appointments/lateness.ts';
import { stepCountSql } from '../changes/is-accepted.ts';

const period = {
  practiceIds: of<readonly number[]>,
  minutes: of<number>,
  from: of<Date>,
  before: of<Date>,
};

/**
 * Accepted visits whose patients have not arrived and whose last notice differs enough from these minutes.
 */
const affectedVisitsSql = `
  from appointments a left join delay_notices told on told.appointment_id = a.id
  where a.practice_id = any(:practiceIds::bigint[]) and a.status in ('Pending', 'Confirmed') and ${stepCountSql} = 0
    and a.starts_at >= :from and a.starts_at < :before
    and case when :minutes::int = 0 then coalesce(told.minutes, 0) > 0
      else abs(:minutes::int - coalesce(told.minutes, 0)) >= ${minNotifiedDelayMinutes} end`;

export const countAffectedByDelay = statement('count_affected_by_delay', {
  values: period,
  row: of<{ patients: number }>,
  sql: `select count(*) as patients ${affectedVisitsSql}`,
});

export const upsertDelayNotices = statement('upsert_delay_notices', {
  values: { ...period, at: of<Date> },
  row: of<{ appointment_id: number }>,
  sql: `
    insert into delay_notices (appointment_id, minutes, notified_at)
    select a.id, :minutes::int, :at ${affectedVisitsSql}
    on conflict (appointment_id) do update set minutes = excluded.minutes, notified_at = excluded.notified_at
    returning appointment_id`,
});

/** If two reports are concurrent, the second waits for the first. */
export const upsertDelays = statement('upsert_delays', {
  values: { practiceIds: of<readonly number[]>, day: of<string>, minutes: of<number>, at: of<Date> },
  sql: `
    insert into delays (practice_id, day, minutes, said_at)
    select id, :day, :minutes, :at from unnest(:practiceIds::bigint[]) as id order by id
    on conflict (practice_id, day) do update set minutes = excluded.minutes, said_at = excluded.said_at`,
});

export const listDelays = statement('list_delays', {
  values: { practiceIds: of<readonly number[]>, day: of<string>, since: of<Date> },
  row: of<{ practice_id: number; minutes: number }>,
  sql: `
    select practice_id, minutes from delays
    where practice_id = any(:practiceIds::bigint[]) and day = :day and said_at > :since and minutes > 0`,
});

/** A doctor's open practices: a single one, those at a hospital that has agreed to them, or all. */
export const listOpenPractices = statement('list_open_practices_of_delays', {
  values: { doctorId: of<number>, practiceId: of<number | null>, hospitalId: of<number | null> },
  row: of<{ id: number; name: string }>,
  sql: `
    select pr.id, d.name from practices pr join doctors d on d.id = pr.doctor_id
    where pr.doctor_id = :doctorId and pr.ended_at is null and (:practiceId::bigint is null or pr.id = :practiceId)
      and (:hospitalId::bigint is null or pr.hospital_id = :hospitalId and pr.hospital_agreed_at is not null)
    order by pr.id`,
});

/**
 * Stores the patient's reported lateness with its event. No row if the appointment is not accepted, or the
 * lateness is unchanged.
 */
export const updateLateness = statement('update_lateness', {
  values: {
    id: of<number>,
    patientId: of<number>,
    actorId: of<number>,
    minutes: of<number>,
    via: of<ActionSource | null>,
    at: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with changed as (
      update appointments set late_minutes = :minutes
      where id = :id and patient_id = :patientId and status in ('Pending', 'Confirmed')
        and late_minutes is distinct from :minutes::smallint
      returning id, status
    )
    insert into appointment_events
      (appointment_id, at, actor_role, actor_id, via, action, from_status, to_status, note)
    select id, :at, 'patient', :actorId, :via, 'late', status, status, :minutes::text from changed
    returning appointment_id as id`,
});
