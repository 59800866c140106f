import { slotHoldingStatuses } from '#domain/appointment-life.ts';
import type { SlotInterval } from '#domain/slot-grid.ts';
import { statement } from '#server/platform/database.ts';

/** The statuses that hold a slot, as SQL; the list itself stands in domain/ alone. */
const held = slotHoldingStatuses.map((status) => `'${status}'`).join(', ');

export interface DoctorDayRow {
  doctor_id: number;
  day: string;
  interval_minutes: number;
  starts: number[];
  /** Minutes from midnight between which appointments hold the doctor, pairwise. */
  held_from: number[] | null;
  held_to: number[] | null;
}

/** What doctors published on the days from `from` to `to`, with the times that appointments hold. */
export const doctorDays = statement<
  DoctorDayRow,
  [doctorIds: readonly number[], from: string, to: string, timeZone: string]
>(
  'doctor_days',
  `select p.doctor_id, p.day, p.interval_minutes, p.starts, h.held_from, h.held_to
   from published_slots p
   left join lateral (
     select array_agg((extract(epoch from a.starts_at at time zone $4 - p.day) / 60)::int) as held_from,
            array_agg((extract(epoch from a.ends_at   at time zone $4 - p.day) / 60)::int) as held_to
     from appointments a
     where a.doctor_id = p.doctor_id
       and a.starts_at >= p.day::timestamp at time zone $4
       and a.starts_at < (p.day + 1)::timestamp at time zone $4
       and a.status in (${held})
   ) h on true
   where p.doctor_id = any($1::bigint[]) and p.day between $2 and $3
   order by p.doctor_id, p.day`,
);

export const publishedFrom = statement<
  { day: string; interval_minutes: number; starts: number[] },
  [doctorId: number, from: string]
>(
  'published_from',
  'select day, interval_minutes, starts from published_slots where doctor_id = $1 and day >= $2 order by day',
);

/** A day's list as it stands; it cannot be replaced before the transaction ends. */
export const lockedDay = statement<
  { interval_minutes: SlotInterval; starts: number[] },
  [doctorId: number, day: string]
>(
  'locked_day',
  'select interval_minutes, starts from published_slots where doctor_id = $1 and day = $2 for share',
);

/**
 * Gives each of the days one and the same list and locks their rows, the earliest first: bookings of those days wait
 * until the transaction ends.
 */
export const replaceDays = statement<
  never,
  [doctorId: number, days: readonly string[], interval: number, starts: readonly number[]]
>(
  'replace_days',
  `insert into published_slots (doctor_id, day, interval_minutes, starts)
   select $1::bigint, day, $3::smallint, $4::smallint[] from unnest($2::date[]) as day order by day
   on conflict (doctor_id, day) do update set interval_minutes = $3, starts = $4`,
);

/** Adds the starts of live appointments to days that this transaction has locked; answers the days' lists. */
export const keepHeldStarts = statement<
  { day: string; starts: number[] },
  [doctorId: number, days: readonly string[], timeZone: string]
>(
  'keep_held_starts',
  `update published_slots p set starts = (
     select coalesce(array_agg(distinct start order by start), '{}') from (
       select unnest(p.starts) as start
       union all
       select (extract(epoch from a.starts_at at time zone $3 - p.day) / 60)::smallint
       from appointments a
       where a.doctor_id = p.doctor_id
         and a.starts_at >= p.day::timestamp at time zone $3
         and a.starts_at < (p.day + 1)::timestamp at time zone $3
         and a.status in (${held})
     ) every_start
   )
   where p.doctor_id = $1 and p.day = any($2::date[])
   returning day, starts`,
);
