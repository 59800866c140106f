import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import {
  type Actor,
  type AppointmentAction,
  type AppointmentStatus,
  statusAfter,
  verdict,
} from '#domain/appointment-life.ts';
import { idOf } from '#domain/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayEndsAt } from './clinic-time.ts';
import { newMeetingRoom } from './meeting-room.ts';
import { type AppointmentFactsRow, appointmentFacts, moveFromTo } from './move-queries.ts';

/** One of the two people of an appointment. */
export interface Party {
  readonly role: Exclude<Actor, 'system'>;
  readonly id: number;
}

/** The values that some actions need. */
export interface Particulars {
  readonly rejectionReason?: string;
  readonly rescheduleReason?: string;
  readonly preferredStart?: Date | null;
}

/** An appointment before the change, and its status after it. */
export interface Moved {
  readonly appointment: AppointmentFactsRow;
  readonly status: AppointmentStatus;
}

/** The number of an appointment in either form; refuses with `appointment_not_found`. */
export function appointmentIdOf(text: string): number {
  const id = idOf('appointment', text);
  if (id === null) throw new Refusal('appointment_not_found');
  return id;
}

/**
 * The caller's own appointment; `appointment_not_found` for anybody else's
 * (docs/product.md#who-may-call-what).
 */
export async function ownAppointment(db: Queryable, id: number, party: Party): Promise<AppointmentFactsRow> {
  const doctorId = party.role === 'doctor' ? party.id : null;
  const patientId = party.role === 'patient' ? party.id : null;
  const [appointment] = await appointmentFacts(db, { id, doctorId, patientId });
  if (!appointment) throw new Refusal('appointment_not_found');
  return appointment;
}

/**
 * Takes one of the actions of domain/appointment-life.ts: asks the rules, changes the row only if its status
 * is still the same, and writes an event. Of two people who act at the same moment exactly one wins. Refuses
 * with `appointment_not_found`, `wrong_status` (with the present one) or `too_late`.
 *
 * `choose` names the action, which may depend on the status; null if none leads where the caller wants.
 */
export async function moveAppointment(
  { config, clock }: Deps,
  db: Queryable,
  id: number,
  party: Party,
  choose: AppointmentAction | ((status: AppointmentStatus) => AppointmentAction | null),
  particulars: Particulars = {},
): Promise<Moved> {
  const appointment = await ownAppointment(db, id, party);
  const { status } = appointment;
  const action = typeof choose === 'string' ? choose : choose(status);
  if (!action) throw new Refusal('wrong_status', { appStatus: status });

  const now = clock.now();
  const startsAt = appointment.starts_at.getTime();
  const facts = { status, startsAt, dayEndsAt: dayEndsAt(startsAt, clock.timeZone) };
  const judged = verdict(action, party.role, facts, now, config.noticeMinutes);
  if (judged === 'too-late') throw new Refusal('too_late', { noticeMinutes: config.noticeMinutes });
  if (judged !== 'allowed') throw new Refusal('wrong_status', { appStatus: status });

  const to = statusAfter(action, appointment.former_status);
  const needsRoom = to === 'Pending' && appointment.consult_status === 'Online';
  const [moved] = await moveFromTo(db, {
    id,
    from: status,
    to,
    action,
    actorRole: party.role,
    actorId: party.id,
    at: new Date(now),
    note: particulars.rejectionReason ?? particulars.rescheduleReason ?? null,
    rejectionReason: particulars.rejectionReason ?? null,
    rescheduleReason: particulars.rescheduleReason ?? null,
    preferredStart: particulars.preferredStart ?? null,
    meetingLink: needsRoom ? newMeetingRoom() : null,
  });
  if (moved) return { appointment, status: to };
  const { status: present } = await ownAppointment(db, id, party);
  throw new Refusal('wrong_status', { appStatus: present });
}
