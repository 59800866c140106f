import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { type ClinicSize, countPatients } from './clinic-size.ts';
import { inventDoctors, inventPatients } from './invent-people.ts';
import { inventEvents, inventPrescriptions, inventVisits, publishDays } from './invent-visits.ts';
import { withoutIndexes } from './without-indexes.ts';

export const password = 'monsoon-42';

/**
 * Fills an empty, migrated database in one transaction. The server generates the rows itself, as fast as COPY
 * but without sending data. Constraints are checked but triggers do not run, so a million visits produce no
 * live updates. Needs a superuser. `report` receives each step and its seconds.
 */
export async function inventClinic(
  client: pg.ClientBase,
  size: ClinicSize,
  report: (step: string, seconds: number) => void = () => {},
): Promise<void> {
  const today = toCalendarDay(Date.now(), 'Asia/Kolkata');
  // Same cost as in server/platform/passwords.ts, so that a login takes as long as in production.
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const step = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    report(what, (performance.now() - began) / 1000);
  };
  await client.query('begin');
  await client.query(
    "set local session_replication_role = replica; set local maintenance_work_mem = '512MB'",
  );
  await client.query('select setseed(0.5)');
  await step(`${size.doctors} doctors`, () => inventDoctors(client, size, passwordHash));
  await step(`${countPatients(size)} patients`, () =>
    inventPatients(client, { doctors: size.doctors, patients: countPatients(size) }, passwordHash),
  );
  await step(`${size.days} days of slots`, () => publishDays(client, size, today));
  await step(`${size.appointments} appointments`, () =>
    withoutIndexes(client, 'appointments', () => inventVisits(client, size, today)),
  );
  await step('their events', () => withoutIndexes(client, 'appointment_events', () => inventEvents(client)));
  await client.query('set local session_replication_role = origin');
  await step('prescriptions', () => inventPrescriptions(client, 2000));
  for (const table of ['accounts', 'doctors', 'practices', 'patients', 'appointments'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
    );
  await client.query('commit');
  await step('vacuum analyze', () => client.query('vacuum analyze'));
}
