import { z } from 'zod';
import { credentials, token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, line, membershipId, plainId, typedNumber } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { isGuessablePin } from '#domain/accounts/pins.ts';

const pin = typedNumber('field_required').regex(/^\d{4}$/, { error: 'field_pin', abort: true });
/** Limits PIN guessing, because each new desk brings new attempts. */
export const maxDesks = 50;

const deskSecret = line(100).describe('What the browser of the desk keeps.');

/** A shared browser where staff switch by PIN. */
const desk = z
  .object({ deskId: z.string(), name: z.string(), madeBy: z.string(), madeAt: instant })
  .meta({ id: 'HospitalDesk' });
export type HospitalDesk = z.output<typeof desk>;

export const setPinEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/me/pin',
  tag: 'Front desk',
  summary: 'Set one’s PIN for the desks of this hospital',
  description: 'Four digits that are not easily guessed; null takes the PIN away.',
  who: staffRoles,
  atDesk: 'pin',
  body: z.object({
    pin: pin.refine((digits) => !isGuessablePin(digits), { error: 'field_pin_guessable' }).nullable(),
    password: credentials.shape.password,
  }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['wrong_password', 'too_many_attempts'],
});

export const registerDeskEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/desks',
  tag: 'Front desk',
  summary: 'Remember this browser as a desk',
  description: `The secret is answered once; the browser keeps it. A hospital has ${maxDesks} at most.`,
  who: adminRoles,
  atDesk: 'password',
  body: z.object({ name: line(60, 'field_desk_name') }),
  status: 201,
  answer: z.object({ message: z.string(), secret: z.string(), desk }),
  refusals: ['desks_full'],
});

export const desksEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/desks',
  tag: 'Front desk',
  summary: 'The desks of the hospital that are open, all of them, and who made each',
  who: adminRoles,
  status: 200,
  answer: z.object({ desks: z.array(desk) }),
  refusals: [],
});

export const endDeskEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/desks/:deskId',
  tag: 'Front desk',
  summary: 'Forget a desk; sessions that were opened there by a PIN end',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ deskId: plainId.describe('The desk, by its id.') }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['desk_not_found'],
});

export const leaveDeskEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/desk/end',
  tag: 'Front desk',
  summary: 'Forget this browser as a desk, at that very desk',
  who: 'anyone',
  body: z.object({ desk: deskSecret }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['desk_not_found'],
});

export const deskUsersEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/desk/people',
  tag: 'Front desk',
  summary: 'Who can switch at this desk',
  who: 'anyone',
  body: z.object({ desk: deskSecret }),
  status: 200,
  answer: z.object({
    hospitalName: z.string(),
    deskName: z.string(),
    people: z.array(z.object({ membershipId: z.string(), name: z.string(), role: z.enum(staffRoles) })),
  }),
  refusals: ['desk_not_found'],
});

export const switchDeskUserEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/desk/switch',
  tag: 'Front desk',
  summary: 'Go on as somebody else at a desk',
  description:
    'By the PIN; after five wrong ones in fifteen minutes, at all desks of the hospital together, by the password. With the twentieth wrong one since the last right one the PIN is gone. Ends the session of `endsSession`, if it is one of this hospital.',
  who: 'anyone',
  body: z
    .object({
      desk: deskSecret,
      membershipId,
      pin: pin.optional(),
      password: credentials.shape.password.optional(),
      endsSession: z.string().max(4000).optional().describe('The token of the person who was there before.'),
    })
    .refine((sent) => (sent.pin === undefined) !== (sent.password === undefined), {
      error: 'field_required',
      path: ['pin'],
    }),
  status: 200,
  answer: token,
  refusals: [
    'desk_not_found',
    'membership_not_found',
    'wrong_pin',
    'too_many_pins',
    'pin_dropped',
    'wrong_password',
    'too_many_attempts',
    'second_factor_required',
  ],
});
