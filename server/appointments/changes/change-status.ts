import pg from 'pg';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  type ActionVerdict,
  type AppointmentAction,
  type AppointmentStatus,
  checkAction,
  findNextStatus,
  frontDeskNoticeMinutes,
} from '#domain/appointments/appointment-lifecycle.ts';
import { eventByAction, toReviewTime } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, isStaffAccount, toEventActor } from '#server/platform/http/actor.ts';
import { createMeetingRoomName } from '../booking/meeting-room.ts';
import { requiredNotice, toAppointmentFacts } from '../detail/appointment-facts.ts';
import { requireOwnAppointment } from './own-appointment.ts';
import { type AppointmentFactsRow, updateStatus } from './status-queries.ts';

export interface ActionDetails {
  readonly rejectionReason?: string;
  readonly rescheduleReason?: string;
  readonly declineReason?: string;
  readonly preferredStart?: Date | null;
  /** Sends no notification for this step, because the caller announces the outcome. */
  readonly silent?: boolean;
}

export interface StatusChange {
  readonly appointment: AppointmentFactsRow;
  readonly status: AppointmentStatus;
}

/**
 * Performs an action of domain/appointments/appointment-lifecycle.ts: checks the rules, changes the row only if
 * its status is unchanged, writes an event and announces it. Of two concurrent callers exactly one wins.
 * Refuses with `appointment_not_found`, `wrong_status` (with the present one), `step_passed`, `too_late`,
 * `too_early`, `before_start`, `reopen_closed`, `completion_closed`, or `slot_taken` if a missed visit's time
 * has been booked again. `choose` picks the action by status; null refuses.
 */
export async function changeStatus(
  visitActor: Actor,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  id: number,
  choose: AppointmentAction | ((status: AppointmentStatus) => AppointmentAction | null),
  particulars: ActionDetails = {},
): Promise<StatusChange> {
  const appointment = await requireOwnAppointment(visitActor, db, id);
  const { status } = appointment;
  const action = typeof choose === 'string' ? choose : choose(status);
  if (!action) throw new Refusal('wrong_status', { appStatus: status });

  const now = clock.now();
  const facts = toAppointmentFacts(appointment, clock.timeZone);
  const noticeMinutes = isStaffAccount(visitActor)
    ? frontDeskNoticeMinutes
    : requiredNotice(appointment, config);
  const judged = checkAction(action, visitActor.role, facts, now, noticeMinutes);
  if (judged !== 'allowed') throw toActionRefusal(judged, action, status, noticeMinutes);

  // jsonb rejects lone surrogates, which some keyboards leave behind.
  const { rejectionReason, rescheduleReason, declineReason } = particulars;
  const note = (rejectionReason ?? rescheduleReason ?? declineReason)?.toWellFormed() ?? null;
  const to = findNextStatus(action, appointment.former_status);
  const before = appointment.former_status ?? status;
  const wasAccepted = before === 'Pending' || before === 'Confirmed';
  const needsRoom = to === 'Pending' && appointment.consult_status === 'Online';
  const [changed] = await refuseIfTaken(
    updateStatus(db, {
      id,
      from: status,
      former: appointment.former_status,
      to,
      action,
      ...toEventActor(visitActor),
      via: visitActor.via ?? null,
      at: new Date(now),
      note,
      rejectionReason: rejectionReason ?? null,
      rescheduleReason: rescheduleReason ?? null,
      preferredStart: particulars.preferredStart ?? null,
      meetingLink: needsRoom ? createMeetingRoomName() : null,
      announced: config.messages.on && !particulars.silent ? eventByAction[action] : null,
      announcedFacts: JSON.stringify({
        ...(note !== null && { reason: note }),
        ...(wasAccepted && { accepted: 1 }),
        ...(isStaffAccount(visitActor) && { atDesk: 1 }),
      }),
      announceAt: new Date(to === 'Completed' ? toReviewTime(now, clock.timeZone) : now),
    }),
  );
  if (changed) return { appointment, status: to };
  const { status: present } = await requireOwnAppointment(visitActor, db, id);
  throw new Refusal('wrong_status', { appStatus: present });
}

/** A missed visit frees its time, which may have been booked again since. */
async function refuseIfTaken<Answer>(change: Promise<Answer>): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.code === '23P01';
    throw isTaken ? new Refusal('slot_taken') : error;
  }
}

function toActionRefusal(
  judged: Exclude<ActionVerdict, 'allowed'>,
  action: AppointmentAction,
  appStatus: AppointmentStatus,
  noticeMinutes: number | null,
): Refusal {
  if (judged === 'passed') return new Refusal('step_passed');
  if (judged === 'too-early') return new Refusal(action === 'didNotCome' ? 'before_start' : 'too_early');
  if (judged !== 'too-late') return new Refusal('wrong_status', { appStatus });
  if (action === 'reopen') return new Refusal('reopen_closed');
  const isLate = action === 'completeLate' || action === 'didNotCome';
  return isLate
    ? new Refusal('completion_closed')
    : new Refusal('too_late', { noticeMinutes: noticeMinutes ?? 0 });
}
