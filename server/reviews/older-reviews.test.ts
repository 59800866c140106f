import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate } from '#server/platform/migrate.ts';
import { projectRoot } from '#server/platform/project-root.ts';

const migrations = join(projectRoot, 'db/migrations');

/** The migrations before this one, in a folder of their own. */
async function before(name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'hams-migrations-'));
  for (const file of (await readdir(migrations)).filter((one) => one < name))
    await cp(join(migrations, file), join(directory, file));
  return directory;
}

test('F-14 the reviews of a clinic that has worked for a while: those after a visit are verified and counted', async () => {
  const server = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database}`);
  const clinic = new pg.Client({ ...server, database });
  await clinic.connect();
  const older = await before('0010');
  try {
    await migrate(clinic, older);
    await clinic.query(`
      insert into doctors (name, email, phone, password_hash, gender, experience_years, medical_registration,
        specialization, hospital_name, basic_fee_paise, location, rating_sum, rating_count)
      select 'Dr. ' || n, 'x', n, 'x', 'Male', 3, 'x', 'Cardiology', 'Care', 1, point(78, 17), 8, 3
      from generate_series(1, 2) n;
      insert into patients (name, email, phone, password_hash, gender, date_of_birth)
      select 'P' || n, 'x', n, 'x', 'Female', '1990-01-01' from generate_series(1, 3) n;
      insert into reviews (doctor_id, patient_id, rating, comment, created_at, updated_at)
      select d, p, p + 1, 'Kind.', now(), now() from generate_series(1, 2) d, generate_series(1, 3) p;
      insert into appointments (doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
        pay_status, fee_paise, booked_at)
      values (1, 1, 'Care', now(), now() + interval '15 minutes', 'Completed', 'Fever', 'Offline', 'Unpaid', 1, now()),
        (1, 2, 'Care', now() + interval '1 hour', now() + interval '2 hours', 'Pending', 'Fever', 'Offline', 'Unpaid',
          1, now()),
        (1, 3, 'Care', now() - interval '1 hour', now(), 'Completed', 'Fever', 'Offline', 'Unpaid', 1, now())`);
    await migrate(clinic);
    const { rows: reviews } = await clinic.query(
      'select doctor_id as doctor, patient_id as patient from reviews where verified order by 1, 2',
    );
    expect(reviews).toEqual([
      { doctor: 1, patient: 1 },
      { doctor: 1, patient: 3 },
    ]);
    const { rows: sums } = await clinic.query('select rating_sum, rating_count from doctors order by id');
    expect(sums).toEqual([
      { rating_sum: 6, rating_count: 2 },
      { rating_sum: 0, rating_count: 0 },
    ]);
  } finally {
    await clinic.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
    await rm(older, { recursive: true });
  }
});
