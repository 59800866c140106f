import { of, statement } from '#db/statement.ts';
import type { SugarTime } from '#domain/clinical/vitals.ts';

export const insertVitals = statement('insert_vitals', {
  values: {
    patientId: of<number>,
    measuredAt: of<Date>,
    /** Membership of the nurse; null: the patient. */
    recordedBy: of<number | null>,
    systolic: of<number | null>,
    diastolic: of<number | null>,
    heartRate: of<number | null>,
    bloodSugar: of<number | null>,
    sugarWhen: of<SugarTime | null>,
    weight: of<number | null>,
    temperature: of<number | null>,
    oxygenSaturation: of<number | null>,
    respiratoryRate: of<number | null>,
    height: of<number | null>,
  },
  sql: `
    insert into vitals (
      patient_id, measured_at, recorded_by,
      systolic_mmhg, diastolic_mmhg, heart_rate_bpm, blood_sugar_mg_dl, blood_sugar_when,
      weight_lbs, temperature_c, oxygen_saturation_percent, respiratory_rate_bpm, height_cm
    )
    values (
      :patientId, :measuredAt, :recordedBy,
      :systolic, :diastolic, :heartRate, :bloodSugar, :sugarWhen,
      :weight, :temperature, :oxygenSaturation, :respiratoryRate, :height
    )`,
});

export interface VitalsRow {
  systolic: number | null;
  diastolic: number | null;
  heart_rate: number | null;
  blood_sugar: number | null;
  sugar_when: SugarTime | null;
  weight: number | null;
  temperature: number | null;
  oxygen_saturation: number | null;
  respiratory_rate: number | null;
  height: number | null;
}
/** All columns are null without any measurement. */
type LatestVitalsRow = VitalsRow & {
  measured_at: Date | null;
  pressure_at: Date | null;
  heart_rate_at: Date | null;
  sugar_at: Date | null;
  weight_at: Date | null;
  temperature_at: Date | null;
  oxygen_at: Date | null;
  respiratory_at: Date | null;
  height_at: Date | null;
};

const newest = (column: string, of = column) =>
  `(array_agg(${column} order by measured_at desc, id desc) filter (where ${of} is not null))[1]`;

/** The latest value of each kind, possibly from different measurements. */
export const findLatestVitals = statement('find_latest_vitals', {
  values: { patientId: of<number> },
  row: of<LatestVitalsRow>,
  sql: `
    select max(measured_at) as measured_at, ${newest('systolic_mmhg')} as systolic,
      ${newest('diastolic_mmhg')} as diastolic, ${newest('heart_rate_bpm')} as heart_rate,
      ${newest('blood_sugar_mg_dl')} as blood_sugar,
      ${newest('blood_sugar_when', 'blood_sugar_mg_dl')} as sugar_when, ${newest('weight_lbs')}::float as weight,
      ${newest('temperature_c')}::float as temperature, ${newest('measured_at', 'systolic_mmhg')} as pressure_at,
      ${newest('measured_at', 'heart_rate_bpm')} as heart_rate_at,
      ${newest('measured_at', 'blood_sugar_mg_dl')} as sugar_at,
      ${newest('measured_at', 'weight_lbs')} as weight_at,
      ${newest('measured_at', 'temperature_c')} as temperature_at,
      ${newest('oxygen_saturation_percent')} as oxygen_saturation,
      ${newest('measured_at', 'oxygen_saturation_percent')} as oxygen_at,
      ${newest('respiratory_rate_bpm')} as respiratory_rate,
      ${newest('measured_at', 'respiratory_rate_bpm')} as respiratory_at,
      ${newest('height_cm')}::float as height, ${newest('measured_at', 'height_cm')} as height_at
    from vitals where patient_id = :patientId`,
});

export const listHeartRates = statement('list_heart_rates', {
  values: { patientId: of<number>, max: of<number> },
  row: of<{ measured_at: Date; bpm: number }>,
  sql: `
    select measured_at, heart_rate_bpm as bpm from vitals
    where patient_id = :patientId and heart_rate_bpm is not null
    order by measured_at desc, id desc limit :max`,
});

export const listVitals = statement('list_vitals', {
  values: { patientId: of<number>, max: of<number> },
  row: of<VitalsRow & { measured_at: Date }>,
  sql: `
    select measured_at, systolic_mmhg as systolic, diastolic_mmhg as diastolic, heart_rate_bpm as heart_rate,
      blood_sugar_mg_dl as blood_sugar, blood_sugar_when as sugar_when, weight_lbs::float as weight,
      temperature_c::float as temperature, oxygen_saturation_percent as oxygen_saturation,
      respiratory_rate_bpm as respiratory_rate, height_cm::float as height
    from vitals where patient_id = :patientId
    order by measured_at desc, id desc limit :max`,
});
