import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { toPaise } from '#domain/platform/money.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import type { DemoHoliday } from './make-holidays.ts';
import type { DemoPractice } from './make-practices.ts';

const practiceColumns = {
  id: 'bigint',
  doctor_id: 'bigint',
  hospital_id: 'bigint',
  name: 'text',
  address: 'text',
  location: 'point',
  room: 'text',
  clinic_fee_paise: 'bigint',
  video_fee_paise: 'bigint',
  follow_up_fee_paise: 'bigint',
  follow_up_days: 'smallint',
  slot_minutes: 'smallint',
  modes: 'text[]',
  works_from: 'smallint',
  works_to: 'smallint',
  hospital_agreed_at: 'timestamptz',
};

const ruleColumns = {
  id: 'bigint',
  practice_id: 'bigint',
  weekdays: 'smallint[]',
  from_minutes: 'smallint',
  to_minutes: 'smallint',
  interval_minutes: 'smallint',
  mode: 'text',
  every_weeks: 'smallint',
  nth_of_month: 'smallint[]',
  valid_from: 'date',
  valid_to: 'date',
};

export async function insertPractices(
  client: pg.ClientBase,
  practices: readonly DemoPractice[],
  holidays: readonly DemoHoliday[],
  agreedAt: Date,
): Promise<Map<DemoPractice, number>> {
  const reserved = await reserveIds(client, 'practices', practices.length);
  const ids = new Map(practices.map((practice, index) => [practice, reserved[index] ?? 0]));
  const rows = practices.map((practice) => ({
    id: ids.get(practice),
    doctor_id: practice.doctor.id,
    hospital_id: practice.hospital?.id ?? null,
    name: practice.name,
    address: practice.address,
    location: `(${practice.longitude.toFixed(5)},${practice.latitude.toFixed(5)})`,
    room: practice.room,
    clinic_fee_paise: toPaise(practice.fees.clinic),
    video_fee_paise: practice.fees.video === null ? null : toPaise(practice.fees.video),
    follow_up_fee_paise: practice.fees.followUp ? toPaise(practice.fees.followUp.fee) : null,
    follow_up_days: practice.fees.followUp?.days ?? null,
    slot_minutes: practice.slotMinutes,
    modes: ['Offline', 'Online'],
    works_from: practice.doctor.worksFrom,
    works_to: practice.doctor.worksTo,
    hospital_agreed_at: practice.isAgreed ? agreedAt : null,
  }));
  await insertRows(client, 'practices', practiceColumns, rows);
  const holidayColumns = { hospital_id: 'bigint', day: 'date', name: 'text' };
  await insertRows(
    client,
    'hospital_holidays',
    holidayColumns,
    holidays.map(({ hospitalId: hospital_id, day, name }) => ({ hospital_id, day, name })),
  );
  const rules = practices.flatMap((practice) => practice.rules.map((rule) => ({ practice, rule })));
  const ruleIds = await reserveIds(client, 'schedule_rules', rules.length);
  await insertRows(
    client,
    'schedule_rules',
    ruleColumns,
    rules.map(({ practice, rule }, index) => ({
      id: ruleIds[index],
      practice_id: ids.get(practice),
      weekdays: rule.weekdays,
      from_minutes: rule.from,
      to_minutes: rule.to,
      interval_minutes: rule.interval,
      mode: rule.mode,
      every_weeks: rule.everyWeeks,
      nth_of_month: rule.nthOfMonth,
      valid_from: rule.validFrom,
      valid_to: rule.validTo,
    })),
  );
  return ids;
}

/**
 * The demo has already published the days of the schedules; the job of server/scheduling/schedules/ continues
 * from there.
 */
export const markSchedulesPublished = (client: pg.ClientBase, today: string) =>
  query(client, 'update published_schedules set until = :until', {
    until: addDays(today, scheduleAheadDays),
  });
