import { query } from '#db/statement.ts';
import { type TestApp, thursday } from './app.ts';
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

interface Practice {
  readonly name?: string;
  /** One that agreed to be named. */
  readonly hospital?: number;
  readonly room?: string;
  readonly feePaise?: number;
}

/** Another practice of the doctor: 500 rupees in the clinic if not said otherwise, 400 by video. */
export const insertPractice = (hams: TestApp, doctor: TestPerson, practice: Practice = {}) =>
  idFrom(
    hams,
    `insert into practices (doctor_id, name, location, room, clinic_fee_paise, video_fee_paise, hospital_id,
       hospital_agreed_at)
     values (:id, :name, point(76.3, 9.98), :room, :feePaise, 40000, :hospital,
       case when :hospital::bigint is not null then now() end) returning id`,
    { id: doctor.id, name: 'Evening Clinic', room: '', feePaise: 50_000, hospital: null, ...practice },
  );

export const insertPublishedDay = (
  { db }: TestApp,
  practice: number,
  day: { readonly starts: readonly number[]; readonly day?: string; readonly minutes?: number },
) =>
  query(
    db.pool,
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
     select id, doctor_id, :day, :minutes, :starts from practices where id = :practice`,
    { practice, day: thursday, minutes: 15, ...day },
  );

interface ScheduleRule {
  readonly from: number;
  readonly to: number;
  readonly weekdays?: readonly number[];
  readonly minutes?: number;
  readonly validFrom?: string;
}

/** On each day of each week if not said otherwise. */
export const insertScheduleRule = ({ db }: TestApp, practice: number, rule: ScheduleRule) =>
  query(
    db.pool,
    `insert into schedule_rules (practice_id, weekdays, from_minutes, to_minutes, interval_minutes, every_weeks, valid_from)
     values (:practice, :weekdays, :from, :to, :minutes, 1, :validFrom)`,
    { practice, weekdays: [1, 2, 3, 4, 5, 6, 7], minutes: 30, validFrom: '2026-01-01', ...rule },
  );
