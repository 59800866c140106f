import { z } from 'zod';
import { credentials, token } from '#contract/accounts/sessions.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, line, membershipId, plainId, typedNumber } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { isGuessablePin } from '#domain/accounts/pins.ts';

const pin = typedNumber('field_required').regex(/^\d{4}$/, { error: 'field_pin', abort: true });
/** Limits PIN guessing, because each new computer brings new attempts. */
export const maxDesks = 50;

const deskSecret = line(100).describe('The secret stored in the browser of the shared computer.');

/** A shared browser where staff switch by PIN. */
const desk = z
  .object({ deskId: z.string(), name: z.string(), madeBy: z.string(), madeAt: instant })
  .meta({ id: 'HospitalDesk' });
export type HospitalDesk = z.output<typeof desk>;

export const setPinEndpoint = endpoint({
  method: 'PUT',
  path: '/hospital/me/pin',
  tag: 'Front desk',
  summary: "Set the caller's PIN for the hospital's shared computers",
  description: 'Four digits that are not easy to guess. Null removes the PIN.',
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
  summary: 'Register a browser as a shared computer',
  description: `The secret is returned only once and stored in the browser. A hospital has up to ${maxDesks} shared computers.`,
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
  summary: "List the hospital's shared computers",
  who: adminRoles,
  status: 200,
  answer: z.object({ desks: z.array(desk) }),
  refusals: [],
});

export const endDeskEndpoint = endpoint({
  method: 'DELETE',
  path: '/hospital/desks/:deskId',
  tag: 'Front desk',
  summary: 'Remove a shared computer',
  description: 'Ends sessions opened there with a PIN.',
  who: adminRoles,
  atDesk: 'password',
  params: z.object({ deskId: plainId.describe('The id of the shared computer.') }),
  status: 200,
  answer: z.object({ message: z.string() }),
  refusals: ['desk_not_found'],
});

export const leaveDeskEndpoint = endpoint({
  method: 'POST',
  path: '/hospital/desk/end',
  tag: 'Front desk',
  summary: 'Remove this browser as a shared computer',
  description: 'For the shared computer itself.',
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
  summary: 'List the staff who can switch at a shared computer',
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
  summary: 'Switch to another staff member at a shared computer',
  description:
    'Requires the PIN, or the password after five wrong PINs in fifteen minutes at all shared computers of the hospital together. After twenty wrong PINs since the last correct one, the PIN is removed. Ends the session of `endsSession` if it belongs to this hospital.',
  who: 'anyone',
  body: z
    .object({
      desk: deskSecret,
      membershipId,
      pin: pin.optional(),
      password: credentials.shape.password.optional(),
      endsSession: z.string().max(4000).optional().describe('The token of the previous person.'),
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
