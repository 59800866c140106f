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
  summary: 'Set up an operator account with a password and an authenticator app',
  description:
    'Available for phones listed in `OPERATOR_PHONES`, once, with the code printed when the server starts. The first login proves that the app has the secret.',
  who: 'anyone',
  body: z.object({
    phone: tenDigitPhone,
    setUpCode: typedText('field_required')
      .max(40, { error: 'field_too_long' })
      .pipe(z.string().min(1, { error: 'field_required' }))
      .describe('The code printed when the server starts. Spaces, hyphens and letter case are ignored.'),
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
  summary: 'Log in as an operator with two-step verification',
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
  summary: 'Log out as an operator',
  answer: done,
  refusals: [],
});

const waiting = {
  name: z.string(),
  registration: z.string(),
  phone: z.string(),
  email: z.string(),
  since: instant.describe('When the account was created.'),
  refusal: z.string().nullable().describe('The reason for a refusal. Null if not decided yet.'),
};

export const operatorQueueEndpoint = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/operator/queue',
  summary: 'List doctors and hospitals waiting for a check, and the latest approvals',
  answer: z.object({
    doctors: z.array(
      z.object({
        ...waiting,
        doctorId: z.string(),
        council: z
          .string()
          .nullable()
          .describe('The medical council of the registration. Null if not given.'),
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
          .describe('Another hospital that may be the same.'),
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
      .describe('Doctors who state that they practise at a hospital that has not confirmed it.'),
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
      .describe('The last twenty approvals.'),
  }),
  refusals: [],
});
export type OperatorQueue = z.output<typeof operatorQueueEndpoint.answer>;

const decisions = ['approve', 'refuse', 'withdraw'] as const;

/** Applies only to the entry as it was read: an entry that replaced it meanwhile is not decided. */
const decision = z
  .object({
    decision: z.enum(decisions).describe('`withdraw` cancels an approval.'),
    seen: line(200).describe('The registration number or name that was checked.'),
    reason: line(200).optional().describe('The reason for a refusal, shown to the applicant.'),
  })
  .refine(({ decision: made, reason }) => made !== 'refuse' || reason !== undefined, {
    error: 'field_required',
    path: ['reason'],
  });

export const decideDoctorEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/doctors/:doctorId',
  summary: "Approve or refuse a doctor's registration",
  description:
    'States whether the doctor is in the register of their council. Notifies the doctor and the owners of the hospitals where they practise.',
  params: z.object({ doctorId }),
  body: decision,
  answer: done,
  refusals: ['doctor_not_found', 'entry_changed'],
});

export const decideHospitalEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/hospitals/:hospitalId',
  summary: 'Approve or refuse a hospital',
  description: 'States whether the hospital is genuine. Notifies its owners.',
  params: z.object({ hospitalId }),
  body: decision,
  answer: done,
  refusals: ['hospital_not_found', 'entry_changed'],
});

export const mergeHospitalsEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/hospitals/:hospitalId/merge',
  summary: 'Merge two records of the same hospital',
  description: 'Replaces the hospital in the path by `into`. This cannot be undone.',
  params: z.object({ hospitalId }),
  body: z.object({ into: hospitalId }),
  answer: done,
  refusals: ['hospital_not_found'],
});

export const decidePracticeEndpoint = endpoint({
  ...ofOperators,
  method: 'PUT',
  path: '/operator/practices/:practiceId',
  summary: 'Confirm or deny on behalf of a hospital that a doctor practises there',
  params: z.object({ practiceId }),
  body: z.object({ doctorId, agrees: z.boolean() }),
  answer: done,
  refusals: ['practice_not_found'],
});
