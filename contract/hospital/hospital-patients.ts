import { z } from 'zod';
import { payment } from '#contract/appointments/payments.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  ageIsAbout,
  birthDate,
  birthYear,
  gender,
  idempotencyKey,
  instant,
  numeric,
  optionalText,
  patientId,
  personName,
  phone,
  plainId,
  relative,
  staffMember,
  storedPersonName,
  youngAge,
} from '#contract/platform/fields.ts';
import { adminRoles, deskRoles } from '#domain/accounts/hospital-roles.ts';
import { appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { consultModes, paymentStates } from '#domain/doctors/consult-modes.ts';
import { genders } from '#domain/patients/genders.ts';

export const maxHospitalPatients = 20;

const visitInBrief = z.object({
  appointmentId: z.string(),
  date: z.string(),
  slot: z.string(),
  doctorId: z.string(),
  doctorName: z.string(),
});

const hospitalPatient = z
  .object({
    patientId: z.string(),
    name: z.string(),
    gender: z.enum(genders),
    age: z.number().int(),
    ageIsAbout,
    youngAge,
    phone: z.string().describe('By which they are reached; empty if there is none.'),
    lastVisit: visitInBrief.nullable().describe('Their newest visit here until now.'),
    nextVisit: visitInBrief.nullable().describe('The first one that lies ahead.'),
  })
  .meta({ id: 'HospitalPatient' });
export type HospitalPatient = z.infer<typeof hospitalPatient>;

export const findHospitalPatientsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients',
  tag: 'Front desk',
  summary: 'Finds people whom the hospital knows by phone number, name or id',
  description: `At most ${maxHospitalPatients}. A phone number by its beginning, four digits at least; a child also by the
number of whoever looks after them. Names as they sound, in any script and order, with a typing error.`,
  who: deskRoles,
  query: z.object({ q: optionalText(100).default('').describe('A phone number, a name or an id.') }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    people: z.array(hospitalPatient),
    alike: z.boolean().describe('Nobody is called so; these names are spelled alike.'),
  }),
  refusals: [],
});

const age = numeric('field_desk_age').pipe(
  z
    .number()
    .int({ error: 'field_desk_age' })
    .min(0, { error: 'field_desk_age' })
    .max(120, { error: 'field_desk_age' }),
);

/** From three years on an age is given in years. */
const maxAgeMonths = 35;
const ageMonths = numeric('field_desk_months').pipe(
  z
    .number()
    .int({ error: 'field_desk_months' })
    .min(0, { error: 'field_desk_months' })
    .max(maxAgeMonths, { error: 'field_desk_months' }),
);

const identity = {
  name: personName,
  gender,
  dateOfBirth: birthDate.optional(),
  birthYear: birthYear.optional(),
  age: age.optional().describe('In years, where neither day nor year of birth is known.'),
  ageMonths: ageMonths.optional().describe('Of a small child in months, instead of years.'),
  phone: phone.nullable().default(null).describe('Of their own; others may have it too.'),
  guardianPhone: phone
    .nullable()
    .default(null)
    .describe('Of whoever looks after a child, instead of one of their own.'),
};
interface Birth {
  readonly dateOfBirth?: unknown;
  readonly birthYear?: unknown;
  readonly age?: unknown;
  readonly ageMonths?: unknown;
}
const hasOneBirth = (form: Birth) =>
  [form.dateOfBirth, form.birthYear, form.age, form.ageMonths].filter((one) => one !== undefined).length ===
  1;
const oneBirth = { path: ['age'], error: 'field_desk_age', when: () => true };

export const hospitalPatientForm = z
  .object({ ...identity, name: storedPersonName })
  .refine(hasOneBirth, oneBirth);

export const addHospitalPatientEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/patients',
  tag: 'Front desk',
  summary: 'Write somebody down who has no account, or be told who they may be already',
  description:
    'Unless `isNew` is said, nobody is written down who may be known here already: by the same phone number or the sound of the name and the year of birth. They are answered instead. With an Idempotency-Key the call may be repeated at will: it writes down once.',
  who: deskRoles,
  atDesk: 'pin',
  headers: idempotencyKey('person'),
  body: z.object({ ...identity, isNew: z.boolean().default(false) }).refine(hasOneBirth, oneBirth),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    person: hospitalPatient.nullable().describe('Who was written down; null where there are candidates.'),
    candidates: z.array(hospitalPatient),
  }),
  refusals: ['idempotency_key_reused'],
});

/** Steps that the front desk may take with a visit; only hospital admins may void. */
export const frontDeskSteps = [
  'accept',
  'reject',
  'collect',
  'cancel',
  'didNotCome',
  'takeMarkBack',
  'void',
] as const;
export type FrontDeskStep = (typeof frontDeskSteps)[number];

/** Without the reason for the visit and without anything clinical. */
export const hospitalVisit = visitInBrief
  .extend({
    startsAt: instant,
    practiceId: z.string(),
    practiceName: z.string(),
    consultStatus: z.enum(consultModes),
    payStatus: z.enum(paymentStates),
    fee: z.number().describe('Rupees.'),
    payment: payment.nullable(),
    appStatus: z.enum(appointmentStatuses),
    bookedBy: staffMember
      .nullable()
      .describe("Who of the hospital's staff booked it; null if somebody else did."),
    steps: z.array(z.enum(frontDeskSteps)).describe('What the desk may do with it now.'),
  })
  .meta({ id: 'VisitOfPerson' });
export type PersonVisit = z.infer<typeof hospitalVisit>;

const hospitalPatientDetail = hospitalPatient
  .extend({
    dateOfBirth: z.string().nullable(),
    birthYear: z.number().int().nullable(),
    ownPhone: z.string().nullable(),
    guardianPhone: z.string().nullable(),
    hasAccount: z.boolean().describe('They change who they are themselves.'),
    mayCorrect: z
      .boolean()
      .describe(
        'Whether the desk corrects who they are: nobody else does, and only this hospital knows them.',
      ),
    isTold: z
      .boolean()
      .describe('Whether anybody would be told for them that their record was opened in an emergency.'),
    family: z
      .array(hospitalPatient)
      .describe('Others whom the hospital knows and who are reached by the same number, twenty at most.'),
    guardians: z.array(relative.extend({ phone: z.string() })).describe('Who looks after them.'),
    visits: z.array(hospitalVisit).describe('Here, newest first, a hundred at most.'),
    merge: z
      .object({
        mergeId: z.string(),
        other: hospitalPatient.describe('Whose record goes into this one.'),
        askedBy: z.string(),
        mayConfirm: z.boolean().describe('Somebody else than who asked.'),
        isOwn: z.boolean().describe('The caller asked.'),
        confirmers: z.array(z.string()).describe('Who may confirm it, by name, six at most.'),
        isAlone: z.boolean().describe('Nobody but who asked works at the hospital.'),
      })
      .nullable()
      .describe('One record of two, which waits for a second person.'),
  })
  .meta({ id: 'WholeHospitalPatient' });
export type HospitalPatientDetail = z.infer<typeof hospitalPatientDetail>;

export const hospitalPatientEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients/:patientId',
  tag: 'Front desk',
  summary: 'Somebody whom the hospital knows: identity, contact, visits here',
  who: deskRoles,
  params: z.object({ patientId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ today: z.string(), person: hospitalPatientDetail }),
  refusals: ['patient_not_found'],
});

export const correctHospitalPatientEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/patients/:patientId',
  tag: 'Front desk',
  summary: 'Correct identity and contact of somebody whom this hospital alone knows',
  description:
    'Who has an account, or is looked after, is changed by that account; of whom others know too, a desk changes nothing. Each correction is written down.',
  who: deskRoles,
  atDesk: 'pin',
  params: z.object({ patientId }),
  body: hospitalPatientForm,
  reads: 'patient records',
  status: 200,
  answer: z.object({ message: z.string(), today: z.string(), person: hospitalPatientDetail }),
  refusals: ['patient_not_found', 'person_has_account', 'person_looked_after', 'person_elsewhere'],
});

const merged = z.object({
  message: z.string(),
  outcome: z.enum(['asked', 'merged', 'withdrawn']),
});

export const requestMergeEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/patients/:patientId/merge',
  tag: 'Front desk',
  summary: 'Ask for one record of two of the same person; a second member of the staff confirms it',
  description:
    'The record of `other` goes into this one. Who asks last is who asked. It has to be of this hospital alone: without an account, known to no other hospital, and with no visits elsewhere.',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ patientId }),
  body: z.object({ other: patientId }),
  status: 200,
  answer: merged,
  refusals: ['patient_not_found', 'merge_elsewhere', 'merge_overlaps', 'merge_guardian'],
});

export const confirmMergeEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/merges/:mergeId/confirm',
  tag: 'Front desk',
  summary: 'Confirm, as somebody else than who asked, that two records are of one person',
  who: deskRoles,
  atDesk: 'password',
  params: z.object({ mergeId: plainId.describe('What was asked for, by its id.') }),
  status: 200,
  answer: merged,
  refusals: ['merge_not_found', 'merge_own', 'merge_elsewhere', 'merge_overlaps', 'merge_guardian'],
});

export const withdrawMergeEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/merges/:mergeId/withdraw',
  tag: 'Front desk',
  summary: 'Withdraw what was asked for: two records stay two',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ mergeId: plainId.describe('What was asked for, by its id.') }),
  status: 200,
  answer: merged,
  refusals: ['merge_not_found'],
});
