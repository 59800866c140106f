import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { PartMode } from '#domain/scheduling/day-parts.ts';
import type { NthOfMonth } from '#domain/scheduling/weekly-schedule.ts';

const slotHoldingStatusesSql = literalsSql(slotOccupyingStatuses);

export interface RuleRow {
  id: number;
  practice_id: number;
  practice_name: string;
  weekdays: number[];
  from_minutes: number;
  to_minutes: number;
  interval_minutes: number;
  mode: PartMode;
  every_weeks: number | null;
  nth_of_month: NthOfMonth[] | null;
  valid_from: string;
  valid_to: string | null;
}

/** Present and future rules of all practices, oldest first. */
export const listRules = statement('list_rules', {
  values: { doctorId: of<number>, from: of<string> },
  row: of<RuleRow>,
  sql: `
    select r.id, r.practice_id, p.name as practice_name, r.weekdays, r.from_minutes, r.to_minutes, r.interval_minutes,
      r.mode, r.every_weeks, r.nth_of_month, r.valid_from, r.valid_to
    from practices p join schedule_rules r on r.practice_id = p.id
    where p.doctor_id = :doctorId and p.ended_at is null and r.ended_at is null
      and (r.valid_to is null or r.valid_to >= :from)
    order by r.id`,
});

export interface PracticeRow {
  id: number;
  name: string;
  modes: string[];
  is_main: boolean;
}

export const listOpenPractices = statement('list_open_practices_of_schedules', {
  values: { doctorId: of<number> },
  row: of<PracticeRow>,
  sql: `
    select id, name, modes, is_main from practices where doctor_id = :doctorId and ended_at is null
    order by is_main desc, id`,
});

export interface PublishedRow {
  practice_id: number;
  day: string;
  interval_minutes: number;
  mode: PartMode;
  starts: number[];
  source: 'hand' | 'schedule';
}

/** Includes rows that offer nothing. */
export const listPublishedRows = statement('list_published_rows', {
  values: { doctorId: of<number>, from: of<string>, to: of<string> },
  row: of<PublishedRow>,
  sql: `
    select practice_id, day, interval_minutes, mode, starts, source from published_days
    where doctor_id = :doctorId and day between :from and :to
    order by day, practice_id, interval_minutes, mode`,
});

export interface HolidayRow {
  practice_id: number;
  day: string;
  name: string;
}

export const listHolidays = statement('list_holidays', {
  values: { doctorId: of<number>, from: of<string>, to: of<string> },
  row: of<HolidayRow>,
  sql: `
    select p.id as practice_id, h.day, h.name
    from practices p join hospital_holidays h on h.hospital_id = p.hospital_id
    where p.doctor_id = :doctorId and p.ended_at is null and h.day between :from and :to
    order by h.day, p.id`,
});

export interface VisitRow {
  id: number;
  practice_id: number;
  day: string;
  start: number;
  length: number;
  status: string;
}

export const listVisits = statement('list_visits', {
  values: { doctorId: of<number>, from: of<string>, to: of<string>, timeZone: of<string> },
  row: of<VisitRow>,
  sql: `
    select a.id, a.practice_id,
      (a.starts_at at time zone :timeZone)::date as day,
      (extract(epoch from (a.starts_at at time zone :timeZone)::time) / 60)::int as start,
      (extract(epoch from a.ends_at - a.starts_at) / 60)::int as length, a.status
    from appointments a
    where a.doctor_id = :doctorId
      and a.starts_at >= :from::date::timestamp at time zone :timeZone
      and a.starts_at < (:to::date + 1)::timestamp at time zone :timeZone
      and a.status in (${slotHoldingStatusesSql})
    order by a.starts_at`,
});

const ruleValues = {
  practiceId: of<number>,
  weekdays: of<readonly number[]>,
  from: of<number>,
  to: of<number>,
  interval: of<number>,
  mode: of<PartMode>,
  everyWeeks: of<number | null>,
  nthOfMonth: of<readonly NthOfMonth[] | null>,
  validFrom: of<string>,
  validTo: of<string | null>,
};

export const insertRule = statement('insert_rule', {
  values: { ...ruleValues, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    insert into schedule_rules (practice_id, weekdays, from_minutes, to_minutes, interval_minutes, mode, every_weeks,
      nth_of_month, valid_from, valid_to, created_at)
    values (:practiceId, :weekdays, :from, :to, :interval, :mode, :everyWeeks, :nthOfMonth, :validFrom, :validTo, :now)
    returning id`,
});

export const updateRule = statement('update_rule', {
  values: { ...ruleValues, ruleId: of<number> },
  sql: `
    update schedule_rules set practice_id = :practiceId, weekdays = :weekdays, from_minutes = :from, to_minutes = :to,
      interval_minutes = :interval, mode = :mode, every_weeks = :everyWeeks, nth_of_month = :nthOfMonth,
      valid_from = :validFrom, valid_to = :validTo
    where id = :ruleId`,
});

export const endRule = statement('end_rule', {
  values: { ruleId: of<number>, now: of<Date> },
  sql: 'update schedule_rules set ended_at = :now where id = :ruleId',
});

/** Returns a day that was published by hand to the schedule. */
export const markDayScheduled = statement('mark_day_scheduled', {
  values: { practiceId: of<number>, day: of<string> },
  sql: "update published_days set source = 'schedule' where practice_id = :practiceId and day = :day",
});

export const listSlotsClosedByLeave = statement('list_slots_closed_by_leave', {
  values: { doctorId: of<number>, from: of<string>, to: of<string>, timeZone: of<string> },
  row: of<{ practice_id: number; day: string; start: number }>,
  sql: `
    select p.practice_id, p.day, start::int from published_days p, unnest(p.starts) as start,
      lateral (select (p.day + make_interval(mins => start)) at time zone :timeZone as begins) as slot
    where p.doctor_id = :doctorId and p.day between :from and :to
      and leave_closes(p.doctor_id, begins, begins + make_interval(mins => p.interval_minutes))`,
});
