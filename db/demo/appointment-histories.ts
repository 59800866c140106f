import { randomInt } from 'node:crypto';
import {
  type ActorRole,
  type AppointmentAction,
  type AppointmentStatus,
  findNextStatus,
  transitions,
} from '#domain/appointments/appointment-lifecycle.ts';
import { cancelReasons, doctorCancelReasons, rejectReasons, rescheduleReasons } from './demo-sentences.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Histories of invented appointments; every step is a valid transition of an appointment. */
const actionsByHistory = {
  completed: ['accept', 'confirm', 'complete'],
  cancelled: ['accept', 'cancel'],
  rejected: ['reject'],
  calledOff: ['accept', 'callOff'],
  incomplete: ['accept', 'lapse'],
  rescheduled: ['accept', 'askToReschedule', 'approveReschedule'],
  movedForLeave: ['accept', 'reschedule'],
  requested: [],
  pending: ['accept'],
  confirmed: ['accept', 'confirm'],
  askedToReschedule: ['accept', 'askToReschedule'],
} as const satisfies Record<string, readonly AppointmentAction[]>;

export type HistoryKind = keyof typeof actionsByHistory;

const notes: Readonly<Partial<Record<AppointmentAction, readonly string[]>>> = {
  cancel: cancelReasons,
  askToReschedule: rescheduleReasons,
  reject: rejectReasons,
  callOff: doctorCancelReasons,
};

interface HistoryEvent {
  readonly at: number;
  readonly actor: ActorRole;
  readonly action: AppointmentAction | 'book';
  readonly from: AppointmentStatus | null;
  readonly to: AppointmentStatus;
  readonly note: string | null;
}

export interface HistoryTimes {
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly dayEndsAt: number;
  /** Set for a booking that follows an earlier appointment; otherwise some days before the visit. */
  readonly bookedAt?: number;
  readonly steps?: Readonly<Partial<Record<AppointmentAction, number>>>;
}

const minute = 60_000;
const hour = 60 * minute;

/** Patients may act until two hours before the visit. */
const latestAction = ({ now, startsAt }: HistoryTimes) => Math.min(now, startsAt - 2 * hour - 10 * minute);

/** Steps that end a visit are around its time; the others are spread between booking and visit. */
function timeOfStep(action: AppointmentAction, share: number, bookedAt: number, times: HistoryTimes): number {
  if (action === 'complete') return times.endsAt + Math.round(share * 12) * minute;
  if (action === 'callOff') return times.startsAt - 40 * minute;
  if (action === 'lapse') return times.dayEndsAt + 5 * minute;
  return Math.round(bookedAt + (latestAction(times) - bookedAt) * share);
}

/** An unanswered request is at most two days old. */
function bookingTime(kind: HistoryKind, times: HistoryTimes, random: SeededRandom): number {
  const lead = kind === 'requested' ? random.between(0, 40) : random.between(3, 9 * 24);
  return Math.round((latestAction(times) - lead * hour - random.between(1, 59) * minute) / minute) * minute;
}

function listSteps(kind: HistoryKind, isAccepted: boolean, random: SeededRandom): AppointmentAction[] {
  const steps: readonly AppointmentAction[] = actionsByHistory[kind];
  const isConfirmed = kind !== 'completed' || random.chance(0.6);
  return steps.filter((step) => !(step === 'accept' && isAccepted) && !(step === 'confirm' && !isConfirmed));
}

export type AppointmentHistory = ReturnType<typeof createHistory>;

export function createHistory(
  kind: HistoryKind,
  times: HistoryTimes,
  isAcceptedAtOnce: boolean,
  random: SeededRandom,
) {
  const bookedAt = times.bookedAt ?? bookingTime(kind, times, random);
  const steps = listSteps(kind, isAcceptedAtOnce, random);
  let status: AppointmentStatus = isAcceptedAtOnce ? 'Pending' : 'Requested';
  let former: AppointmentStatus | null = null;
  const events: HistoryEvent[] = [
    { at: bookedAt, actor: 'patient', action: 'book', from: null, to: status, note: null },
  ];
  for (const [index, action] of steps.entries()) {
    if (action === 'askToReschedule') former = status;
    const to = findNextStatus(action, former);
    const share = (index + 0.2 + random.fraction() * 0.7) / steps.length;
    const at = times.steps?.[action] ?? timeOfStep(action, share, bookedAt, times);
    const choices = notes[action];
    const note = choices ? random.pick(choices) : null;
    events.push({ at, actor: transitions[action].by, action, from: status, to, note });
    status = to;
  }
  const noteOf = (...actions: string[]) =>
    events.find(({ action }) => actions.includes(action))?.note ?? null;
  return {
    status,
    formerStatus: status === 'Request for Rescheduling' ? former : null,
    bookedAt,
    rejectionReason: noteOf('reject', 'callOff'),
    rescheduleReason: noteOf('askToReschedule'),
    wasAccepted: events.some(({ to }) => to === 'Pending'),
    events,
  };
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random even in the demo, so that it cannot be guessed. */
export const createRoomName = () =>
  `hams-${Array.from({ length: 22 }, () => base62.charAt(randomInt(62))).join('')}`;
