import { of, statement } from '#db/statement.ts';
import type { PartMode } from '#domain/scheduling/day-parts.ts';
import { occupiesDoctorSlotSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

/** Serializes publishing per doctor. Bookings do not wait: they do not lock the doctor's row like this. */
export const lockPublishing = statement('lock_publishing', {
  values: { doctorId: of<number> },
  sql: 'select from doctors where id = :doctorId for no key update',
});

/** No row unless it is an open practice of the doctor. */
export const findOpenPractice = statement('find_open_practice', {
  values: { practiceId: of<number>, doctorId: of<number> },
  row: of<{ id: number; is_main: boolean; slot_minutes: number }>,
  sql: `
    select id, is_main, slot_minutes from practices
    where id = :practiceId and doctor_id = :doctorId and ended_at is null`,
});

export const findMainPractice = statement('find_main_practice', {
  values: { doctorId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from practices where doctor_id = :doctorId and is_main',
});

export const lockParts = statement('lock_parts', {
  values: { practiceId: of<number>, day: of<string> },
  row: of<{ interval: number; mode: PartMode; starts: number[] }>,
  sql: `
    select interval_minutes as interval, mode, starts from published_days
    where practice_id = :practiceId and day = :day and is_part
    order by interval_minutes, mode for share`,
});

export const listDaysElsewhere = statement('list_days_elsewhere', {
  values: { doctorId: of<number>, practiceId: of<number>, days: of<readonly string[]> },
  row: of<{ day: string; interval: number; starts: number[] }>,
  sql: `
    select day, interval_minutes as interval, starts from published_days
    where doctor_id = :doctorId and practice_id <> :practiceId and day = any(:days::date[]) and starts <> '{}'`,
});

/**
 * Gives all days the same parts (`partsJson`: interval, mode, starts) and empties their other rows. Rows are
 * updated in place: a booking in progress has its row locked, and a waiting one finds its slot again if it
 * stays. Sends one message for all days.
 */
export const upsertParts = statement('upsert_parts', {
  values: {
    doctorId: of<number>,
    practiceId: of<number>,
    days: of<readonly string[]>,
    partsJson: of<string>,
    source: of<'hand' | 'schedule'>,
  },
  sql: `
    with parts as (
      select interval, mode, starts from jsonb_to_recordset(:partsJson::jsonb)
        as part(interval smallint, mode text, starts smallint[])
    ), emptied as (
      update published_days d set starts = '{}', retained = '{}', is_part = false, source = :source
      where d.practice_id = :practiceId and d.day = any(:days::date[])
        and (d.interval_minutes, d.mode) not in (select interval, mode from parts)
    )
    insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts, source)
    select :practiceId::bigint, day, interval, mode, :doctorId::bigint, starts, :source
    from unnest(:days::date[]) as day, parts order by day, interval, mode
    on conflict (practice_id, day, interval_minutes, mode)
      do update set starts = excluded.starts, retained = '{}', is_part = true, source = excluded.source`,
});

/** Starts of the practice's active appointments on the days, with their length and mode. */
export const listOccupiedStarts = statement('list_occupied_starts', {
  values: {
    doctorId: of<number>,
    practiceId: of<number>,
    days: of<readonly string[]>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<{ day: string; start: number; length: number; mode: PartMode }>,
  sql: `
    select day, (extract(epoch from a.starts_at at time zone :timeZone - day) / 60)::int as start,
      (extract(epoch from a.ends_at - a.starts_at) / 60)::int as length, a.consult_status as mode
    from unnest(:days::date[]) as day
    join appointments a on a.doctor_id = :doctorId
      and a.practice_id = :practiceId
      and a.starts_at >= day::timestamp at time zone :timeZone
      and a.starts_at < (day + 1)::timestamp at time zone :timeZone
      and ${occupiesDoctorSlotSql('a')}
    order by day, start`,
});

/**
 * Adds starts to rows of days (`rowsJson`: day, interval, mode, starts, retained); new rows do not count as
 * parts.
 */
export const addRetainedStarts = statement('add_retained_starts', {
  values: {
    doctorId: of<number>,
    practiceId: of<number>,
    rowsJson: of<string>,
    source: of<'hand' | 'schedule'>,
  },
  sql: `
    insert into published_days (practice_id, day, interval_minutes, mode, doctor_id, starts, retained, is_part, source)
    select :practiceId::bigint, day, interval, mode, :doctorId::bigint, starts, retained, false, :source
    from jsonb_to_recordset(:rowsJson::jsonb)
      as retained_row(day date, interval smallint, mode text, starts smallint[], retained smallint[])
    order by day, interval, mode
    on conflict (practice_id, day, interval_minutes, mode) do update set
      starts = array(select distinct s from unnest(published_days.starts || excluded.starts) s order by s),
      retained = excluded.retained`,
});
