import { z } from 'zod';
import { secondFactorCode } from '#contract/accounts/second-factor.ts';
import { token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, instant, line, personName, phone, plainId } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { reduceTitles } from '#domain/doctors/doctor-names.ts';

const role = z.enum([...staffRoles, 'doctor'], { error: 'field_staff_role' });

/** The part of the link after `/join/`. */
const secret = line(100).describe('What stands behind `/join/` in the link.');

const invitation = z
  .object({
    invitationId: z.string(),
    role,
    name: z.string().describe('What the inviter calls them.'),
    phone: z.string().describe('That has to be given with the link; empty: any.'),
    email: z.string(),
    madeBy: z.string(),
    madeAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'HospitalInvitation' });
export type HospitalInvitation = z.output<typeof invitation>;

const invited = z.object({
  role,
  name: personName,
  phone: z.union([phone, z.literal('')]).default(''),
  email: z.union([email, z.literal('')]).default(''),
});

const made = z
  .object({
    secret: z.string().describe('The page of the link is `/join/` and this.'),
    sent: z
      .enum(['email', 'mailbox'])
      .nullable()
      .describe('By what the link was sent too; null: by nothing.'),
    isUnchecked: z
      .boolean()
      .describe('No e-mail was sent because the operator has not checked the hospital: hand the link over.'),
    invitation,
  })
  .meta({ id: 'MadeInvitation' });
export type MadeInvitation = z.output<typeof made>;

export const createInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations',
  tag: 'Front desk',
  summary: 'Invite somebody onto the staff, or a doctor',
  description:
    'The secret is answered once and not stored. An admin invites neither owners nor admins. With a phone number the link is good for that number alone; whoever has the link has to give it, and no code goes to it. At most twenty are open, twenty are made in 24 hours, and three to one phone or e-mail.',
  who: adminRoles,
  atDesk: 'password',
  body: invited,
  status: 201,
  answer: made.extend({ message: z.string() }),
  refusals: ['phone_on_team', 'invitations_full', 'too_many_invitations', 'invited_too_often'],
});

/** The number of invitations that a hospital may make in a day. */
export const maxDailyInvitations = 20;

export const createInvitationsEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/several',
  tag: 'Front desk',
  summary: 'Invite several people at once, each with an answer of its own',
  description:
    'One after the other, as `POST /hospital/invitations` would each: who cannot be invited keeps nobody else from it. A phone that stands twice is invited once.',
  who: adminRoles,
  atDesk: 'password',
  body: z.object({ people: z.array(invited).min(1).max(maxDailyInvitations) }),
  status: 200,
  answer: z.object({
    message: z.string(),
    people: z
      .array(
        z.object({
          made: made.nullable(),
          problem: z.string().nullable().describe('Why there is no invitation, in the language of the call.'),
        }),
      )
      .describe('In the order of the call.'),
  }),
  refusals: [],
});

export const invitationsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/invitations',
  tag: 'Front desk',
  summary: 'The invitations that are open, the newest first',
  who: adminRoles,
  status: 200,
  answer: z.object({ invitations: z.array(invitation) }),
  refusals: [],
});

export const withdrawInvitationEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/invitations/:invitationId',
  tag: 'Front desk',
  summary: 'Withdraw an invitation; its link opens nothing from then on',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ invitationId: plainId.describe('The invitation, by its id.') }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['invitation_not_found'],
});

const over = [
  'invitation_not_found',
  'invitation_used',
  'invitation_withdrawn',
  'invitation_expired',
] as const;

export const previewInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/preview',
  tag: 'Front desk',
  summary: 'What an invitation is to',
  who: 'anyone',
  body: z.object({ secret }),
  status: 200,
  answer: z.object({
    hospitalName: z.string(),
    role,
    name: z.string(),
    madeBy: z.string(),
    expiresAt: instant,
    needsPhone: z.boolean().describe('It is for one phone number.'),
    phone: z
      .string()
      .describe(
        'Of a doctor, for their registration; empty for others, who have to know it, and where none was given.',
      ),
  }),
  refusals: over,
});

export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/accept',
  tag: 'Front desk',
  summary: 'Come onto the staff of a hospital, with a new or a present account',
  description:
    'A phone number that has a professional account, such as of a doctor, needs the password of that account; a doctor with a second step at login also its code.',
  who: 'anyone',
  body: z.object({
    secret,
    name: personName.overwrite(reduceTitles),
    phone,
    password: z.string({ error: 'field_required' }).min(6, { error: 'field_password' }).max(200, {
      error: 'field_too_long',
    }),
    code: secondFactorCode.optional(),
  }),
  status: 200,
  answer: token,
  refusals: [
    ...over,
    'invitation_for_another',
    'invitation_for_doctor',
    'already_member',
    'professional_exists',
    'invalid_credentials',
    'too_many_attempts',
    'second_factor_required',
    'wrong_second_factor',
  ],
});

export const acceptInvitationAsDoctorEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/accept-as-doctor',
  tag: 'Front desk',
  summary: 'Practise at a hospital that invites the doctor',
  description:
    'Adds a practice there with the fees of the main practice, or has the hospital agree to the one that the doctor has there already.',
  who: ['doctor'],
  body: z.object({ secret }),
  status: 200,
  answer: z.object({ message: z.string(), practiceId: z.string() }),
  refusals: [...over, 'invitation_for_another', 'invitation_for_staff', 'already_member', 'practices_full'],
});
