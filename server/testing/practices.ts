import { query } from '#db/statement.ts';
import type { TestApp } from './app.ts';
import type { TestPerson } from './people.ts';

async function idFrom(
  { db }: Pick<TestApp, 'db'>,
  sql: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const [practice] = await query<{ id: number }>(db.pool, sql, values);
  if (!practice) throw new Error('No such practice');
  return practice.id;
}

export const findMainPractice = (hams: Pick<TestApp, 'db'>, doctor: Pick<TestPerson, 'id'>) =>
  idFrom(hams, 'select id from practices where doctor_id = :id and is_main', { id: doctor.id });

/** Another practice of the doctor: 500 rupees in the clinic, 400 by video. */
export const newPractice = (hams: TestApp, doctor: TestPerson, name = 'Evening Clinic') =>
  idFrom(
    hams,
    `insert into practices (doctor_id, name, location, clinic_fee_paise, video_fee_paise)
     values (:id, :name, point(76.3, 9.98), 50000, 40000) returning id`,
    { id: doctor.id, name },
  );
