import type pg from 'pg';
import { insertRows, type Row } from '#db/insert-rows.ts';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { listSlotTimes, overlapsAny } from '#domain/scheduling/day-parts.ts';
import { type DoctorHabits, findMainPublication } from './published-week.ts';

export const publishedDaysAhead = 14;

interface DemoDoctorRow extends DoctorHabits {
  readonly doctorId: string;
  readonly practiceId: string;
  /** Days from today on that are already published, or holidays of the hospital: they must not be changed. */
  readonly settled: readonly string[];
  readonly elsewhere: readonly {
    readonly day: string;
    readonly interval: number;
    readonly starts: number[];
  }[];
}

function listMissingDays(row: DemoDoctorRow, today: string): Row[] {
  const { doctorId, practiceId, settled, elsewhere } = row;
  return Array.from({ length: publishedDaysAhead + 1 }, (_, index) => addDays(today, index)).flatMap(
    (day) => {
      const publication = settled.includes(day) ? null : findMainPublication(row, day);
      if (!publication) return [];
      const { interval } = publication;
      const taken = listSlotTimes(elsewhere.filter((one) => one.day === day));
      const starts = publication.starts.filter((from) => !overlapsAny({ from, to: from + interval }, taken));
      return [{ practiceId, doctorId, day, intervalMinutes: interval, starts, source: 'hand' }];
    },
  );
}

export const insertPublishedDays = (client: pg.ClientBase, rows: readonly Row[]) =>
  insertRows(client, 'published_days', rows, 'on conflict do nothing');

/**
 * Publishes the missing days from today to 14 days ahead at the main practices of the demo doctors. Skips
 * doctors with a weekly schedule, holidays, and times offered at other practices.
 */
export async function topUpDemoSlots(client: pg.ClientBase, now: Date, timeZone: string): Promise<void> {
  const today = toCalendarDay(now.getTime(), timeZone);
  const rows = await query<DemoDoctorRow>(
    client,
    `select d.id::text as "doctorId", main.id::text as "practiceId", a.phone, d.specialization,
       main.works_from as "worksFrom", main.works_to as "worksTo",
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
  await insertPublishedDays(
    client,
    rows.flatMap((row) => listMissingDays(row, today)),
  );
}
