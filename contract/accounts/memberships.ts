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
    name: z.string().describe('The display name of the account. Empty if not set.'),
    hasPin: z.boolean().describe('True if a PIN for shared computers is set.'),
    present: place,
    atDesk: z
      .boolean()
      .describe('True if the session was opened at a shared computer. It cannot switch to another hospital.'),
    all: z.array(place).describe('All hospitals where the account is on the staff, including this one.'),
  })
  .meta({ id: 'OwnPlace' });
export type OwnWorkplaces = z.output<typeof ownWorkplaces>;

export const loginHospitalEndpoint = endpoint({
  method: 'POST',
  path: '/hospitals/login',
  tag: 'Sessions',
  summary: 'Log in as hospital staff',
  description:
    'Opens a session at the hospital where the account worked last; use `POST /hospital/switch` to change to another. Doctors with two-step verification need a `code` here too.',
  who: 'anyone',
  body: credentials.extend({
    code: secondFactorCode.optional(),
    membershipId: membershipId
      .optional()
      .describe(
        'The membership to continue with, as `MEM-000042` or `42`. Defaults to the hospital where the account worked last.',
      ),
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
  summary: "Get the caller's current hospital and other workplaces",
  who: staffRoles,
  status: 200,
  answer: ownWorkplaces,
  refusals: [],
});

export const switchHospitalEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/switch',
  tag: 'Front desk',
  summary: 'Switch to another hospital',
  description:
    'Ends the current session and returns the token of a new one. Refused in a session at a shared computer, because a PIN is valid for that computer only.',
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
  summary: "Change the caller's display name",
  description: 'Returns a token with the new name; the current token remains valid.',
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
  summary: "Change the caller's password",
  description: 'Ends all other sessions of the account.',
  who: staffRoles,
  atDesk: 'pin',
  body: z.object({ password: currentPassword, newPassword: password }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['wrong_password', 'too_many_attempts'],
});
