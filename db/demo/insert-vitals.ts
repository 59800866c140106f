import type pg from 'pg';
import { toInstant } from '#domain/platform/calendar-days.ts';
import { insertRows } from './insert-rows.ts';

/**
 * A day whose checkup the dashboard shows: the pulse every hour from 9 AM to 2 PM, the other values at its
 * end.
 */
const checkupDay = '2025-07-01';
const pulse = [75, 80, 78, 82, 85, 79];
const everythingElse = {
  systolic_mmhg: 120,
  diastolic_mmhg: 80,
  blood_sugar_mg_dl: 98,
  weight_lbs: 154,
  temperature_c: 36.8,
};

const vitalsColumns = {
  patient_id: 'bigint',
  measured_at: 'timestamptz',
  heart_rate_bpm: 'smallint',
  systolic_mmhg: 'smallint',
  diastolic_mmhg: 'smallint',
  blood_sugar_mg_dl: 'smallint',
  weight_lbs: 'numeric',
  temperature_c: 'numeric',
};

export async function insertDemoVitals(
  client: pg.ClientBase,
  patientId: number,
  timeZone: string,
): Promise<void> {
  const rows = pulse.map((bpm, index) => ({
    patient_id: patientId,
    measured_at: new Date(toInstant(checkupDay, (9 + index) * 60, timeZone)).toISOString(),
    heart_rate_bpm: bpm,
    ...(index === pulse.length - 1 && everythingElse),
  }));
  await insertRows(client, 'vitals', vitalsColumns, rows);
}
