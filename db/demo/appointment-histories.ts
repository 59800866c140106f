import { randomBytes } from 'node:crypto';
import {
  type Actor,
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
  withdrawn: ['cancel'],
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

export interface HistoryEvent {
  readonly at: number;
  readonly actor: Actor;
  readonly action: AppointmentAction | 'book';
  readonly from: AppointmentStatus | null;
  readonly to: AppointmentStatus;
  readonly note: string | null;
}

export interface AppointmentHistory {
  readonly status: AppointmentStatus;
  readonly formerStatus: AppointmentStatus | null;
  readonly bookedAt: number;
  readonly rejectionReason: string | null;
  readonly wasAccepted: boolean;
  readonly events: readonly HistoryEvent[];
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
const notice = 2 * hour + 10 * minute;

function pickNote(action: AppointmentAction, random: SeededRandom): string | null {
  if (action === 'cancel') return random.pick(cancelReasons);
  if (action === 'askToReschedule') return random.pick(rescheduleReasons);
  if (action === 'reject') return random.pick(rejectReasons);
  if (action === 'callOff') return random.pick(doctorCancelReasons);
  return null;
}

/** Steps that end a visit are around its time; the others are spread between booking and visit. */
function timeOfStep(action: AppointmentAction, share: number, bookedAt: number, times: HistoryTimes): number {
  if (action === 'complete') return times.endsAt + Math.round(share * 12) * minute;
  if (action === 'callOff') return times.startsAt - 40 * minute;
  if (action === 'lapse') return times.dayEndsAt + 5 * minute;
  const latest = Math.min(times.now, times.startsAt - notice);
  return Math.round(bookedAt + (latest - bookedAt) * share);
}

/** An unanswered request is at most two days old. */
function bookingTime(kind: HistoryKind, times: HistoryTimes, random: SeededRandom): number {
  const latest = Math.min(times.now, times.startsAt - notice);
  const lead = kind === 'requested' ? random.between(0, 40) : random.between(3, 9 * 24);
  return Math.round((latest - lead * hour - random.between(1, 59) * minute) / minute) * minute;
}

function listSteps(kind: HistoryKind, isAccepted: boolean, random: SeededRandom): AppointmentAction[] {
  const steps: readonly AppointmentAction[] = actionsByHistory[kind];
  const isConfirmed = kind !== 'completed' || random.chance(0.6);
  return steps.filter((step) => !(step === 'accept' && isAccepted) && !(step === 'confirm' && !isConfirmed));
}

export function createHistory(
  kind: HistoryKind,
  times: HistoryTimes,
  isAcceptedAtOnce: boolean,
  random: SeededRandom,
): AppointmentHistory {
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
    events.push({
      at,
      actor: transitions[action].by,
      action,
      from: status,
      to,
      note: pickNote(action, random),
    });
    status = to;
  }
  const refusal = events.find(({ action }) => action === 'reject' || action === 'callOff');
  return {
    status,
    formerStatus: status === 'Request for Rescheduling' ? former : null,
    bookedAt,
    rejectionReason: refusal?.note ?? null,
    wasAccepted: events.some(({ to }) => to === 'Pending'),
    events,
  };
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random even in the demo, so that it cannot be guessed. */
export function createRoomName(): string {
  const letters: string[] = [];
  while (letters.length < 22) {
    for (const byte of randomBytes(32))
      if (byte < 248 && letters.length < 22) letters.push(base62.charAt(byte % 62));
  }
  return `hams-${letters.join('')}`;
}
