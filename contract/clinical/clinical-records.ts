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
  recordedBy: z.enum(['doctor', 'patient']).describe('Who recorded the entry.'),
  at: instant,
};
const allergy = z.object({
  id: z.string(),
  substance: z.string(),
  reaction: z.string().describe('The reaction. Empty if not given.'),
  ...recorded,
});
const condition = z.object({
  id: z.string(),
  name: z.string(),
  since: z.string().nullable().describe('The year in which the condition started. Null if unknown.'),
  ...recorded,
});
const medicine = z.object({
  name: z.string(),
  strength: z.string(),
  frequency: z.string(),
  until: z
    .string()
    .nullable()
    .describe('The last clinic day. Null if the prescription has no number of days.'),
  assumed: z.boolean().describe('True if the duration was not readable and 30 days are assumed.'),
  appointmentId: z
    .string()
    .nullable()
    .describe('Null for a doctor if another doctor prescribed the medicine.'),
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
    age: z.number().int().describe('In whole years.'),
    ageIsAbout,
    youngAge,
    dateOfBirth: z.string().describe('YYYY-MM-DD, or YYYY if only the year is known.'),
    phone: z
      .string()
      .describe(
        "A phone number. Empty if there is none, or, in the patient's view, if the number belongs to another person.",
      ),
    phoneOf: relative
      .nullable()
      .describe("The owner of the phone number if it is not the patient's own. Visible to doctors only."),
    weightKg: number,
    allergies: z
      .array(allergy)
      .describe('Current allergies, without those that have ended or been struck out.'),
    allergiesAskedAt: instant
      .nullable()
      .describe('When no known allergies were recorded, if the list is empty. Null if never asked.'),
    conditions: z.array(condition),
    currentMedicines: z
      .array(medicine)
      .describe(
        'Medicines of the latest prescriptions of completed visits, by all doctors, that have not run out.',
      ),
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
      .describe('Completed visits, newest first, up to five. A doctor sees only their own.'),
  })
  .meta({ id: 'ClinicalRecord' });
export type ClinicalRecord = z.infer<typeof clinicalRecord>;

/** An unknown patient and a patient of another doctor receive the same refusal. */
const access =
  'Available to the patient, and to doctors with an accepted upcoming or past visit of the patient. Others receive `patient_not_found`.';

export const clinicalRecordEndpoint = endpoint({
  method: 'GET',
  path: '/patients/:patientId/record',
  tag: 'Records',
  summary: "Get a patient's allergies, conditions, medicines, vitals and last visits",
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
  description: `Nothing is deleted: who ended the entry, and when, is kept. ${access}`,
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
  summary: 'End an allergy that is over or was recorded by mistake',
});

export const noKnownAllergiesEndpoint = endpoint({
  method: 'POST',
  path: '/patients/:patientId/allergies/none-known',
  tag: 'Records',
  summary: 'Record that no allergies are known',
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
    .describe('The year in which the condition started. Null if unknown.'),
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
  summary: 'End a condition that is over or was recorded by mistake',
});
