import { of, statement } from '#db/statement.ts';

export const insertVitals = statement('insert_vitals', {
  values: {
    patientId: of<number>,
    measuredAt: of<Date>,
    systolic: of<number | null>,
    diastolic: of<number | null>,
    heartRate: of<number | null>,
    bloodSugar: of<number | null>,
    weight: of<number | null>,
    temperature: of<number | null>,
  },
  sql: `
    insert into vitals (
      patient_id, measured_at,
      systolic_mmhg, diastolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl, weight_lbs, temperature_c
    )
    values (
      :patientId, :measuredAt,
      :systolic, :diastolic, :heartRate, :bloodSugar, :weight, :temperature
    )`,
});

export interface LatestVitalsRow {
  /** Null without any measurement; then everything else is null too. */
  measured_at: Date | null;
  systolic: number | null;
  diastolic: number | null;
  heart_rate: number | null;
  blood_sugar: number | null;
  weight: number | null;
  temperature: number | null;
}

const newest = (column: string) =>
  `(array_agg(${column} order by measured_at desc, id desc) filter (where ${column} is not null))[1]`;

/** The newest value of each kind, which may be from different measurements. */
export const latestVitals = statement('latest_vitals', {
  values: { patientId: of<number> },
  row: of<LatestVitalsRow>,
  sql: `
    select max(measured_at) as measured_at, ${newest('systolic_mmhg')} as systolic,
      ${newest('diastolic_mmhg')} as diastolic, ${newest('heart_rate_bpm')} as heart_rate,
      ${newest('blood_sugar_mg_dl')} as blood_sugar, ${newest('weight_lbs')}::float as weight,
      ${newest('temperature_c')}::float as temperature
    from vitals where patient_id = :patientId`,
});

/** The last heart rates, newest first. */
export const lastHeartRates = statement('last_heart_rates', {
  values: { patientId: of<number>, atMost: of<number> },
  row: of<{ measured_at: Date; bpm: number }>,
  sql: `
    select measured_at, heart_rate_bpm as bpm from vitals
    where patient_id = :patientId and heart_rate_bpm is not null
    order by measured_at desc, id desc limit :atMost`,
});
