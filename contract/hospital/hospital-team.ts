import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, membershipId } from '#contract/platform/fields.ts';
import { adminRoles, deskRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';

const memberRole = z.enum([...staffRoles, 'doctor']);

const member = z
  .object({
    membershipId: z.string(),
    name: z.string(),
    role: memberRole,
    since: instant,
    phone: z.string().nullable().describe('Visible to owners and administrators. Null for others.'),
    isSelf: z.boolean(),
    hasPin: z.boolean().describe('True if a PIN for shared computers is set.'),
    hasSecondFactor: z
      .boolean()
      .nullable()
      .describe(
        'True if the member uses two-step verification. Visible to owners and administrators; null for others.',
      ),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof member>;

const team = z.object({ members: z.array(member) });

export const teamEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/team',
  tag: 'Front desk',
  summary: "List the hospital's team, including doctors",
  who: deskRoles,
  status: 200,
  answer: team,
  refusals: [],
});

export const changeMemberEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/team/:membershipId',
  tag: 'Front desk',
  summary: 'Change the role of a staff member',
  description:
    'Ends their sessions at the hospital. Admins cannot change owners or admins, nor make other members owners or admins.',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ membershipId }),
  body: z.object({ role: z.enum(staffRoles, { error: 'field_staff_role' }) }),
  status: 200,
  answer: team.extend({ message: z.string() }),
  refusals: ['membership_not_found', 'last_owner'],
});

export const endMemberEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/team/:membershipId/end',
  tag: 'Front desk',
  summary: 'End a membership',
  description:
    "Also for the caller's own membership. Ends the member's sessions at the hospital immediately and withdraws invitations they created. For a doctor, withdraws the hospital's confirmation of the practice.",
  who: staffRoles,
  atDesk: 'password',
  params: z.object({ membershipId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['membership_not_found', 'last_owner'],
});
