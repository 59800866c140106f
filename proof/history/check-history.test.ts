import { expect, test } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { AvailabilityRead, Booking, Change, Operation, Outcome } from './operation.ts';
import type { StoredAppointment, StoredEvent, StoredHistory } from './read-stored.ts';
import { maxStaleness } from './rules/no-stale-availability.ts';

const nine = Date.parse('2026-12-01T03:30:00Z');
const quarter = 15 * 60_000;

/** Each call takes a millisecond and begins a second after the one before. */
const at = (second: number, outcome: Outcome = 'acknowledged') => ({
  number: second,
  asked: 0,
  began: second * 1000,
  ended: second * 1000 + 1,
  outcome,
  status: outcome === 'acknowledged' ? 200 : null,
  refusal: null,
});

const booking = (second: number, more: Partial<Booking> = {}): Booking => ({
  ...at(second, more.outcome),
  verb: 'book',
  patientId: 1,
  doctorId: 7,
  startsAt: nine,
  key: 'first',
  appointmentId: more.outcome && more.outcome !== 'acknowledged' ? null : 100,
  ...more,
});
const change = (second: number, action: Change['action'], more: Partial<Change> = {}): Change => ({
  ...at(second, more.outcome),
  verb: 'change',
  action,
  by: 'doctor',
  appointmentId: 100,
  replacementId: null,
  ...more,
});
const look = (second: number, free: readonly number[]): AvailabilityRead => ({
  ...at(second),
  verb: 'look',
  doctorId: 7,
  free,
});

const appointment = (id: number, more: Partial<StoredAppointment> = {}): StoredAppointment => ({
  id,
  doctorId: 7,
  patientId: 1,
  startsAt: nine,
  endsAt: nine + quarter,
  status: 'Requested',
  key: 'first',
  replacesId: null,
  ...more,
});
const event = (
  id: number,
  second: number,
  [action, from, to]: readonly [string, StoredEvent['from'], StoredEvent['to']],
  more: Partial<StoredEvent> = {},
): StoredEvent => ({
  id,
  appointmentId: 100,
  at: second * 1000,
  role: action === 'book' || action === 'cancel' ? 'patient' : 'doctor',
  action,
  from,
  to,
  ...more,
});

const booked = event(1, 1, ['book', null, 'Requested']);
const accepted = event(2, 2, ['accept', 'Requested', 'Pending']);
const cancelled = event(3, 3, ['cancel', 'Pending', 'Cancelled']);

const rulesBroken = (history: readonly Operation[], stored: Partial<StoredHistory>) => [
  ...new Set(
    checkHistory({ history, stored: { appointments: [], events: [], ...stored } }).map(({ rule }) => rule),
  ),
];

const second = { key: 'second', patientId: 2 } as const;
const oneBooked = { appointments: [appointment(100)], events: [booked] };

test.each<[string, readonly Operation[], Partial<StoredHistory>]>([
  ['nothing happened', [], {}],
  ['booked', [booking(1)], oneBooked],
  [
    'booked, accepted and cancelled',
    [booking(1), change(2, 'accept'), change(3, 'cancel', { by: 'patient' })],
    { appointments: [appointment(100, { status: 'Cancelled' })], events: [booked, accepted, cancelled] },
  ],
  ['an unknown booking that was made', [booking(1, { outcome: 'unknown' })], oneBooked],
  ['an unknown booking that was not made', [booking(1, { outcome: 'unknown' })], {}],
  [
    'one that was acknowledged only when it was repeated',
    [booking(1, { outcome: 'unknown' }), booking(2)],
    oneBooked,
  ],
  [
    'an unknown change that was not made',
    [booking(1), change(2, 'accept', { outcome: 'unknown' })],
    oneBooked,
  ],
  [
    'a refusal of a time that somebody has',
    [booking(1), booking(2, { ...second, outcome: 'refused', refusal: 'slot_taken' })],
    oneBooked,
  ],
  [
    'a time looked at just after it was booked, by whoever has not heard',
    [booking(1), look(2, [nine])],
    oneBooked,
  ],
  [
    'a time that was given back is free again, and booked by another',
    [
      booking(1),
      change(3, 'cancel', { by: 'patient' }),
      look(60, [nine]),
      booking(61, { ...second, appointmentId: 101 }),
    ],
    {
      appointments: [appointment(100, { status: 'Cancelled' }), appointment(101, second)],
      events: [
        booked,
        event(3, 3, ['cancel', 'Requested', 'Cancelled']),
        event(4, 61, ['book', null, 'Requested'], { appointmentId: 101 }),
      ],
    },
  ],
])('P-01 the check finds nothing in what may be: %s', (_, history, stored) => {
  expect(rulesBroken(history, stored)).toEqual([]);
});

const two = [booking(1), booking(2, { ...second, appointmentId: 101 })];
const twoEvents = [booked, event(4, 2, ['book', null, 'Requested'], { appointmentId: 101 })];

test.each<[string, readonly Operation[], Partial<StoredHistory>]>([
  [
    'no double booking',
    two,
    { appointments: [appointment(100), appointment(101, second)], events: twoEvents },
  ],
  [
    'no double booking',
    [booking(1), booking(2, { key: 'second', doctorId: 8, appointmentId: 101, startsAt: nine - quarter })],
    {
      appointments: [
        appointment(100),
        // The same patient, elsewhere, and longer than until nine.
        appointment(101, { key: 'second', doctorId: 8, startsAt: nine - quarter, endsAt: nine + 1 }),
      ],
      events: twoEvents,
    },
  ],
  ['acknowledged bookings are stored', [booking(1)], {}],
  [
    'acknowledged bookings are stored',
    [booking(1)],
    {
      appointments: [appointment(100, { startsAt: nine + quarter, endsAt: nine + 2 * quarter })],
      events: [booked],
    },
  ],
  ['acknowledged changes are stored', [booking(1), change(2, 'accept')], oneBooked],
  [
    'acknowledged changes are stored', // it was done only after the answer
    [booking(1), change(2, 'accept'), change(9, 'accept', { outcome: 'unknown' })],
    {
      appointments: [appointment(100, { status: 'Pending' })],
      events: [booked, { ...accepted, at: 9000 }],
    },
  ],
  ['nothing is stored that was not asked for', [], oneBooked],
  [
    'nothing is stored that was not asked for',
    [booking(1, { outcome: 'refused', refusal: 'slot_not_published' })],
    oneBooked,
  ],
  [
    'nothing is stored that was not asked for',
    [booking(1), change(2, 'accept', { outcome: 'refused', refusal: 'wrong_status' })],
    { appointments: [appointment(100, { status: 'Pending' })], events: [booked, accepted] },
  ],
  [
    'one key books once',
    [booking(1), booking(2, { appointmentId: 101 })],
    {
      appointments: [
        appointment(100, { status: 'Cancelled' }),
        appointment(101, { startsAt: nine, endsAt: nine + quarter }),
      ],
      events: [
        booked,
        event(2, 1.5, ['cancel', 'Requested', 'Cancelled']),
        { ...booked, id: 3, appointmentId: 101 },
      ],
    },
  ],
  ['events tell the whole life', [booking(1)], { appointments: [appointment(100)] }],
  [
    'events tell the whole life',
    [booking(1), change(2, 'accept', { outcome: 'unknown' })],
    { appointments: [appointment(100, { status: 'Pending' })], events: [booked] },
  ],
  [
    'events tell the whole life', // from Rejected no way leads to Pending
    [booking(1), change(2, 'accept')],
    {
      appointments: [appointment(100, { status: 'Pending' })],
      events: [booked, event(2, 2, ['accept', 'Rejected', 'Pending'])],
    },
  ],
  [
    'what is booked is not shown as free',
    [booking(1), look(2 + maxStaleness / 1000, [nine + quarter, nine])],
    oneBooked,
  ],
  ['answers are true', [booking(1, { outcome: 'refused', refusal: 'slot_taken' })], {}],
  ['answers are true', [booking(1, { outcome: 'unknown', status: 500 })], {}],
])('P-01 the check finds a broken promise: %s', (rule, history, stored) => {
  expect(rulesBroken(history, stored)).toContain(rule);
});
