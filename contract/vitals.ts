import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const measured = (least: number, most: number) =>
  z.number({ error: 'field_vital' }).min(least, { error: 'field_vital' }).max(most, { error: 'field_vital' });

/** What can be measured, with the range that is accepted; null is not measured. */
const measurements = {
  /** Blood pressure, mmHg. */
  systolic: measured(50, 260).int({ error: 'field_vital' }).nullable().default(null),
  diastolic: measured(30, 200).int({ error: 'field_vital' }).nullable().default(null),
  /** BPM. */
  heartRate: measured(25, 250).int({ error: 'field_vital' }).nullable().default(null),
  /** mg/dL. */
  bloodSugar: measured(20, 700).int({ error: 'field_vital' }).nullable().default(null),
  /** lbs, one decimal. */
  weight: measured(2, 900).nullable().default(null),
  /** C, one decimal. */
  temperature: measured(30, 45).nullable().default(null),
};

/** The form "Update your Vitals": at least one value; blood pressure needs both of its values. */
export const vitalsForm = z
  .object(measurements)
  .refine((vitals) => Object.values(vitals).some((value) => value !== null), {
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

export const patientVitalsEndpoint = endpoint({
  method: 'GET',
  path: '/patients/vitals',
  tag: 'Vitals',
  summary: "The latest of each of the patient's own vitals, and the heart rates over time",
  who: ['patient'],
  status: 200,
  answer: z.object({
    /** The newest value of each kind; null without measurements. */
    latest: z
      .object({
        /** When the newest of them was measured: instant and clinic day. */
        measuredAt: z.string(),
        measuredOn: z.string(),
        systolic: number,
        diastolic: number,
        heartRate: number,
        bloodSugar: number,
        weight: number,
        temperature: number,
      })
      .nullable(),
    /** The last 24, oldest first. */
    heartRates: z.array(
      z.object({ at: z.string(), date: z.string(), time: z.string(), bpm: z.number().int() }),
    ),
  }),
  refusals: [],
});
export type PatientVitals = z.infer<typeof patientVitalsEndpoint.answer>;

export const recordVitalsEndpoint = endpoint({
  method: 'POST',
  path: '/patients/vitals',
  tag: 'Vitals',
  summary: 'Store what was measured now',
  who: ['patient'],
  body: vitalsForm,
  status: 201,
  answer: z.object({ message: z.string() }),
  refusals: [],
});

export const healthReportEndpoint = endpoint({
  method: 'GET',
  path: '/patients/health-report.pdf',
  tag: 'Vitals',
  summary: "The patient's own health report as a document",
  who: ['patient'],
  status: 200,
  file: 'application/pdf',
  answer: z.unknown(),
  refusals: ['no_vitals'],
});
