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

/** How an action was taken, if not on our screens. */
export type Via = 'link' | 'whatsapp' | 'notification';

/**
 * The statuses that hold a slot: no other appointment may overlap one with these
 * (docs/product.md#life-of-an-appointment, E-07).
 */
export const slotHoldingStatuses = [
  'Requested',
  'Pending',
  'Confirmed',
  'Request for Rescheduling',
  'Completed',
] as const satisfies readonly AppointmentStatus[];

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
  /** 'former' is the status before the patient asked to reschedule. */
  readonly to: AppointmentStatus | 'former';
  /** Whether a reason must be given. */
  readonly needsReason?: true;
  /**
   * When it is allowed, beside the status. With `notice`, Pending and Confirmed until the notice before the
   * start, Requested until the start; with `dayOver`, from the end of the clinic's day on.
   */
  readonly when?: 'notice' | 'dayOver';
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
  complete: { by: 'doctor', from: ['Pending', 'Confirmed'], to: 'Completed' },
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
  /** The end of the visit's day in the clinic's calendar. */
  readonly dayEndsAt: number;
}

/**
 * How long before the start a patient may still change an accepted appointment (docs/product.md#notice,
 * B-12).
 */
export const defaultNoticeMinutes = 120;

export type Verdict = 'allowed' | 'not-yours' | 'wrong-status' | 'too-late' | 'too-early';

/**
 * Whether `actor` may do `action` now, and if not, why not. Checked in this order: whose action it is, the
 * status, the time.
 */
export function verdict(
  action: AppointmentAction,
  actor: Actor,
  appointment: AppointmentFacts,
  now: number,
  noticeMinutes = defaultNoticeMinutes,
): Verdict {
  const transition: Transition = transitions[action];
  if (transition.by !== actor) return 'not-yours';
  if (!transition.from.includes(appointment.status)) return 'wrong-status';
  if (transition.when === 'dayOver') return now >= appointment.dayEndsAt ? 'allowed' : 'too-early';
  if (transition.when === 'notice') {
    const notice = appointment.status === 'Requested' ? 0 : noticeMinutes * 60_000;
    return now <= appointment.startsAt - notice ? 'allowed' : 'too-late';
  }
  return 'allowed';
}

/** Every action that `actor` may take now, in the order of the table. */
export function allowedActions(
  appointment: AppointmentFacts,
  actor: Actor,
  now: number,
  noticeMinutes = defaultNoticeMinutes,
): AppointmentAction[] {
  return appointmentActions.filter(
    (action) => verdict(action, actor, appointment, now, noticeMinutes) === 'allowed',
  );
}

/**
 * The status that `action` leads to. `former` is needed for a declined or withdrawn reschedule request; throws
 * without it.
 */
export function statusAfter(action: AppointmentAction, former: AppointmentStatus | null): AppointmentStatus {
  const { to } = transitions[action];
  if (to !== 'former') return to;
  if (!former) throw new Error(`${action} needs the former status`);
  return former;
}

/** The action by which `actor` takes an appointment from one status to another; null when there is none. */
export function actionBetween(
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
export function statusOnBooking(doctorConfirmsAutomatically: boolean): AppointmentStatus {
  return doctorConfirmsAutomatically ? 'Pending' : 'Requested';
}
