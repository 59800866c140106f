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

/** A person the account looks after, or the account holder. */
const person = z
  .object({
    patientId: z.string(),
    name: z.string(),
    relation: z.enum(['self', ...relations]).describe('The relation of the person to the caller.'),
    gender: z.enum(genders),
    dateOfBirth: z
      .string()
      .nullable()
      .describe('The date of birth, YYYY-MM-DD. Null if only the year is known.'),
    birthYear: z.number().int().nullable().describe('The year of birth. Null if the date is known.'),
    mayBook: z.boolean(),
    mayRead: z.boolean(),
    since: instant.nullable().describe('Since when the caller looks after the person. Null for the caller.'),
    consent: z.enum(consentWays).nullable().describe('How consent was given. Null for the caller.'),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

export const ownPeopleEndpoint = endpoint({
  method: 'GET',
  path: '/people',
  tag: 'Family',
  summary: 'List the caller and the people they look after',
  who: ['patient'],
  status: 200,
  answer: z.object({ people: z.array(person) }),
  refusals: [],
});

const guardian = z.object({
  guardianshipId: z.string(),
  name: z.string(),
  isCaller: z.boolean(),
  relation: z.enum(relations).describe('The relation of the person to the guardian.'),
  mayBook: z.boolean(),
  mayRead: z.boolean(),
  since: instant,
  consent: z.enum(consentWays),
});
export type Guardian = z.infer<typeof guardian>;

const familyMember = person.extend({
  guardianshipId: z
    .string()
    .nullable()
    .describe('The id with which the caller ends the guardianship. Null for the caller.'),
  guardians: z
    .array(guardian)
    .nullable()
    .describe("The people who look after this person. Null if the caller may not read the person's record."),
});
export type FamilyMember = z.infer<typeof familyMember>;

const request = z.object({
  requestId: z.string(),
  name: z
    .string()
    .describe('The name of the person asked; in a request to the caller, the name of the requester.'),
  relation: z.enum(relations).describe('The relation of the person asked to the requester.'),
  mayBook: z.boolean(),
  mayRead: z.boolean(),
  expiresAt: instant,
});

const family = z
  .object({
    people: z.array(familyMember),
    asked: z.array(request.extend({ phone: z.string() })).describe('Requests made by the caller.'),
    asking: z.array(request).describe('Requests to the caller, found by their phone.'),
    codeEndsSessions: z
      .boolean()
      .describe(
        'True if the code of a request to the caller would be the first proof of their phone. Using it then ends every session of the account, including the current one.',
      ),
  })
  .meta({ id: 'Family' });
export type Family = z.infer<typeof family>;

export const familyEndpoint = endpoint({
  method: 'GET',
  path: '/people/family',
  tag: 'Family',
  summary: 'Get guardianships and open requests of the caller',
  who: ['patient'],
  status: 200,
  answer: family,
  refusals: [],
});

const birthFields = {
  dateOfBirth: birthDate.optional().describe('The date of birth, YYYY-MM-DD. Required without `birthYear`.'),
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
  summary: 'Add a minor by the statement of a parent or guardian',
  who: ['patient'],
  body: z
    .object({
      name: personName,
      gender,
      ...birthFields,
      relation,
      statement: z
        .literal(guardianshipVersion, { error: 'field_statement' })
        .describe('The accepted version of the statement.'),
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
  summary: 'Request to look after an adult',
  description:
    'Sends a code to the phone of the person asked. The response is the same whether or not an account with this phone exists.',
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

const requestId = numericId.describe('The id as listed by `GET /people/family`.');

export const joinFamilyEndpoint = endpoint({
  method: 'POST',
  path: '/people/requests/:requestId/join',
  tag: 'Family',
  summary: 'Accept a guardianship request with its code',
  description: 'The person asked enters the code, or tells it to the requester, who enters it.',
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
  summary: 'Withdraw or decline a guardianship request',
  description: 'The requester is not notified when a request is declined.',
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
  summary: 'End a guardianship',
  description: 'Takes effect immediately. Available to both sides.',
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
  times: z.number().int().describe('How many times on that day.'),
  name: z.string(),
  role: z.enum(['doctor', 'guardian', ...staffRoles]),
  hospital: z.string().nullable().describe('The hospital, if a staff member read the record.'),
  emergency: z.string().nullable().describe('The reason as typed, if the record was opened in an emergency.'),
  isCaller: z.boolean(),
  what: z.enum(viewedParts),
  visit: z
    .object({ appointmentId: z.string(), startsAt: instant })
    .nullable()
    .describe('The visit that was read. Null if the access was not about a single visit.'),
});
export type RecordView = z.infer<typeof reading>;

export const recordReadingsEndpoint = endpoint({
  method: 'GET',
  path: '/people/readings',
  tag: 'Family',
  summary: "List who opened a person's record",
  who: ['patient'],
  reads: 'patient records',
  query: z.object({ patientId: patientId.optional() }),
  status: 200,
  answer: z.object({ readings: z.array(reading).describe('Up to one year, newest first.') }),
  refusals: ['patient_not_found'],
});
