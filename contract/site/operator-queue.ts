import { z } from 'zod';
import { appSecret, secondFactorCode } from '#contract/accounts/second-factor.ts';
import { credentials, token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import {
  doctorId,
  hospitalId,
  instant,
  line,
  password,
  practiceId,
  tenDigitPhone,
  typedText,
} from '#contract/platform/fields.ts';

const ofOperators = { tag: 'Operations', who: 'operator', status: 200 } as const;
const done = z.object({ message: z.string() });

export const setUpOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/operator/set-up',
  tag: 'Operations',
  summary: 'Set up the account of an operator: password and authenticator app',
  description:
    'For phones that `OPERATOR_PHONES` names, with the code that the start prints for them, once. The first login proves that the app has the secret.',
  who: 'anyone',
  body: z.object({
    phone: tenDigitPhone,
    setUpCode: typedText('field_required')
      .max(40, { error: 'field_too_long' })
      .pipe(z.string().min(1, { error: 'field_required' }))
      .describe('As the start prints it; spaces, hyphens and letter case do not matter.'),
    password,
  }),
  status: 200,
  answer: appSecret,
  refusals: ['wrong_code', 'too_many_attempts'],
});

export const loginOperatorEndpoint = endpoint({
  method: 'POST',
  path: '/operator/log-in',
  tag: 'Operations',
  summary: 'Log in as an operator, always with the second step',
  description: 'The session ends after 30 minutes without use, and after 12 hours in any case.',
  who: 'anyone',
  body: credentials.extend({ code: secondFactorCode }),
  status: 200,
  answer: token,
  refusals: ['invalid_credentials', 'too_many_attempts'],
});

export const logoutOperatorEndpoint = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/operator/log-out',
  summary: 'End the session of an operator',
  answer: done,
  refusals: [],
});

const waiting = {
  name: z.string(),
  registration: z.string(),
  phone: z.string(),
  email: z.string(),
  since: instant.describe('When they signed up.'),
  refusal: z.string().nullable().describe('Why it was refused; null if nobody has decided.'),
};

export const operatorQueueEndpoint = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/operator/queue',
  summary: 'Doctors and hospitals that wait for a check, and what was approved last',
  answer: z.object({
    doctors: z.array(
      z.object({
        ...waiting,
        doctorId: z.string(),
        council: z.string().nullable().describe('Whose register it is; null if not said.'),
        registrationYear: z.number().int().nullable(),
        specialization: z.string(),
        hospital: z.string(),
      }),
    ),
    hospitals: z.array(
      z.object({
        ...waiting,
        hospitalId: z.string(),
        address: z.string(),
        twin: z
          .object({ hospitalId: z.string(), name: z.string() })
          .nullable()
          .describe('Another one that may be the same.'),
      }),
    ),
    agreements: z
      .array(
        z.object({
          practiceId: z.string(),
          doctorId: z.string(),
          doctorName: z.string(),
          hospitalName: z.string(),
          since: instant,
        }),
      )
      .describe('Doctors who say that they practise at a hospital which has said nothing.'),
    approved: z
      .array(
        z.object({
          kind: z.enum(['doctor', 'hospital']),
          id: z.string(),
          name: z.string(),
          registration: z.string(),
          at: instant,
        }),
      )
      .describe('The last twenty.'),
  }),
  refusals: [],
});
export type OperatorQueue = z.output<typeof operatorQueueEndpoint.answer>;

const decisions = ['approve', 'refuse', 'withdraw'] as const;

/** Applies only to the entry as it was read: an entry that replaced it meanwhile is not decided. */
const decision = z
  .object({
    decision: z.enum(decisions).describe('`withdraw` takes an approval back.'),
    seen: line(200).describe('The registration number or the name that was compared.'),
    reason: line(200).optional().describe('Of a refusal: whoever is refused reads it.'),
  })
  .refine(({ decision: made, reason }) => made !== 'refuse' || reason !== undefined, {
    error: 'field_required',
    path: ['reason'],
  });

export const decideDoctorEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/doctors/:doctorId',
  summary: 'Say whether a doctor stands in the register of the council',
  description: 'Doctor and owners of the hospitals where they practise are told.',
  params: z.object({ doctorId }),
  body: decision,
  answer: done,
  refusals: ['doctor_not_found', 'entry_changed'],
});

export const decideHospitalEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/hospitals/:hospitalId',
  summary: 'Say whether a hospital is what it says it is',
  description: 'Its owners are told.',
  params: z.object({ hospitalId }),
  body: decision,
  answer: done,
  refusals: ['hospital_not_found', 'entry_changed'],
});

export const mergeHospitalsEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/hospitals/:hospitalId/merge',
  summary: 'Make one hospital of two that are the same',
  description: 'The first is the second from now on; it cannot be taken back.',
  params: z.object({ hospitalId }),
  body: z.object({ into: hospitalId }),
  answer: done,
  refusals: ['hospital_not_found'],
});

export const decidePracticeEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/practices/:practiceId',
  summary: 'Note for a hospital that a doctor practises there, or no longer does',
  params: z.object({ practiceId }),
  body: z.object({ doctorId, agrees: z.boolean() }),
  answer: done,
  refusals: ['practice_not_found'],
});
