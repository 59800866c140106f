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
    phone: z.string().nullable().describe('For those who lead; null for others.'),
    isSelf: z.boolean(),
    hasPin: z.boolean().describe('Whether they can switch at a desk.'),
    hasSecondFactor: z
      .boolean()
      .nullable()
      .describe('Whether their login asks for a code as well, for those who lead; null for others.'),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.output<typeof member>;

const team = z.object({ members: z.array(member) });

export const teamEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/team',
  tag: 'Front desk',
  summary: 'Who belongs to the hospital, doctors included',
  who: deskRoles,
  status: 200,
  answer: team,
  refusals: [],
});

export const changeMemberEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/team/:membershipId',
  tag: 'Front desk',
  summary: 'Give somebody on the staff another role',
  description:
    'Ends their sessions here. An admin changes whoever does not lead, and makes nobody more than that.',
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
  summary: 'End a membership, such as one’s own',
  description:
    'Their sessions here end at once, and invitations that they made are withdrawn. Of a doctor it takes back that the hospital agrees to the practice.',
  who: staffRoles,
  atDesk: 'password',
  params: z.object({ membershipId }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['membership_not_found', 'last_owner'],
});
