import type { DueAppointment, PatientAppointment } from '#contract/appointments/appointments.ts';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { checkPatientJoin } from '#domain/video/join-window.ts';

export type NeededAction =
  /** The video room is open, or the waiting room before it. */
  | { readonly kind: 'join' | 'waiting-room'; readonly visit: PatientAppointment }
  /** Accepted, soon, and the patient has not said that they will come. */
  | { readonly kind: 'come'; readonly visit: PatientAppointment }
  | { readonly kind: 'refused'; readonly visit: DueAppointment }
  /** A new time is to be picked; the doctor on leave may hold some. */
  | { readonly kind: 'pick'; readonly visit: DueAppointment; readonly offer?: LeaveOffer | undefined }
  /** The doctor goes on leave, and asks to move the visit or to cancel it. */
  | { readonly kind: 'away'; readonly visit: PatientAppointment }
  /** A request that the doctor has not answered for long. */
  | { readonly kind: 'waits'; readonly visit: PatientAppointment };

const minute = 60_000;
const hour = 60 * minute;
/** A visit counts as soon, or as very soon, from this long before its start. */
const soon = 24 * hour;
const verySoon = 2 * hour;
/**
 * An unanswered request counts as waiting after this time, and at the latest when half of the time to its
 * visit is over.
 */
const maxWaitForAnswer = 4 * hour;

interface Lists {
  readonly appointments: readonly PatientAppointment[];
  readonly due: readonly DueAppointment[];
  readonly offers?: readonly LeaveOffer[] | undefined;
}

function findNeededAction(
  visit: PatientAppointment,
  now: number,
  meetingHost: string | undefined,
): NeededAction | null {
  const [startsAt, endsAt] = [Date.parse(visit.startsAt), Date.parse(visit.endsAt)];
  const { appStatus, consultStatus, meetLink } = visit;
  if (appStatus !== 'Requested') {
    const verdict = checkPatientJoin({ consultStatus, meetLink, startsAt, endsAt }, now, meetingHost);
    if (verdict === 'open') return { kind: 'join', visit };
    if (verdict === 'waiting-room') return { kind: 'waiting-room', visit };
  }
  if (startsAt <= now) return null;
  if (visit.allowedActions.includes('confirm') && startsAt - now <= soon) return { kind: 'come', visit };
  const bookedAt = Date.parse(visit.bookedAt);
  const waits = now - bookedAt >= Math.min(maxWaitForAnswer, (startsAt - bookedAt) / 2);
  return appStatus === 'Requested' && waits ? { kind: 'waits', visit } : null;
}

/** The lower, the sooner something is lost by doing nothing. */
function urgency({ kind, visit }: NeededAction, now: number): number {
  if (kind === 'join') return 0;
  if (kind === 'waiting-room') return 1;
  if (kind === 'come') return Date.parse(visit.startsAt) - now <= verySoon ? 2 : 4;
  return kind === 'waits' ? 5 : 3;
}

/** The most urgent first. `now` in milliseconds. */
export function listNeededActions(
  { appointments, due, offers = [] }: Lists,
  now: number,
  meetingHost?: string,
): NeededAction[] {
  const findOffer = ({ appointmentId }: PatientAppointment) =>
    offers.find((offer) => offer.appointmentId === appointmentId);
  const needs: NeededAction[] = [
    ...appointments.flatMap((visit): NeededAction | readonly NeededAction[] =>
      findOffer(visit)?.kind === 'ask'
        ? { kind: 'away', visit }
        : (findNeededAction(visit, now, meetingHost) ?? []),
    ),
    ...due.map(
      (visit): NeededAction =>
        visit.canPickTime ? { kind: 'pick', visit, offer: findOffer(visit) } : { kind: 'refused', visit },
    ),
  ];
  const at = ({ visit }: NeededAction) => Date.parse(visit.startsAt);
  return needs.sort((one, other) => urgency(one, now) - urgency(other, now) || at(one) - at(other));
}
