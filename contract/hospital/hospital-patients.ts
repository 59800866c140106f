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
    phone: z.string().describe('The phone number for contacting the patient. Empty if there is none.'),
    lastVisit: visitInBrief
      .nullable()
      .describe('The latest visit at this hospital until now. Null if there is none.'),
    nextVisit: visitInBrief.nullable().describe('The next upcoming visit. Null if there is none.'),
  })
  .meta({ id: 'HospitalPatient' });
export type HospitalPatient = z.infer<typeof hospitalPatient>;

export const findHospitalPatientsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients',
  tag: 'Front desk',
  summary: 'Search patients known to the hospital by phone, name or id',
  description: `Returns up to ${maxHospitalPatients} patients. A phone number matches by its first digits, at least four; a child also by the number of the person who looks after them. Names match by sound, in any script and order, with a typing error.`,
  who: deskRoles,
  query: z.object({ q: optionalText(100).default('').describe('A phone number, a name or an id.') }),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    people: z.array(hospitalPatient),
    alike: z.boolean().describe('True if no name matches and these are similar names.'),
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

/** From three years of age, the age is given in years. */
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
  age: age.optional().describe('The age in years, if neither the date nor the year of birth is known.'),
  ageMonths: ageMonths.optional().describe('The age of a small child in months, instead of years.'),
  phone: phone
    .nullable()
    .default(null)
    .describe("The patient's own phone number. Other patients may have the same."),
  guardianPhone: phone
    .nullable()
    .default(null)
    .describe('The phone number of the person who looks after a child, instead of an own number.'),
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
  summary: 'Add a patient without an account',
  description:
    'Unless `isNew` is true, a patient who may already be known at the hospital is not added: one with the same phone number, or a similar-sounding name and the same year of birth. Possible matches are returned instead. With an Idempotency-Key the call can be repeated safely: the patient is added once.',
  who: deskRoles,
  atDesk: 'pin',
  headers: idempotencyKey('person'),
  body: z.object({ ...identity, isNew: z.boolean().default(false) }).refine(hasOneBirth, oneBirth),
  reads: 'patient records',
  status: 200,
  answer: z.object({
    person: hospitalPatient.nullable().describe('The new patient. Null if there are candidates.'),
    candidates: z.array(hospitalPatient),
  }),
  refusals: ['idempotency_key_reused'],
});

/** Steps available to the front desk for a visit; only owners and administrators may void. */
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
    fee: z.number().describe('In rupees.'),
    payment: payment.nullable(),
    appStatus: z.enum(appointmentStatuses),
    bookedBy: staffMember
      .nullable()
      .describe('The staff member of the hospital who booked the visit. Null otherwise.'),
    steps: z.array(z.enum(frontDeskSteps)).describe('The actions currently available to the front desk.'),
  })
  .meta({ id: 'VisitOfPerson' });
export type PersonVisit = z.infer<typeof hospitalVisit>;

const hospitalPatientDetail = hospitalPatient
  .extend({
    dateOfBirth: z.string().nullable(),
    birthYear: z.number().int().nullable(),
    ownPhone: z.string().nullable(),
    guardianPhone: z.string().nullable(),
    hasAccount: z
      .boolean()
      .describe('True if the patient has an account and changes these details themselves.'),
    mayCorrect: z
      .boolean()
      .describe(
        'True if the front desk may correct the details, because no account manages them and no other hospital knows the patient.',
      ),
    isTold: z
      .boolean()
      .describe("True if a person is notified when the patient's record is opened in an emergency."),
    family: z
      .array(hospitalPatient)
      .describe('Other patients of the hospital with the same phone number, up to twenty.'),
    guardians: z
      .array(relative.extend({ phone: z.string() }))
      .describe('The people who look after the patient.'),
    visits: z.array(hospitalVisit).describe('Visits at this hospital, newest first, up to a hundred.'),
    merge: z
      .object({
        mergeId: z.string(),
        other: hospitalPatient.describe('The record to be merged into this one.'),
        askedBy: z.string(),
        mayConfirm: z
          .boolean()
          .describe('True if the caller may confirm the merge, because another person requested it.'),
        isOwn: z.boolean().describe('True if the caller requested the merge.'),
        confirmers: z.array(z.string()).describe('The names of those who may confirm the merge, up to six.'),
        isAlone: z.boolean().describe('True if only the requester works at the hospital.'),
      })
      .nullable()
      .describe('A requested merge that waits for a second person. Null if there is none.'),
  })
  .meta({ id: 'WholeHospitalPatient' });
export type HospitalPatientDetail = z.infer<typeof hospitalPatientDetail>;

export const hospitalPatientEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/patients/:patientId',
  tag: 'Front desk',
  summary: 'Get a patient of the hospital with contact and visits',
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
  summary: 'Correct the details of a patient known only to this hospital',
  description:
    'A patient with an account, or in the care of one, is changed only by that account. A patient known elsewhere cannot be changed by a front desk. Each correction is logged.',
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
  summary: 'Request to merge two records of the same patient',
  description:
    'Merges the record of `other` into this one after a second staff member confirms. A repeated request replaces the requester. The record of `other` must belong to this hospital only: no account, not known to another hospital, and no visits elsewhere.',
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
  summary: 'Confirm a merge requested by another staff member',
  who: deskRoles,
  atDesk: 'password',
  params: z.object({ mergeId: plainId.describe('The id of the merge request.') }),
  status: 200,
  answer: merged,
  refusals: ['merge_not_found', 'merge_own', 'merge_elsewhere', 'merge_overlaps', 'merge_guardian'],
});

export const withdrawMergeEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/merges/:mergeId/withdraw',
  tag: 'Front desk',
  summary: 'Withdraw a merge request',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ mergeId: plainId.describe('The id of the merge request.') }),
  status: 200,
  answer: merged,
  refusals: ['merge_not_found'],
});
