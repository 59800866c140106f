import { isStaffRole, type StaffRole } from '#domain/accounts/hospital-roles.ts';

/**
 * The table of docs/product.md#life-of-an-appointment as data. No other file knows which status leads to
 * which.
 */
export const appointmentStatuses = [
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Rescheduled',
  'Completed',
  'Cancelled',
  'Rejected',
  'Incomplete',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export type ActorRole = 'patient' | 'doctor' | 'system';

/**
 * The actor recorded in an event. Staff act for the doctor or the patient, by whose rules they are bound; the
 * event records which of them acted.
 */
export type EventActor = ActorRole | StaffRole;

/** The actor as shown to the doctor and the patient: any staff member is the hospital. */
export const publicActors = ['patient', 'doctor', 'system', 'hospital'] as const;
export const toPublicActor = (actor: EventActor): (typeof publicActors)[number] =>
  isStaffRole(actor) ? 'hospital' : actor;

/** The source of an action that was not taken on our screens. */
export type ActionSource = 'link' | 'whatsapp' | 'notification';

/** Adds Held, a reservation of a slot that is not an appointment. */
export type StoredStatus = AppointmentStatus | 'Held';

/** Statuses that occupy a slot: no other row with one of them may overlap it. */
export const slotOccupyingStatuses = [
  'Held',
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
] as const satisfies readonly StoredStatus[];

/** Statuses of an upcoming visit. */
export const openStatuses = [
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
] as const satisfies readonly AppointmentStatus[];

interface Transition {
  readonly by: ActorRole;
  readonly from: readonly AppointmentStatus[];
  /** 'former' is the status before the patient asked to reschedule, or before the visit was completed. */
  readonly to: AppointmentStatus | 'former';
  readonly needsReason?: true;
  /**
   * The time window, in addition to the status. `notice`: Pending and Confirmed until the notice before the
   * start, Requested until the start. `dayBegun`, `dayOver`: from the beginning or the end of the clinic's
   * day. `justEnded`: a few minutes after completion, or until the day is over if the patient was marked as
   * absent. `lately`: from the start until a week after the clinic's day.
   */
  readonly when?: 'notice' | 'dayBegun' | 'dayOver' | 'justEnded' | 'lately';
}

export const transitions = {
  accept: { by: 'doctor', from: ['Requested'], to: 'Pending' },
  reject: { by: 'doctor', from: ['Requested'], to: 'Rejected', needsReason: true },
  confirm: { by: 'patient', from: ['Pending'], to: 'Confirmed' },
  cancel: { by: 'patient', from: ['Requested', 'Pending', 'Confirmed'], to: 'Cancelled', when: 'notice' },
  askToReschedule: {
    by: 'patient',
    from: ['Pending', 'Confirmed', 'Requested'],
    to: 'Request for Rescheduling',
    needsReason: true,
    when: 'notice',
  },
  declineReschedule: { by: 'doctor', from: ['Request for Rescheduling'], to: 'former' },
  withdrawReschedule: { by: 'patient', from: ['Request for Rescheduling'], to: 'former' },
  approveReschedule: { by: 'doctor', from: ['Request for Rescheduling'], to: 'Rescheduled' },
  complete: { by: 'doctor', from: ['Pending', 'Confirmed'], to: 'Completed', when: 'dayBegun' },
  reopen: { by: 'doctor', from: ['Completed', 'Incomplete'], to: 'former', when: 'justEnded' },
  completeLate: { by: 'doctor', from: ['Incomplete'], to: 'Completed', when: 'lately' },
  didNotCome: {
    by: 'doctor',
    from: ['Pending', 'Confirmed', 'Incomplete'],
    to: 'Incomplete',
    when: 'lately',
  },
  callOff: { by: 'doctor', from: ['Pending', 'Confirmed'], to: 'Rejected', needsReason: true },
  reschedule: { by: 'doctor', from: ['Pending', 'Confirmed'], to: 'Rescheduled' },
  lapse: {
    by: 'system',
    from: ['Requested', 'Pending', 'Confirmed', 'Request for Rescheduling'],
    to: 'Incomplete',
    when: 'dayOver',
  },
} as const satisfies Record<string, Transition>;

export type AppointmentAction = keyof typeof transitions;
export const appointmentActions = Object.keys(transitions) as readonly AppointmentAction[];

/** Instants are milliseconds since the epoch. */
export interface AppointmentFacts {
  readonly status: AppointmentStatus;
  readonly startsAt: number;
  /** Beginning and end of the visit's day in the clinic's calendar. */
  readonly dayBeginsAt: number;
  readonly dayEndsAt: number;
  /** Null unless it is Completed. */
  readonly completedAt: number | null;
  /** Set by the doctor or the front desk. */
  readonly didNotCome: boolean;
  /** True once any step of the visit was recorded. */
  readonly hasCome: boolean;
  /** False for a request that was never answered: it was no visit. */
  readonly wasAccepted: boolean;
}

const minute = 60_000;

export const reopenMinutes = 10;

/** For how many days after its day a visit that was never closed can still be completed or marked. */
export const lateCompletionDays = 7;

/** The notice that patients need to change an accepted appointment. */
export const defaultNoticeMinutes = 120;

/**
 * The front desk needs no notice to cancel for a patient, and may do so until the day is over: a cancellation
 * known late is better than waiting for the patient.
 */
export const frontDeskNoticeMinutes = null;

/** `passed`: the visit is already further. */
export type ActionVerdict = 'allowed' | 'not-yours' | 'wrong-status' | 'passed' | 'too-late' | 'too-early';

/**
 * Decides whether `actor` may take `action` now. Checks in this order: whose action it is, the status, the
 * time. `noticeMinutes` is null for the front desk.
 */
export function checkAction(
  action: AppointmentAction,
  actor: ActorRole,
  appointment: AppointmentFacts,
  now: number,
  noticeMinutes: number | null = defaultNoticeMinutes,
): ActionVerdict {
  const transition: Transition = transitions[action];
  if (transition.by !== actor) return 'not-yours';
  if (!transition.from.includes(appointment.status)) return 'wrong-status';
  if (action === 'didNotCome' && appointment.didNotCome) return 'wrong-status';
  switch (transition.when) {
    case 'dayBegun':
      return now >= appointment.dayBeginsAt ? 'allowed' : 'too-early';
    case 'dayOver':
      return now >= appointment.dayEndsAt ? 'allowed' : 'too-early';
    case 'notice': {
      if (noticeMinutes === null) return now < appointment.dayEndsAt ? 'allowed' : 'too-late';
      const notice = appointment.status === 'Requested' ? 0 : noticeMinutes * minute;
      return now <= appointment.startsAt - notice ? 'allowed' : 'too-late';
    }
    case 'justEnded':
      if (appointment.status === 'Incomplete') return checkUnmarking(appointment, now);
      return now <= (findReopenDeadline(appointment) ?? Number.NEGATIVE_INFINITY) ? 'allowed' : 'too-late';
    case 'lately':
      if (!appointment.wasAccepted) return 'wrong-status';
      if (appointment.status !== 'Incomplete') {
        if (appointment.hasCome) return 'passed';
        if (now < appointment.startsAt) return 'too-early';
      }
      return now < appointment.dayEndsAt + lateCompletionDays * 24 * 60 * minute ? 'allowed' : 'too-late';
    default:
      return 'allowed';
  }
}

/** Absence can be unmarked until the day is over, because the patient may still come. */
function checkUnmarking({ didNotCome, dayEndsAt }: AppointmentFacts, now: number): ActionVerdict {
  if (!didNotCome) return 'wrong-status';
  return now < dayEndsAt ? 'allowed' : 'too-late';
}

/** In milliseconds; null if the time of completion is unknown. */
export function findReopenDeadline({ completedAt }: Pick<AppointmentFacts, 'completedAt'>): number | null {
  return completedAt === null ? null : completedAt + reopenMinutes * minute;
}

/** In the order of the table. */
export function allowedActions(
  appointment: AppointmentFacts,
  actor: ActorRole,
  now: number,
  noticeMinutes: number | null = defaultNoticeMinutes,
): AppointmentAction[] {
  return appointmentActions.filter(
    (action) => checkAction(action, actor, appointment, now, noticeMinutes) === 'allowed',
  );
}

/**
 * `former` is needed for a declined or withdrawn reschedule request and for a reopened visit; throws without
 * it.
 */
export function findNextStatus(
  action: AppointmentAction,
  former: AppointmentStatus | null,
): AppointmentStatus {
  const { to } = transitions[action];
  if (to !== 'former') return to;
  if (!former) throw new Error(`${action} needs the former status`);
  return former;
}

/** Null if no action of `actor` leads from one status to the other. */
export function findActionBetween(
  actor: ActorRole,
  from: AppointmentStatus,
  to: AppointmentStatus,
): AppointmentAction | null {
  return (
    appointmentActions.find((action) => {
      const transition: Transition = transitions[action];
      return transition.by === actor && transition.to === to && transition.from.includes(from);
    }) ?? null
  );
}

export function findInitialStatus(doctorConfirmsAutomatically: boolean): AppointmentStatus {
  return doctorConfirmsAutomatically ? 'Pending' : 'Requested';
}

/** True if the visit no longer takes place at its time. A pending reschedule request does not change that. */
export const isTimeReleased = ({
  appStatus,
  canPickTime = false,
}: {
  readonly appStatus: AppointmentStatus;
  readonly canPickTime?: boolean;
}): boolean =>
  canPickTime || appStatus === 'Rescheduled' || appStatus === 'Cancelled' || appStatus === 'Rejected';
