import { z } from 'zod';
import { secondFactorCode } from '#contract/accounts/second-factor.ts';
import { token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { email, instant, line, personName, phone, plainId } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { reduceTitles } from '#domain/doctors/doctor-names.ts';

const role = z.enum([...staffRoles, 'doctor'], { error: 'field_staff_role' });

/** The part of the link after `/join/`. */
const secret = line(100).describe('The part of the link after `/join/`.');

const invitation = z
  .object({
    invitationId: z.string(),
    role,
    name: z.string().describe('The name given by the inviter.'),
    phone: z.string().describe('The phone number that must be entered with the link. Empty for any.'),
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
    secret: z.string().describe('The address of the page is `/join/` followed by this secret.'),
    sent: z
      .enum(['email', 'mailbox'])
      .nullable()
      .describe('How the link was also sent. Null if it was not sent.'),
    isUnchecked: z
      .boolean()
      .describe(
        'True if no email was sent because the operator has not checked the hospital; pass the link on in person.',
      ),
    invitation,
  })
  .meta({ id: 'MadeInvitation' });
export type MadeInvitation = z.output<typeof made>;

export const createInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations',
  tag: 'Front desk',
  summary: 'Invite a staff member or doctor',
  description:
    'The secret is returned only once and not stored. Admins cannot invite owners or admins. With a phone number, the link is valid only for that number, which must be entered with the link; no code is sent to it. Up to twenty invitations can be open, twenty created in 24 hours, and three sent to one phone or email.',
  who: adminRoles,
  atDesk: 'password',
  body: invited,
  status: 201,
  answer: made.extend({ message: z.string() }),
  refusals: ['phone_on_team', 'invitations_full', 'too_many_invitations', 'invited_too_often'],
});

/** The maximum number of invitations created per hospital and day. */
export const maxDailyInvitations = 20;

export const createInvitationsEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/several',
  tag: 'Front desk',
  summary: 'Invite several people in one call',
  description:
    'Each person is invited as with `POST /hospital/invitations`; if one cannot be invited, the others still are. A phone number listed twice is invited once.',
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
          problem: z
            .string()
            .nullable()
            .describe('Why no invitation was created, in the language of the request. Null otherwise.'),
        }),
      )
      .describe('In the order of the request.'),
  }),
  refusals: [],
});

export const invitationsEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/invitations',
  tag: 'Front desk',
  summary: 'List open invitations',
  description: 'Newest first.',
  who: adminRoles,
  status: 200,
  answer: z.object({ invitations: z.array(invitation) }),
  refusals: [],
});

export const withdrawInvitationEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/invitations/:invitationId',
  tag: 'Front desk',
  summary: 'Withdraw an invitation',
  description: 'Its link stops working.',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ invitationId: plainId.describe('The id of the invitation.') }),
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
  summary: 'Preview an invitation',
  who: 'anyone',
  body: z.object({ secret }),
  status: 200,
  answer: z.object({
    hospitalName: z.string(),
    role,
    name: z.string(),
    madeBy: z.string(),
    expiresAt: instant,
    needsPhone: z.boolean().describe('True if the invitation requires a phone number.'),
    phone: z
      .string()
      .describe(
        'The phone number of an invited doctor, for their registration. Empty for others, who have to know it, and if none was given.',
      ),
  }),
  refusals: over,
});

export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/invitations/accept',
  tag: 'Front desk',
  summary: 'Accept an invitation to the staff of a hospital',
  description:
    'With a new or existing account. A phone number with an existing professional account, for example of a doctor, requires the password of that account, and a `code` if the doctor uses two-step verification.',
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
  summary: 'Accept an invitation as a doctor',
  description:
    "Adds a practice at the hospital with the fees of the main practice, or confirms the doctor's existing practice there.",
  who: ['doctor'],
  body: z.object({ secret }),
  status: 200,
  answer: z.object({ message: z.string(), practiceId: z.string() }),
  refusals: [...over, 'invitation_for_another', 'invitation_for_staff', 'already_member', 'practices_full'],
});
