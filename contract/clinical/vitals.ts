import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { aboutPerson, instant } from '#contract/platform/fields.ts';
import { sugarTimes } from '#domain/clinical/vitals.ts';

const measured = (least: number, most: number) =>
  z.number({ error: 'field_vital' }).min(least, { error: 'field_vital' }).max(most, { error: 'field_vital' });

/** The accepted range of each measurement; null is not measured. */
const measurements = {
  systolic: measured(50, 260).int({ error: 'field_vital' }).nullable().default(null).describe('In mmHg.'),
  diastolic: measured(30, 200).int({ error: 'field_vital' }).nullable().default(null).describe('In mmHg.'),
  heartRate: measured(25, 250)
    .int({ error: 'field_vital' })
    .nullable()
    .default(null)
    .describe('In beats per minute.'),
  bloodSugar: measured(20, 700).int({ error: 'field_vital' }).nullable().default(null).describe('In mg/dL.'),
  weight: measured(2, 900).nullable().default(null).describe('In pounds, up to two decimals.'),
  temperature: measured(32, 43.4).nullable().default(null).describe('In °C, up to two decimals.'),
  oxygenSaturation: measured(50, 100)
    .int({ error: 'field_vital' })
    .nullable()
    .default(null)
    .describe('In percent.'),
  respiratoryRate: measured(4, 90)
    .int({ error: 'field_vital' })
    .nullable()
    .default(null)
    .describe('In breaths per minute.'),
  height: measured(30, 250).nullable().default(null).describe('In cm, up to one decimal.'),
};
const sugarWhen = z.enum(sugarTimes, { error: 'field_invalid' }).nullable();

/** At least one value; blood pressure needs both of its values. */
export const vitalsForm = z
  .object({
    ...measurements,
    sugarWhen: sugarWhen.default(null).describe('When the blood sugar was measured.'),
  })
  .refine(({ sugarWhen: _, ...vitals }) => Object.values(vitals).some((value) => value !== null), {
    error: 'field_vitals_empty',
    path: ['heartRate'],
  })
  .refine(({ systolic, diastolic }) => (systolic === null) === (diastolic === null), {
    error: 'field_blood_pressure',
    path: ['diastolic'],
  })
  .refine(({ systolic, diastolic }) => systolic === null || diastolic === null || systolic > diastolic, {
    error: 'field_blood_pressure',
    path: ['systolic'],
  });

const number = z.number().nullable();
/** Optional, because an answer cached offline before they were added lacks them. */
export const addedVitals = {
  oxygenSaturation: number.optional(),
  respiratoryRate: number.optional(),
  height: number.optional(),
};
/** As stored: weight in lbs, temperature in °C. */
const values = {
  systolic: number,
  diastolic: number,
  heartRate: number,
  bloodSugar: number,
  sugarWhen,
  weight: number,
  temperature: number,
  ...addedVitals,
};

const clinicDay = z.string().nullable();
/** Optional in answers that were cached offline. */
export const measuredDays = z
  .object({
    bloodPressure: clinicDay,
    heartRate: clinicDay,
    bloodSugar: clinicDay,
    weight: clinicDay,
    temperature: clinicDay,
    oxygenSaturation: clinicDay.optional(),
    respiratoryRate: clinicDay.optional(),
    height: clinicDay.optional(),
  })
  .optional()
  .describe('The clinic day of each value. Null if never measured.');
export type MeasuredDays = z.infer<typeof measuredDays>;

export const patientVitals = z.object({
  latest: z
    .object({
      measuredAt: instant.describe('When the newest value was measured.'),
      measuredOn: z.string().describe('The clinic day of `measuredAt`.'),
      days: measuredDays,
      ...values,
    })
    .nullable()
    .describe('The latest value of each kind. Null without measurements.'),
  heartRates: z
    .array(z.object({ at: instant, date: z.string(), time: z.string(), bpm: z.number().int() }))
    .describe('The last 24, oldest first.'),
  history: z
    .array(z.object({ at: instant, date: z.string(), time: z.string(), ...values }))
    .describe('The last 60 measurements, oldest first.'),
});
export type PatientVitals = z.infer<typeof patientVitals>;

export const patientVitalsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/vitals',
  tag: 'Vitals',
  summary: "Get a patient's latest vitals and heart rates over time",
  who: ['patient'],
  query: aboutPerson,
  reads: 'patient records',
  status: 200,
  answer: patientVitals,
  refusals: ['patient_not_found'],
});

export const recordVitalsEndpoint = endpoint({
  method: 'POST',
  path: '/patients/vitals',
  tag: 'Vitals',
  summary: 'Record vitals',
  who: ['patient'],
  query: aboutPerson,
  body: vitalsForm,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: ['patient_not_found'],
});

export const healthReportEndpoint = endpoint({
  method: 'GET',
  path: '/patients/health-report.pdf',
  tag: 'Vitals',
  summary: "Download a patient's health report as PDF",
  who: ['patient'],
  query: aboutPerson,
  reads: 'patient records',
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['no_vitals', 'patient_not_found'],
});
