import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { currentPassword, membershipId, password, personName } from '#contract/platform/fields.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { secondFactorCode } from './second-factor.ts';
import { credentials, token } from './sessions.ts';

export const staffRole = z.enum(staffRoles);

const place = z.object({
  membershipId: z.string(),
  role: staffRole,
  hospitalId: z.string(),
  hospitalName: z.string(),
});

/** The hospitals where the caller works, in this session and elsewhere. */
const ownWorkplaces = z
  .object({
    name: z.string().describe('What the account calls itself; empty if it has not said.'),
    hasPin: z.boolean().describe('Whether one can switch at a desk.'),
    present: place,
    atDesk: z
      .boolean()
      .describe('The session was opened at a shared desk: it goes to no other hospital (M-08).'),
    all: z.array(place).describe('Every hospital on whose staff the account is, this one included.'),
  })
  .meta({ id: 'OwnPlace' });
export type OwnWorkplaces = z.output<typeof ownWorkplaces>;

export const loginHospitalEndpoint = endpoint({
  method: 'POST',
  path: '/hospitals/login',
  tag: 'Sessions',
  summary: "Log in as one of a hospital's staff",
  description:
    'Opens a session of the hospital where the account worked last; `POST /hospital/switch` opens one of another. Doctors with a second step at login are asked for it here too.',
  who: 'anyone',
  body: credentials.extend({
    code: secondFactorCode.optional(),
    membershipId: membershipId
      .optional()
      .describe('Where to go on, as `MEM-000042` or `42`; without it, where the account worked last.'),
  }),
  status: 200,
  answer: token,
  refusals: [
    'invalid_credentials',
    'too_many_attempts',
    'second_factor_required',
    'wrong_second_factor',
    'membership_not_found',
    'no_membership',
  ],
});

export const ownWorkplaceEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/me',
  tag: 'Front desk',
  summary: 'Who one is in the hospital, and at which others',
  who: staffRoles,
  status: 200,
  answer: ownWorkplaces,
  refusals: [],
});

export const switchHospitalEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/switch',
  tag: 'Front desk',
  summary: 'Go on at another hospital to which one belongs',
  description:
    'Ends the session of this call and answers the token of a new one. A session that was opened at a shared desk is refused: a PIN opens that desk and no more.',
  who: staffRoles,
  atDesk: 'never',
  body: z.object({ membershipId }),
  status: 200,
  answer: token,
  refusals: ['membership_not_found'],
});

export const renameSelfEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/me',
  tag: 'Front desk',
  summary: 'Say what one is called',
  description: 'Answers a token that says it too; the present one stays good.',
  who: staffRoles,
  atDesk: 'password',
  body: z.object({ name: personName }),
  status: 200,
  answer: token.extend({ message: z.string() }),
  refusals: [],
});

export const changeStaffPasswordEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/me/password',
  tag: 'Front desk',
  summary: 'Change one’s password',
  description: 'Ends every other session of the account.',
  who: staffRoles,
  atDesk: 'pin',
  body: z.object({ password: currentPassword, newPassword: password }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['wrong_password', 'too_many_attempts'],
});
