import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { type DoctorHabits, publicationOf } from './published-week.ts';

/** How many days ahead demo doctors publish. */
export const publishedDaysAhead = 14;

interface DemoDoctorRow {
  id: string;
  /** The main one. */
  practice_id: string;
  phone: string;
  specialization: string;
  works_from: number;
  works_to: number;
  /** Days from today on that are published already and must not be changed. */
  published: string[];
}

const habitsOf = (row: DemoDoctorRow): DoctorHabits => ({
  phone: row.phone,
  specialization: row.specialization,
  worksFrom: row.works_from,
  worksTo: row.works_to,
});

function missingDays(row: DemoDoctorRow, today: string) {
  const published = new Set(row.published);
  return Array.from({ length: publishedDaysAhead + 1 }, (_, index) => addDays(today, index))
    .filter((day) => !published.has(day))
    .map((day) => publicationOf(habitsOf(row), day))
    .filter((publication) => publication !== null)
    .map(({ day, interval, starts }) => ({
      practice_id: row.practice_id,
      doctor_id: row.id,
      day,
      interval_minutes: interval,
      starts,
    }));
}

const publishedDayColumns = {
  practice_id: 'bigint',
  doctor_id: 'bigint',
  day: 'date',
  interval_minutes: 'smallint',
  starts: 'smallint[]',
};

/** Publishes days, each a row with the columns above. */
export const insertPublishedDays = (client: pg.ClientBase, rows: readonly Row[]) =>
  insertRows(client, 'published_days', publishedDayColumns, rows, true);

/** Publishes the missing days from today to 14 days ahead for the demo doctors. */
export async function topUpDemoSlots(client: pg.ClientBase, now: Date, timeZone: string): Promise<void> {
  const today = dayAt(now.getTime(), timeZone);
  const rows = await query<DemoDoctorRow>(
    client,
    `select d.id::text as id, main.id::text as practice_id, d.phone, d.specialization, d.works_from, d.works_to,
       array(select p.day::text from published_days p where p.practice_id = main.id and p.day >= :today::date)
         as published
     from doctors d join practices main on main.doctor_id = d.id and main.is_main where d.email like '%@demo.hams.example'`,
    { today },
  );
  const missing = rows.flatMap((row) => missingDays(row, today));
  if (missing.length > 0) await insertPublishedDays(client, missing);
}
