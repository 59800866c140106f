import { of, statement } from '#db/statement.ts';
import { slotHoldingStatuses } from '#domain/appointment-life.ts';
import type { SlotInterval } from '#domain/slot-grid.ts';

/** The statuses that hold a slot, for SQL. */
const held = slotHoldingStatuses.map((status) => `'${status}'`).join(', ');

export interface DoctorDayRow {
  doctor_id: number;
  day: string;
  interval_minutes: number;
  starts: number[];
  /** Minutes from midnight; each pair is a time that an appointment holds. */
  held_from: number[] | null;
  held_to: number[] | null;
}

/** Days `p` with the times that appointments hold. */
const daysWithHeldTimes = `
  select p.doctor_id, p.day, p.interval_minutes, p.starts, h.held_from, h.held_to
  from published_slots p
  left join lateral (
    select array_agg((extract(epoch from a.starts_at at time zone :timeZone - p.day) / 60)::int) as held_from,
           array_agg((extract(epoch from a.ends_at   at time zone :timeZone - p.day) / 60)::int) as held_to
    from appointments a
    where a.doctor_id = p.doctor_id
      and a.starts_at >= p.day::timestamp at time zone :timeZone
      and a.starts_at < (p.day + 1)::timestamp at time zone :timeZone
      and a.status in (${held})
  ) h on true`;

/** What a doctor published on the days from `from` to `to`, with the times that appointments hold. */
export const daysOfDoctor = statement('days_of_doctor', {
  values: { doctorId: of<number>, from: of<string>, to: of<string>, timeZone: of<string> },
  row: of<DoctorDayRow>,
  sql: `${daysWithHeldTimes} where p.doctor_id = :doctorId and p.day between :from and :to order by p.day`,
});

/** The same of several doctors. Of one it is slower: PostgreSQL then plans it again for each call. */
export const daysOfDoctors = statement('days_of_doctors', {
  values: { doctorIds: of<readonly number[]>, from: of<string>, to: of<string>, timeZone: of<string> },
  row: of<DoctorDayRow>,
  sql: `
    ${daysWithHeldTimes}
    where p.doctor_id = any(:doctorIds::bigint[]) and p.day between :from and :to
    order by p.doctor_id, p.day`,
});

export const publishedFrom = statement('published_from', {
  values: { doctorId: of<number>, from: of<string> },
  row: of<{ day: string; interval_minutes: number; starts: number[] }>,
  sql: `
    select day, interval_minutes, starts from published_slots
    where doctor_id = :doctorId and day >= :from order by day`,
});

/** A day's list, locked against replacement until the transaction ends. */
export const lockedDay = statement('locked_day', {
  values: { doctorId: of<number>, day: of<string> },
  row: of<{ interval_minutes: SlotInterval; starts: number[] }>,
  sql: `
    select interval_minutes, starts from published_slots
    where doctor_id = :doctorId and day = :day for share`,
});

/**
 * Gives all days the same list and locks their rows in order of the days: bookings of those days wait until
 * the transaction ends.
 */
export const replaceDays = statement('replace_days', {
  values: {
    doctorId: of<number>,
    days: of<readonly string[]>,
    interval: of<number>,
    starts: of<readonly number[]>,
  },
  sql: `
    insert into published_slots (doctor_id, day, interval_minutes, starts)
    select :doctorId::bigint, day, :interval::smallint, :starts::smallint[]
    from unnest(:days::date[]) as day order by day
    on conflict (doctor_id, day) do update set interval_minutes = :interval, starts = :starts`,
});

/** Adds the starts of live appointments to days that this transaction has locked; returns the lists. */
export const keepHeldStarts = statement('keep_held_starts', {
  values: { doctorId: of<number>, days: of<readonly string[]>, timeZone: of<string> },
  row: of<{ day: string; starts: number[] }>,
  sql: `
    update published_slots p set starts = (
      select coalesce(array_agg(distinct start order by start), '{}') from (
        select unnest(p.starts) as start
        union all
        select (extract(epoch from a.starts_at at time zone :timeZone - p.day) / 60)::smallint
        from appointments a
        where a.doctor_id = p.doctor_id
          and a.starts_at >= p.day::timestamp at time zone :timeZone
          and a.starts_at < (p.day + 1)::timestamp at time zone :timeZone
          and a.status in (${held})
      ) every_start
    )
    where p.doctor_id = :doctorId and p.day = any(:days::date[])
    returning day, starts`,
});
