import { statement } from '#server/platform/database.ts';

export const insertVitals = statement<
  never,
  [
    patientId: number,
    measuredAt: Date,
    systolic: number | null,
    diastolic: number | null,
    heartRate: number | null,
    bloodSugar: number | null,
    weight: number | null,
    temperature: number | null,
  ]
>(
  'insert_vitals',
  `insert into vitals (patient_id, measured_at, systolic_mmhg, diastolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl,
     weight_lbs, temperature_c)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface LatestVitalsRow {
  /** Null when nothing was ever measured: everything else is null then too. */
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

/** The newest value of each kind: people do not measure everything every time. */
export const latestVitals = statement<LatestVitalsRow, [patientId: number]>(
  'latest_vitals',
  `select max(measured_at) as measured_at, ${newest('systolic_mmhg')} as systolic,
     ${newest('diastolic_mmhg')} as diastolic, ${newest('heart_rate_bpm')} as heart_rate,
     ${newest('blood_sugar_mg_dl')} as blood_sugar, ${newest('weight_lbs')}::float as weight,
     ${newest('temperature_c')}::float as temperature
   from vitals where patient_id = $1`,
);

/** The last heart rates, newest first. */
export const lastHeartRates = statement<
  { measured_at: Date; bpm: number },
  [patientId: number, atMost: number]
>(
  'last_heart_rates',
  `select measured_at, heart_rate_bpm as bpm from vitals
   where patient_id = $1 and heart_rate_bpm is not null
   order by measured_at desc, id desc limit $2`,
);
