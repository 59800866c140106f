import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { listSlotTimes, overlapsAny } from '#domain/scheduling/day-parts.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { type DoctorHabits, findPublication } from './published-week.ts';

export const publishedDaysAhead = 14;

interface DemoDoctorRow {
  id: string;
  practice_id: string;
  phone: string;
  specialization: string;
  works_from: number;
  works_to: number;
  /** Days from today on that are already published, or holidays of the hospital: they must not be changed. */
  settled: string[];
  elsewhere: readonly { readonly day: string; readonly interval: number; readonly starts: number[] }[];
}

const toHabits = (row: DemoDoctorRow): DoctorHabits => ({
  phone: row.phone,
  specialization: row.specialization,
  worksFrom: row.works_from,
  worksTo: row.works_to,
});

function missingDays(row: DemoDoctorRow, today: string) {
  const settled = new Set(row.settled);
  const elsewhere = Map.groupBy(row.elsewhere, ({ day }) => day);
  return Array.from({ length: publishedDaysAhead + 1 }, (_, index) => addDays(today, index))
    .filter((day) => !settled.has(day))
    .map((day) => findPublication(toHabits(row), day))
    .filter((publication) => publication !== null)
    .map(({ day, interval, starts }) => ({
      practice_id: row.practice_id,
      doctor_id: row.id,
      day,
      interval_minutes: interval,
      starts: starts.filter(
        (from) => !overlapsAny({ from, to: from + interval }, listSlotTimes(elsewhere.get(day) ?? [])),
      ),
      source: 'hand',
    }));
}

const publishedDayColumns = {
  practice_id: 'bigint',
  doctor_id: 'bigint',
  day: 'date',
  interval_minutes: 'smallint',
  starts: 'smallint[]',
  source: 'text',
};

export const insertPublishedDays = (client: pg.ClientBase, rows: readonly Row[]) =>
  insertRows(client, 'published_days', publishedDayColumns, rows, true);

/**
 * Publishes the missing days from today to 14 days ahead at the main practices of the demo doctors. Skips
 * doctors with a weekly schedule, holidays, and times offered at other practices.
 */
export async function topUpDemoSlots(client: pg.ClientBase, now: Date, timeZone: string): Promise<void> {
  const today = toCalendarDay(now.getTime(), timeZone);
  const rows = await query<DemoDoctorRow>(
    client,
    `select d.id::text as id, main.id::text as practice_id, a.phone, d.specialization, main.works_from, main.works_to,
       array(
         select p.day::text from published_days p where p.practice_id = main.id and p.day >= :today::date
         union select day::text from hospital_holidays where hospital_id = main.hospital_id and day >= :today::date
       ) as settled,
       coalesce((
         select json_agg(json_build_object('day', p.day, 'interval', p.interval_minutes, 'starts', p.starts))
         from published_days p
         where p.doctor_id = d.id and p.practice_id <> main.id and p.day >= :today::date and p.starts <> '{}'
       ), '[]') as elsewhere
     from doctors d join accounts a on a.id = d.account_id join practices main on main.doctor_id = d.id and main.is_main
     where a.email like '%@demo.hams.example'
       and not exists (select from schedule_rules r where r.practice_id = main.id and r.ended_at is null)`,
    { today },
  );
  const missing = rows.flatMap((row) => missingDays(row, today));
  if (missing.length > 0) await insertPublishedDays(client, missing);
}
