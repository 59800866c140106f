import { z } from 'zod';
import { deliveryMethod, oneTimeCode } from '#contract/accounts/passwords.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  birthDate,
  gender,
  instant,
  numeric,
  numericId,
  patientId,
  personName,
  phone,
} from '#contract/platform/fields.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { genders } from '#domain/patients/genders.ts';
import { guardianshipVersion, relations } from '#domain/patients/guardianship.ts';

const relation = z.enum(relations, { error: 'field_choose' });
const consentWays = ['code', 'statement'] as const;

/** A person in the account's care, or the account holder. */
const person = z
  .object({
    patientId: z.string(),
    name: z.string(),
    relation: z.enum(['self', ...relations]).describe('What the person is to the caller.'),
    gender: z.enum(genders),
    dateOfBirth: z.string().nullable().describe('YYYY-MM-DD; null if only the year is known.'),
    birthYear: z.number().int().nullable().describe('Null if the day is known.'),
    mayBook: z.boolean(),
    mayRead: z.boolean(),
    since: instant.nullable().describe('Since when the caller looks after them; null of the own person.'),
    consent: z.enum(consentWays).nullable().describe('How it was agreed to; null of the own person.'),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

export const ownPeopleEndpoint = endpoint({
  method: 'GET',
  path: '/people',
  tag: 'Family',
  summary: 'The own person, and those whom the caller looks after',
  who: ['patient'],
  status: 200,
  answer: z.object({ people: z.array(person) }),
  refusals: [],
});

const guardian = z.object({
  guardianshipId: z.string(),
  name: z.string(),
  isCaller: z.boolean(),
  relation: z.enum(relations).describe('What the person is to the guardian.'),
  mayBook: z.boolean(),
  mayRead: z.boolean(),
  since: instant,
  consent: z.enum(consentWays),
});
export type Guardian = z.infer<typeof guardian>;

const familyMember = person.extend({
  guardianshipId: z.string().nullable().describe('By which the caller ends it; null of the own person.'),
  guardians: z.array(guardian).nullable().describe('Null where the caller may not read.'),
});
export type FamilyMember = z.infer<typeof familyMember>;

const request = z.object({
  requestId: z.string(),
  name: z.string().describe('Of who is asked; of a request to the caller, of who asks.'),
  relation: z.enum(relations).describe('What who is asked is to who asks.'),
  mayBook: z.boolean(),
  mayRead: z.boolean(),
  expiresAt: instant,
});

const family = z
  .object({
    people: z.array(familyMember),
    asked: z.array(request.extend({ phone: z.string() })).describe('Whom the caller has asked.'),
    asking: z.array(request).describe('Who asks the caller, by their phone.'),
    codeEndsSessions: z
      .boolean()
      .describe(
        'The code of a request to the caller would be the first proof of their phone, and end every session of the account, the one of this call too.',
      ),
  })
  .meta({ id: 'Family' });
export type Family = z.infer<typeof family>;

export const familyEndpoint = endpoint({
  method: 'GET',
  path: '/people/family',
  tag: 'Family',
  summary: 'Who looks after whom, and who is asked',
  who: ['patient'],
  status: 200,
  answer: family,
  refusals: [],
});

const birthFields = {
  dateOfBirth: birthDate.optional().describe('YYYY-MM-DD; or else `birthYear`.'),
  birthYear: numeric('field_birth_year')
    .pipe(z.number().int({ error: 'field_birth_year' }).min(1900, { error: 'field_birth_year' }))
    .optional(),
};
const oneBirth = {
  path: ['dateOfBirth'],
  error: 'field_birth',
  when: () => true,
};
const hasOneBirth = ({ dateOfBirth, birthYear }: { dateOfBirth?: unknown; birthYear?: unknown }) =>
  (dateOfBirth === undefined) !== (birthYear === undefined);

export const addMinorEndpoint = endpoint({
  method: 'POST',
  path: '/people/minors',
  tag: 'Family',
  summary: "Look after a minor, by the parent's or guardian's statement",
  who: ['patient'],
  body: z
    .object({
      name: personName,
      gender,
      ...birthFields,
      relation,
      statement: z
        .literal(guardianshipVersion, { error: 'field_statement' })
        .describe('The version of the statement that is agreed to.'),
    })
    .refine(hasOneBirth, oneBirth),
  status: 201,
  answer: z.object({ message: z.string(), person }),
  refusals: ['people_full', 'person_listed', 'caller_under_age'],
});

/** At least one right must be requested. */
export const requestGuardianshipEndpoint = endpoint({
  method: 'POST',
  path: '/people/requests',
  tag: 'Family',
  summary: 'Ask an adult to be looked after: a code goes to their own phone',
  description: 'The answer is the same whether or not there is an account of the phone.',
  who: ['patient'],
  body: z
    .object({
      name: personName,
      gender,
      ...birthFields,
      relation,
      phone,
      mayBook: z.boolean({ error: 'field_rights' }),
      mayRead: z.boolean({ error: 'field_rights' }),
    })
    .refine(hasOneBirth, oneBirth)
    .refine(({ mayBook, mayRead }) => mayBook || mayRead, {
      path: ['mayBook'],
      error: 'field_rights',
      when: () => true,
    }),
  status: 201,
  answer: z.object({
    message: z.string(),
    requestId: z.string(),
    by: deliveryMethod,
    validHours: z.number().int().describe('How many hours the code is valid.'),
  }),
  refusals: ['people_full', 'caller_under_age', 'too_many_codes', 'no_messages'],
});

const requestId = numericId.describe('As `/people/family` says it.');

export const joinFamilyEndpoint = endpoint({
  method: 'POST',
  path: '/people/requests/:requestId/join',
  tag: 'Family',
  summary: 'Agree by the code: whoever asked enters what they were told, or who is asked does it',
  who: ['patient'],
  params: z.object({ requestId }),
  body: z.object({ code: oneTimeCode }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['request_not_found', 'wrong_code', 'code_expired', 'people_full'],
});

export const endRequestEndpoint = endpoint({
  method: 'DELETE',
  path: '/people/requests/:requestId',
  tag: 'Family',
  summary: 'Take back what was asked, or decline it',
  description: 'Who asked does not hear that it was declined.',
  who: ['patient'],
  params: z.object({ requestId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['request_not_found'],
});

export const endGuardianshipEndpoint = endpoint({
  method: 'DELETE',
  path: '/people/guardianships/:guardianshipId',
  tag: 'Family',
  summary: 'End at once that somebody looks after somebody; either side may',
  who: ['patient'],
  params: z.object({ guardianshipId: requestId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['guardianship_not_found'],
});

export const viewedParts = [
  'visit',
  'list',
  'prescription',
  'record',
  'video',
  'access',
  'contact',
  'vitals',
  'emergency',
  'other',
] as const;

const reading = z.object({
  at: instant.describe('The last time on that day.'),
  times: z.number().int().describe('How often on that day.'),
  name: z.string(),
  role: z.enum(['doctor', 'guardian', ...staffRoles]),
  hospital: z.string().nullable().describe('Of one of the staff: of which hospital.'),
  emergency: z
    .string()
    .nullable()
    .describe('Of a record that was opened in an emergency (M-03): why, as it was typed.'),
  isCaller: z.boolean(),
  what: z.enum(viewedParts),
  visit: z
    .object({ appointmentId: z.string(), startsAt: instant })
    .nullable()
    .describe('Which visit it was about, if it was about one.'),
});
export type RecordView = z.infer<typeof reading>;

export const recordReadingsEndpoint = endpoint({
  method: 'GET',
  path: '/people/readings',
  tag: 'Family',
  summary: 'Who opened the record: the own one, or of somebody whom the caller may read of',
  who: ['patient'],
  reads: 'patient records',
  query: z.object({ patientId: patientId.optional() }),
  status: 200,
  answer: z.object({ readings: z.array(reading).describe('Of a year at most, newest first.') }),
  refusals: ['patient_not_found'],
});
