import { isStaffRole, type StaffRole } from '#domain/accounts/hospital-roles.ts';

/**
 * The life of an appointment: the table of docs/product.md#life-of-an-appointment as data. No other file
 * knows which status leads to which.
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

export type Actor = 'patient' | 'doctor' | 'system';

/**
 * Who an event names (M-13). The staff of a hospital are no fourth party of a visit: they act for its doctor or its patient, whose
 * rules are theirs, and the event says which of them did it.
 */
export type EventActor = Actor | StaffRole;

/** Who acted, as the two people of a visit are told: of the staff, that it was the hospital. */
export const publicActors = ['patient', 'doctor', 'system', 'hospital'] as const;
export const toPublicActor = (actor: EventActor): (typeof publicActors)[number] =>
  isStaffRole(actor) ? 'hospital' : actor;

/** How an action was taken, if not on our screens. */
export type ActionSource = 'link' | 'whatsapp' | 'notification';

/** What the database may say of a row: Held is a time that is kept, and no appointment (docs/product.md#holds). */
export type StoredStatus = AppointmentStatus | 'Held';

/**
 * The statuses that hold a slot: no other row may overlap one with these
 * (docs/product.md#life-of-an-appointment, E-07).
 */
export const slotOccupyingStatuses = [
  'Held',
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
] as const satisfies readonly StoredStatus[];

/** The statuses in which the visit still lies ahead. */
export const openStatuses = [
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
] as const satisfies readonly AppointmentStatus[];

interface Transition {
  readonly by: Actor;
  readonly from: readonly AppointmentStatus[];
  /** 'former' is the status before the patient asked to reschedule, or before the visit was completed. */
  readonly to: AppointmentStatus | 'former';
  /** Whether a reason must be given. */
  readonly needsReason?: true;
  /**
   * When it is allowed, beside the status. With `notice`, Pending and Confirmed until the notice before the
   * start, Requested until the start; with `dayBegun` and `dayOver`, from the beginning or the end of the
   * clinic's day on; with `justEnded`, a few minutes from the completion on, or until the day is over if the
   * patient was marked as not having come; with `lately`, from the start until a week after the clinic's day.
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

/** What the rules need to know of an appointment. Instants are milliseconds since the epoch. */
export interface AppointmentFacts {
  readonly status: AppointmentStatus;
  readonly startsAt: number;
  /** Beginning and end of the visit's day in the clinic's calendar. */
  readonly dayBeginsAt: number;
  readonly dayEndsAt: number;
  /** When it was completed; null unless it is Completed. */
  readonly completedAt: number | null;
  /** Whether the doctor or the desk has said that the patient did not come. */
  readonly didNotCome: boolean;
  /** Whether a step of the visit was noted: its patient came. */
  readonly hasCome: boolean;
  /** Whether its doctor ever accepted it: a request that nobody answered was no visit. */
  readonly wasAccepted: boolean;
}

const minute = 60_000;

/** For how long after its completion a visit can be reopened. */
export const reopenMinutes = 10;

/** For how many days after its day a visit that nobody closed can still be completed, or marked. */
export const lateCompletionDays = 7;

/**
 * How long before the start a patient may still change an accepted appointment (docs/product.md#notice,
 * B-12).
 */
export const defaultNoticeMinutes = 120;

/**
 * For a hospital's desk that cancels for a patient (M-13) there is none: who phones on the way has been heard, also after the
 * start, and a visit that is known to be off is better than one that is waited for. The desk may until the day is over.
 */
export const frontDeskNoticeMinutes = null;

/** `passed`: the visit has gone further. */
export type ActionVerdict = 'allowed' | 'not-yours' | 'wrong-status' | 'passed' | 'too-late' | 'too-early';

/**
 * Whether `actor` may do `action` now, and if not, why not. Checked in this order: whose action it is, the
 * status, the time. `noticeMinutes` is null for a hospital's desk.
 */
export function checkAction(
  action: AppointmentAction,
  actor: Actor,
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

/** Whether it can be taken back that somebody did not come: until the day is over they may come all the same. */
function checkUnmarking({ didNotCome, dayEndsAt }: AppointmentFacts, now: number): ActionVerdict {
  if (!didNotCome) return 'wrong-status';
  return now < dayEndsAt ? 'allowed' : 'too-late';
}

/** Until when a Completed visit can be reopened, in milliseconds; null if it is not known when it was completed. */
export function findReopenDeadline({ completedAt }: Pick<AppointmentFacts, 'completedAt'>): number | null {
  return completedAt === null ? null : completedAt + reopenMinutes * minute;
}

/** Every action that `actor` may take now, in the order of the table. */
export function allowedActions(
  appointment: AppointmentFacts,
  actor: Actor,
  now: number,
  noticeMinutes: number | null = defaultNoticeMinutes,
): AppointmentAction[] {
  return appointmentActions.filter(
    (action) => checkAction(action, actor, appointment, now, noticeMinutes) === 'allowed',
  );
}

/**
 * The status that `action` leads to. `former` is needed for a reschedule request that is declined or withdrawn,
 * and for a visit that is reopened; throws without it.
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

/** The action by which `actor` takes an appointment from one status to another; null when there is none. */
export function findActionBetween(
  actor: Actor,
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

/** The status of a new appointment (docs/product.md#life-of-an-appointment). */
export function findInitialStatus(doctorConfirmsAutomatically: boolean): AppointmentStatus {
  return doctorConfirmsAutomatically ? 'Pending' : 'Requested';
}

/** The visit does not take place at its time: nobody is to come then. One that is only asked about still holds. */
export const isTimeReleased = ({
  appStatus,
  canPickTime = false,
}: {
  readonly appStatus: AppointmentStatus;
  readonly canPickTime?: boolean;
}): boolean =>
  canPickTime || appStatus === 'Rescheduled' || appStatus === 'Cancelled' || appStatus === 'Rejected';
