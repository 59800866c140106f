import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  ageIsAbout,
  instant,
  line,
  optionalLine,
  patientId,
  plainId,
  relative,
  typedNumber,
  youngAge,
} from '#contract/platform/fields.ts';
import { genders } from '#domain/patients/genders.ts';
import { addedVitals, measuredDays } from './vitals.ts';

const number = z.number().nullable();

const recorded = {
  recordedBy: z.enum(['doctor', 'patient']).describe('Who recorded it.'),
  at: instant,
};
const allergy = z.object({
  id: z.string(),
  substance: z.string(),
  reaction: z.string().describe('What happened then; empty if not said.'),
  ...recorded,
});
const condition = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string().nullable().describe('The year in which it began.'),
  ...recorded,
});
const medicine = z.object({
  name: z.string(),
  strength: z.string(),
  frequency: z.string(),
  until: z
    .string()
    .nullable()
    .describe('The last clinic day; null if the prescription names no number of days.'),
  assumed: z.boolean().describe('No readable duration: it is listed for 30 days.'),
  appointmentId: z.string().nullable().describe('Null for a doctor when another doctor prescribed it.'),
});

/** The newest value of each kind, as stored: weight in lbs, temperature in °C. */
const latestVitals = z.object({
  measuredAt: instant,
  days: measuredDays,
  systolic: number,
  diastolic: number,
  heartRate: number,
  bloodSugar: number,
  weight: number,
  temperature: number,
  ...addedVitals,
});

export const clinicalRecord = z
  .object({
    patientId: z.string(),
    name: z.string(),
    gender: z.enum(genders),
    age: z.number().int().describe('Whole years.'),
    ageIsAbout,
    youngAge,
    dateOfBirth: z.string().describe('YYYY-MM-DD, or YYYY if only the year is known.'),
    phone: z.string().describe('Empty if there is none, and for patients where it is not their own.'),
    phoneOf: relative
      .nullable()
      .describe("Whose phone number it is, where it is not the patient's own; for doctors alone."),
    weightKg: number,
    allergies: z.array(allergy).describe('Those that have neither ended nor been struck out.'),
    allergiesAskedAt: instant
      .nullable()
      .describe('With an empty list: when "none known" was answered. Null: nobody has asked.'),
    conditions: z.array(condition),
    currentMedicines: z
      .array(medicine)
      .describe('From the newest prescriptions of completed visits, of all doctors, that have not run out.'),
    vitals: latestVitals.nullable(),
    visits: z
      .array(
        z.object({
          appointmentId: z.string(),
          date: z.string(),
          doctorName: z.string(),
          diagnosis: z.string(),
          medicines: z.array(z.string()),
        }),
      )
      .describe('Completed visits, newest first, at most five; for a doctor those with that doctor.'),
  })
  .meta({ id: 'ClinicalRecord' });
export type ClinicalRecord = z.infer<typeof clinicalRecord>;

/** Another doctor's patient and an unknown patient are refused alike. */
const access =
  'For the patient, and for a doctor who has accepted a visit of theirs that lies ahead or took place; for anybody else there is no such patient.';

export const clinicalRecordEndpoint = endpoint({
  method: 'GET',
  path: '/patients/:patientId/record',
  tag: 'Records',
  summary: 'Allergies, conditions, current medicines, latest vitals and last visits of a patient',
  description: access,
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: clinicalRecord,
  refusals: ['patient_not_found'],
});

const done = z.object({ message: z.string() });
const entryId = plainId.describe('The id of the entry.');
/** `over` means resolved; `mistake` means it was never true. */
export const endReason = z.enum(['over', 'mistake'], { error: 'field_invalid' });

const adding = {
  method: 'POST',
  tag: 'Records',
  description: access,
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  status: 201,
  answer: done,
  refusals: ['patient_not_found', 'already_recorded', 'entries_full'],
} as const;
const ending = {
  method: 'PUT',
  tag: 'Records',
  description: `Nothing is deleted: who ended it, and when, is kept. ${access}`,
  who: ['doctor', 'patient'],
  params: z.object({ patientId, entryId }),
  body: z.object({ as: endReason }),
  status: 200,
  answer: done,
  refusals: ['patient_not_found', 'entry_not_found'],
} as const;

export const allergyForm = z.object({
  substance: line(100),
  reaction: optionalLine(200).default(''),
});

export const addAllergyEndpoint = endpoint({
  ...adding,
  path: '/patients/:patientId/allergies',
  summary: 'Record an allergy',
  body: allergyForm,
});

export const endAllergyEndpoint = endpoint({
  ...ending,
  path: '/patients/:patientId/allergies/:entryId/end',
  summary: 'Take an allergy off the list: it is over, or was a mistake',
});

export const noKnownAllergiesEndpoint = endpoint({
  method: 'POST',
  path: '/patients/:patientId/allergies/none-known',
  tag: 'Records',
  summary: 'Record that allergies were asked for and none are known',
  description: access,
  who: ['doctor', 'patient'],
  params: z.object({ patientId }),
  status: 201,
  answer: done,
  refusals: ['patient_not_found', 'allergies_recorded'],
});

export const conditionForm = z.object({
  name: line(100),
  since: typedNumber('field_invalid')
    .regex(/^(19|20)\d\d$/, { error: 'field_year' })
    .nullable()
    .default(null)
    .describe('The year in which it began.'),
});

export const addConditionEndpoint = endpoint({
  ...adding,
  path: '/patients/:patientId/conditions',
  summary: 'Record a long-term condition',
  body: conditionForm,
});

export const endConditionEndpoint = endpoint({
  ...ending,
  path: '/patients/:patientId/conditions/:entryId/end',
  summary: 'Take a condition off the list: it is over, or was a mistake',
});
