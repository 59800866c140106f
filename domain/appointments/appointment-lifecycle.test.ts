import { describe, expect, test } from 'vitest';
import {
  type ActorRole,
  type AppointmentAction,
  type AppointmentFacts,
  type AppointmentStatus,
  allowedActions,
  appointmentActions,
  appointmentStatuses,
  checkAction,
  defaultNoticeMinutes,
  findActionBetween,
  findInitialStatus,
  findNextStatus,
  findReopenDeadline,
  openStatuses,
  reopenMinutes,
  slotOccupyingStatuses,
  transitions,
} from './appointment-lifecycle.ts';

/** docs/product.md#life-of-an-appointment, copied by hand: nothing here is derived from the code. */
const table: readonly (readonly [
  AppointmentStatus,
  ActorRole,
  AppointmentAction,
  AppointmentStatus | 'former',
])[] = [
  ['Requested', 'doctor', 'accept', 'Pending'],
  ['Requested', 'doctor', 'reject', 'Rejected'],
  ['Pending', 'patient', 'confirm', 'Confirmed'],
  ['Requested', 'patient', 'cancel', 'Cancelled'],
  ['Pending', 'patient', 'cancel', 'Cancelled'],
  ['Confirmed', 'patient', 'cancel', 'Cancelled'],
  ['Requested', 'patient', 'askToReschedule', 'Request for Rescheduling'],
  ['Pending', 'patient', 'askToReschedule', 'Request for Rescheduling'],
  ['Confirmed', 'patient', 'askToReschedule', 'Request for Rescheduling'],
  ['Request for Rescheduling', 'doctor', 'declineReschedule', 'former'],
  ['Request for Rescheduling', 'patient', 'withdrawReschedule', 'former'],
  ['Request for Rescheduling', 'doctor', 'approveReschedule', 'Rescheduled'],
  ['Pending', 'doctor', 'complete', 'Completed'],
  ['Confirmed', 'doctor', 'complete', 'Completed'],
  ['Completed', 'doctor', 'reopen', 'former'],
  ['Incomplete', 'doctor', 'reopen', 'former'],
  ['Incomplete', 'doctor', 'completeLate', 'Completed'],
  ['Pending', 'doctor', 'didNotCome', 'Incomplete'],
  ['Confirmed', 'doctor', 'didNotCome', 'Incomplete'],
  ['Incomplete', 'doctor', 'didNotCome', 'Incomplete'],
  ['Pending', 'doctor', 'callOff', 'Rejected'],
  ['Confirmed', 'doctor', 'callOff', 'Rejected'],
  ['Pending', 'doctor', 'reschedule', 'Rescheduled'],
  ['Confirmed', 'doctor', 'reschedule', 'Rescheduled'],
  ['Requested', 'system', 'lapse', 'Incomplete'],
  ['Pending', 'system', 'lapse', 'Incomplete'],
  ['Confirmed', 'system', 'lapse', 'Incomplete'],
  ['Request for Rescheduling', 'system', 'lapse', 'Incomplete'],
];

const actors: readonly ActorRole[] = ['patient', 'doctor', 'system'];
const everyCase = appointmentStatuses.flatMap((status) =>
  actors.flatMap((actor) => appointmentActions.map((action) => [status, actor, action] as const)),
);
const findRow = (status: AppointmentStatus, actor: ActorRole, action: AppointmentAction) =>
  table.find((row) => row[0] === status && row[1] === actor && row[2] === action);

const startsAt = Date.parse('2026-11-26T10:00:00+05:30');
const dayBeginsAt = Date.parse('2026-11-26T00:00:00+05:30');
const dayEndsAt = Date.parse('2026-11-27T00:00:00+05:30');
const minutes = 60_000;
const hours = 60 * minutes;
const dayBefore = startsAt - 24 * hours;
/** A time at which only the status and the actor can prevent the action. */
const validTimes: Partial<Record<AppointmentAction, number>> = {
  lapse: dayEndsAt,
  complete: startsAt,
  reopen: startsAt,
  completeLate: dayEndsAt,
  didNotCome: dayEndsAt,
};
const goodMoment = (action: AppointmentAction) => validTimes[action] ?? dayBefore;
const facts = (status: AppointmentStatus, more: Partial<AppointmentFacts> = {}): AppointmentFacts => ({
  status,
  startsAt,
  dayBeginsAt,
  dayEndsAt,
  completedAt: status === 'Completed' ? startsAt : null,
  didNotCome: false,
  hasCome: false,
  wasAccepted: true,
  ...more,
});

describe('E-07 who may do what from which status (docs/product.md#life-of-an-appointment)', () => {
  test('the sweep covers 9 statuses, 3 actors and the 15 actions of the table', () => {
    expect(new Set(appointmentActions)).toEqual(new Set(table.map(([, , action]) => action)));
    expect(everyCase).toHaveLength(9 * 3 * 15);
  });

  test.each(everyCase)('E-07 %s, %s, %s', (status, actor, action) => {
    const owner = table.find((row) => row[2] === action)?.[1];
    const expected = findRow(status, actor, action)
      ? 'allowed'
      : actor === owner
        ? 'wrong-status'
        : 'not-yours';
    // Only a visit marked as missed can be unmarked.
    const absenceFacts = { didNotCome: action === 'reopen' && status === 'Incomplete' };
    expect(checkAction(action, actor, facts(status, absenceFacts), goodMoment(action))).toBe(expected);
  });

  test.each(table)('E-07 from %s the %s’s %s leads to %s', (_, __, action, to) => {
    expect(findNextStatus(action, 'Confirmed')).toBe(to === 'former' ? 'Confirmed' : to);
  });

  test.each(['Requested', 'Pending', 'Confirmed'] as const)(
    'G-03 F-09 a declined or withdrawn reschedule leads back to %s',
    (former) => {
      expect(findNextStatus('declineReschedule', former)).toBe(former);
      expect(findNextStatus('withdrawReschedule', former)).toBe(former);
    },
  );

  test.each(['Pending', 'Confirmed', 'Incomplete'] as const)('G-04 a reopened visit is %s again', (former) =>
    expect(findNextStatus('reopen', former)).toBe(former),
  );

  test('G-03 a declined reschedule without a former status is an error, not a guess', () => {
    expect(() => findNextStatus('declineReschedule', null)).toThrow('former');
  });

  test('E-05 a booking is Requested, or Pending at once when the doctor confirms automatically', () => {
    expect(findInitialStatus(false)).toBe('Requested');
    expect(findInitialStatus(true)).toBe('Pending');
  });

  test('E-07 exactly these statuses hold a slot', () => {
    expect(slotOccupyingStatuses).toEqual([
      'Held',
      'Requested',
      'Pending',
      'Confirmed',
      'Request for Rescheduling',
      'Completed',
    ]);
  });

  test('F-05 exactly these statuses are open', () => {
    expect(openStatuses).toEqual(['Requested', 'Pending', 'Confirmed', 'Request for Rescheduling']);
  });
});

describe('B-12 patients change a settled appointment up to 2 hours before the start', () => {
  const settled = ['Pending', 'Confirmed'] as const;
  const changes = ['cancel', 'askToReschedule'] as const;
  const cases = settled.flatMap((status) => changes.map((action) => [status, action] as const));

  test.each(cases)('B-12 %s, %s: allowed at the boundary, too late 1 ms after', (status, action) => {
    const atBoundary = startsAt - 2 * hours;
    expect(checkAction(action, 'patient', facts(status), atBoundary)).toBe('allowed');
    expect(checkAction(action, 'patient', facts(status), atBoundary + 1)).toBe('too-late');
    expect(checkAction(action, 'patient', facts(status), startsAt)).toBe('too-late');
  });

  test.each(cases)('B-12 %s, %s: the notice can be configured', (status, action) => {
    const notice = 45;
    const atBoundary = startsAt - notice * minutes;
    expect(checkAction(action, 'patient', facts(status), atBoundary, notice)).toBe('allowed');
    expect(checkAction(action, 'patient', facts(status), atBoundary + 1, notice)).toBe('too-late');
    expect(checkAction(action, 'patient', facts(status), startsAt - 1, 0)).toBe('allowed');
  });

  test('B-12 the notice is 2 hours unless configured', () => expect(defaultNoticeMinutes).toBe(120));

  test.each(changes)('B-12 a request not yet accepted: %s until the start, whatever the notice', (action) => {
    for (const notice of [0, 120, 7 * 24 * 60]) {
      expect(checkAction(action, 'patient', facts('Requested'), startsAt - 1, notice)).toBe('allowed');
      expect(checkAction(action, 'patient', facts('Requested'), startsAt + 1, notice)).toBe('too-late');
    }
  });

  test('F-08 confirming that one will come is not bound to the notice', () => {
    expect(checkAction('confirm', 'patient', facts('Pending'), startsAt - 1)).toBe('allowed');
  });

  test.each(table.filter(([, actor, action]) => actor === 'doctor' && validTimes[action] === undefined))(
    'G-04 the doctor may always: %s, %s, %s',
    (status, actor, action) => {
      for (const now of [dayBefore, startsAt - 1, startsAt, dayEndsAt, dayEndsAt + 24 * hours]) {
        expect(checkAction(action, actor, facts(status), now)).toBe('allowed');
      }
    },
  );

  test.each(openStatuses)('E-07 %s lapses only when the clinic’s day is over', (status) => {
    expect(checkAction('lapse', 'system', facts(status), startsAt + 2 * hours)).toBe('too-early');
    expect(checkAction('lapse', 'system', facts(status), dayEndsAt - 1)).toBe('too-early');
    expect(checkAction('lapse', 'system', facts(status), dayEndsAt)).toBe('allowed');
  });
});

describe('G-04 when a doctor says how a visit ended', () => {
  const accepted = ['Pending', 'Confirmed'] as const;

  test.each(accepted)(
    'G-04 %s is completed from the first moment of its day on, not 1 ms before',
    (status) => {
      expect(checkAction('complete', 'doctor', facts(status), dayBeginsAt - 1)).toBe('too-early');
      for (const now of [dayBeginsAt, startsAt - 1, startsAt, dayEndsAt - 1, dayEndsAt]) {
        expect(checkAction('complete', 'doctor', facts(status), now)).toBe('allowed');
      }
    },
  );

  test('G-04 Completed is reopened for ten minutes, and not 1 ms longer', () => {
    const completed = facts('Completed', { completedAt: startsAt });
    expect(reopenMinutes).toBe(10);
    expect(findReopenDeadline(completed)).toBe(startsAt + 10 * minutes);
    expect(checkAction('reopen', 'doctor', completed, startsAt + 10 * minutes)).toBe('allowed');
    expect(checkAction('reopen', 'doctor', completed, startsAt + 10 * minutes + 1)).toBe('too-late');
  });

  test('G-04 when it was completed is not known: it stays Completed', () => {
    const completed = facts('Completed', { completedAt: null });
    expect(findReopenDeadline(completed)).toBeNull();
    expect(checkAction('reopen', 'doctor', completed, startsAt)).toBe('too-late');
  });

  test.each(['completeLate', 'didNotCome'] as const)('G-04 %s until seven days after the day', (action) => {
    const until = dayEndsAt + 7 * 24 * hours;
    expect(checkAction(action, 'doctor', facts('Incomplete'), until - 1)).toBe('allowed');
    expect(checkAction(action, 'doctor', facts('Incomplete'), until)).toBe('too-late');
  });

  test('G-04 who did not come is marked once, and may turn out to have come', () => {
    const absenceFacts = facts('Incomplete', { didNotCome: true });
    expect(checkAction('didNotCome', 'doctor', absenceFacts, dayEndsAt)).toBe('wrong-status');
    expect(checkAction('completeLate', 'doctor', absenceFacts, dayEndsAt)).toBe('allowed');
  });

  test('G-04 M-13 on the day nobody is marked before the start, nor who has come; the mark goes until the day is over', () => {
    for (const status of accepted) {
      expect(checkAction('didNotCome', 'doctor', facts(status), startsAt - 1)).toBe('too-early');
      expect(checkAction('didNotCome', 'doctor', facts(status), startsAt)).toBe('allowed');
      expect(checkAction('didNotCome', 'doctor', facts(status, { hasCome: true }), startsAt)).toBe('passed');
    }
    const absenceFacts = facts('Incomplete', { didNotCome: true });
    expect(checkAction('reopen', 'doctor', absenceFacts, dayEndsAt - 1)).toBe('allowed');
    expect(checkAction('reopen', 'doctor', absenceFacts, dayEndsAt)).toBe('too-late');
    expect(checkAction('reopen', 'doctor', facts('Incomplete'), startsAt)).toBe('wrong-status');
  });

  test('M-13 a desk cancels until the day is over, a request too', () => {
    for (const status of [...accepted, 'Requested'] as const) {
      expect(checkAction('cancel', 'patient', facts(status), dayEndsAt - 1, null)).toBe('allowed');
      expect(checkAction('cancel', 'patient', facts(status), dayEndsAt, null)).toBe('too-late');
    }
  });
});

describe('F-08 what is offered', () => {
  const moments = [dayBefore, startsAt - 2 * hours, startsAt - 1, startsAt + 1, dayEndsAt];

  test('F-08 is exactly what the verdict allows, at every moment and for every notice', () => {
    for (const status of appointmentStatuses) {
      for (const actor of actors) {
        for (const now of moments) {
          for (const notice of [0, 30, 120]) {
            const allowed = appointmentActions.filter(
              (action) => checkAction(action, actor, facts(status), now, notice) === 'allowed',
            );
            expect(allowedActions(facts(status), actor, now, notice)).toEqual(allowed);
          }
        }
      }
    }
  });

  test('F-08 is what the screens say', () => {
    expect(allowedActions(facts('Pending'), 'patient', dayBefore)).toEqual([
      'confirm',
      'cancel',
      'askToReschedule',
    ]);
    expect(allowedActions(facts('Pending'), 'patient', startsAt - 1)).toEqual(['confirm']);
    expect(allowedActions(facts('Confirmed'), 'doctor', startsAt)).toEqual([
      'complete',
      'didNotCome',
      'callOff',
      'reschedule',
    ]);
    expect(allowedActions(facts('Confirmed'), 'doctor', dayBefore)).toEqual(['callOff', 'reschedule']);
    expect(allowedActions(facts('Completed'), 'doctor', startsAt)).toEqual(['reopen']);
    expect(allowedActions(facts('Completed'), 'doctor', dayEndsAt)).toEqual([]);
    expect(allowedActions(facts('Incomplete'), 'doctor', dayEndsAt)).toEqual(['completeLate', 'didNotCome']);
  });
});

describe('G-04 actionBetween', () => {
  test('G-04 finds the one action of an actor that leads from one status to another', () => {
    expect(findActionBetween('doctor', 'Requested', 'Rejected')).toBe('reject');
    expect(findActionBetween('doctor', 'Confirmed', 'Rejected')).toBe('callOff');
    expect(findActionBetween('doctor', 'Pending', 'Completed')).toBe('complete');
    expect(findActionBetween('doctor', 'Incomplete', 'Completed')).toBe('completeLate');
    expect(findActionBetween('patient', 'Pending', 'Completed')).toBeNull();
    expect(findActionBetween('doctor', 'Completed', 'Rejected')).toBeNull();
  });

  test('G-04 no actor has two actions between the same statuses', () => {
    for (const action of appointmentActions) {
      const { by, from, to } = transitions[action];
      if (to !== 'former') for (const status of from) expect(findActionBetween(by, status, to)).toBe(action);
    }
  });
});
