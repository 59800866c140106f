import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, tenDigitPhone } from '#contract/platform/fields.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { secondFactorCode } from './second-factor.ts';

export const credentials = z.object({
  phone: tenDigitPhone,
  password: z.string({ error: 'field_required' }).min(1, { error: 'field_required' }).max(200, {
    error: 'field_too_long',
  }),
});

/** A bearer token whose payload the browser reads. */
export const token = z.object({ token: z.string() }).meta({ id: 'Token' });

export const loginPatientEndpoint = endpoint({
  method: 'POST',
  path: '/patients/login',
  tag: 'Sessions',
  summary: 'Log in as a patient',
  who: 'anyone',
  body: credentials,
  status: 200,
  answer: token,
  refusals: ['invalid_credentials', 'too_many_attempts'],
});

export const loginDoctorEndpoint = endpoint({
  method: 'POST',
  path: '/doctors/login',
  tag: 'Sessions',
  summary: 'Log in as a doctor',
  description:
    'If the doctor has turned on two-step verification, the call returns `second_factor_required`; repeat it with `code` to open the session.',
  who: 'anyone',
  body: credentials.extend({ code: secondFactorCode.optional() }),
  status: 200,
  answer: token,
  refusals: ['invalid_credentials', 'too_many_attempts', 'second_factor_required', 'wrong_second_factor'],
});

export const logoutEndpoint = endpoint({
  method: 'POST',
  path: '/logout',
  tag: 'Sessions',
  summary: 'Log out',
  description: 'Ends the current session. Its token is refused from then on.',
  who: ['patient', 'doctor', ...staffRoles],
  atDesk: 'pin',
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: [],
});

const sessionList = z
  .object({
    sessions: z
      .array(
        z.object({
          sessionId: z.string(),
          browser: z.string().nullable().describe('For example `Chrome`. Null if not recognized.'),
          system: z.string().nullable().describe('For example `Android`. Null if not recognized.'),
          since: instant,
          lastUsedAt: instant.describe('Accurate to five minutes.'),
          isThisOne: z.boolean().describe('True for the session of this call.'),
        }),
      )
      .describe('Most recently used first.'),
  })
  .meta({ id: 'SessionList' });
export type SessionList = z.output<typeof sessionList>;

const ownSessions = {
  tag: 'Sessions',
  who: ['patient', 'doctor', ...staffRoles],
  status: 200,
  answer: sessionList,
} as const;

export const ownSessionsEndpoint = endpoint({
  ...ownSessions,
  method: 'GET',
  path: '/sessions',
  summary: "List the caller's sessions",
  refusals: [],
});

export const endSessionEndpoint = endpoint({
  ...ownSessions,
  method: 'DELETE',
  path: '/sessions/:sessionId',
  summary: "End one of the caller's sessions",
  description:
    'Its token is refused from then on. Returns the remaining sessions. A session of another account is 404.',
  atDesk: 'password',
  params: z.object({ sessionId: z.string().describe('The id from the list of sessions.') }),
  refusals: ['session_not_found'],
});

export const endOtherSessionsEndpoint = endpoint({
  ...ownSessions,
  method: 'DELETE',
  path: '/sessions',
  summary: 'End all other sessions of the caller',
  description: 'Returns the remaining session.',
  atDesk: 'password',
  refusals: [],
});
