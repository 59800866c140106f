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
    'A doctor who has turned on the second step at login is answered `second_factor_required`; the same call with `code` opens the session.',
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
  summary: 'End this session',
  description: 'Its token is refused from then on.',
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
          browser: z.string().nullable().describe('Such as `Chrome`; null if it was not recognised.'),
          system: z.string().nullable().describe('Such as `Android`; null if it was not recognised.'),
          since: instant,
          lastUsedAt: instant.describe('Within five minutes.'),
          isThisOne: z.boolean().describe('The session of this call.'),
        }),
      )
      .describe('The last used first.'),
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
  summary: 'Where one is logged in',
  refusals: [],
});

export const endSessionEndpoint = endpoint({
  ...ownSessions,
  method: 'DELETE',
  path: '/sessions/:sessionId',
  summary: 'End one of the own sessions',
  description:
    "Its token is refused from then on. Answers those that are left. Somebody else's session is 404.",
  atDesk: 'password',
  params: z.object({ sessionId: z.string().describe('As in the list of sessions.') }),
  refusals: ['session_not_found'],
});

export const endOtherSessionsEndpoint = endpoint({
  ...ownSessions,
  method: 'DELETE',
  path: '/sessions',
  summary: 'End all own sessions but this one',
  description: 'Answers the one that is left.',
  atDesk: 'password',
  refusals: [],
});
