import { of, statement } from '#db/statement.ts';
import type { PartMode } from '#domain/scheduling/day-parts.ts';
import { occupiesDoctorSlotSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { slotsDuringLeaveSql } from './slots-during-leave-sql.ts';

export interface PartRow {
  doctor_id: number;
  practice_id: number;
  is_main: boolean;
  is_only: boolean;
  day: string;
  interval: number;
  /** Modes that both the part and the practice offer; null if none. */
  mode: PartMode | null;
  starts: number[];
  retained: number[];
  is_part: boolean;
}

/** Adds the times of the doctor's whole day that appointments and reservations occupy. */
export interface PartWithHeldTimes extends PartRow {
  /** Minutes from midnight; each pair with `held_to` is an occupied time. */
  held_from: number[] | null;
  held_to: number[] | null;
}

/**
 * Expects a row `p` of published_days and its practice `pr`. Rows that offer nothing and are no part of their
 * day are left out.
 */
const partColumnsSql = `p.doctor_id, p.practice_id, pr.is_main,
  not exists (
    select from practices other
    where other.doctor_id = p.doctor_id and other.id <> p.practice_id and other.ended_at is null
  ) as is_only, p.day, p.interval_minutes as interval,
  case when p.mode = 'Any' and cardinality(pr.modes) = 1 then pr.modes[1] when p.mode = 'Any' or p.mode = any(pr.modes) then p.mode
  end as mode, p.starts, p.retained, p.is_part`;
const partSourcesSql = `published_days p join practices pr on pr.id = p.practice_id`;
const hasContentSql = `(p.is_part or p.retained <> '{}')`;

const partsWithHeldTimes = `
  select ${partColumnsSql}, h.held_from, h.held_to
  from ${partSourcesSql}
  left join lateral (
    select array_agg((extract(epoch from a.starts_at at time zone :timeZone - p.day) / 60)::int) as held_from,
           array_agg((extract(epoch from a.ends_at   at time zone :timeZone - p.day) / 60)::int) as held_to
    from (
      select a.starts_at, a.ends_at from appointments a
      where a.doctor_id = p.doctor_id
        and a.starts_at >= p.day::timestamp at time zone :timeZone
        and a.starts_at < (p.day + 1)::timestamp at time zone :timeZone
        and ${occupiesDoctorSlotSql('a')}
      union all ${slotsDuringLeaveSql}
    ) a
  ) h on true`;

export const listDoctorDays = statement('list_doctor_days', {
  values: { doctorId: of<number>, from: of<string>, to: of<string>, timeZone: of<string>, now: of<Date> },
  row: of<PartWithHeldTimes>,
  sql: `
    ${partsWithHeldTimes}
    where p.doctor_id = :doctorId and p.day between :from and :to and ${hasContentSql}
    order by p.day, pr.is_main desc, p.practice_id`,
});

/** Slower for a single doctor than `listDoctorDays`, because PostgreSQL plans it again for each call. */
export const listDaysOfManyDoctors = statement('list_days_of_many_doctors', {
  values: {
    doctorIds: of<readonly number[]>,
    from: of<string>,
    to: of<string>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<PartWithHeldTimes>,
  sql: `
    ${partsWithHeldTimes}
    where p.doctor_id = any(:doctorIds::bigint[]) and p.day between :from and :to and ${hasContentSql}
    order by p.doctor_id, p.day`,
});

export const listPublishedFrom = statement('list_published_from', {
  values: { doctorId: of<number>, from: of<string> },
  row: of<PartRow>,
  sql: `
    select ${partColumnsSql} from ${partSourcesSql}
    where p.doctor_id = :doctorId and p.day >= :from and ${hasContentSql}
    order by p.day, pr.is_main desc, p.practice_id, p.interval_minutes, p.mode`,
});
