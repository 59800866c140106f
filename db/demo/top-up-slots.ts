import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { insertRows } from './insert-rows.ts';
import { type DoctorHabits, publicationOf } from './published-week.ts';

/** How many days ahead demo doctors publish. */
export const publishedDaysAhead = 14;

interface DemoDoctorRow {
  id: string;
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
    .map(({ day, interval, starts }) => ({ doctor_id: row.id, day, interval_minutes: interval, starts }));
}

export const publishedSlotColumns = {
  doctor_id: 'bigint',
  day: 'date',
  interval_minutes: 'smallint',
  starts: 'smallint[]',
};

/** Publishes the missing days from today to 14 days ahead for the demo doctors. */
export async function topUpDemoSlots(client: pg.ClientBase, now: Date, timeZone: string): Promise<void> {
  const today = dayAt(now.getTime(), timeZone);
  const rows = await query<DemoDoctorRow>(
    client,
    `select d.id::text as id, d.phone, d.specialization, d.works_from, d.works_to,
       array(select p.day::text from published_slots p where p.doctor_id = d.id and p.day >= :today::date)
         as published
     from doctors d where d.email like '%@demo.hams.example'`,
    { today },
  );
  const missing = rows.flatMap((row) => missingDays(row, today));
  if (missing.length > 0) await insertRows(client, 'published_slots', publishedSlotColumns, missing, true);
}
