import type { z } from 'zod';
import type { patientAppointmentEndpoint } from '#contract/appointments/appointments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import {
  type AppointmentStatus,
  openStatuses,
  transitions,
} from '#domain/appointments/appointment-lifecycle.ts';
import { toRupees } from '#domain/platform/money.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { resolvePeople } from '#server/patients/access/guardian-access.ts';
import { requireVisitActor } from '#server/patients/access/visit-actor.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { findStaffBooker } from '../booking/booker-queries.ts';
import { listDueAppointments } from '../closing/due-appointments.ts';
import {
  findAnswerTime,
  findPatientAppointment,
  type PatientAppointmentRow,
} from '../patient-list/patient-appointment-queries.ts';
import { toClinicTime } from './appointment-facts.ts';
import { patientAppointment } from './appointment-presenter.ts';

type VisitCard = z.output<typeof patientAppointmentEndpoint.answer>;

const minute = 60_000;
const day = 24 * 60 * minute;
const answerSampleDays = 180;
const minAnswers = 5;
/** Answer times are rounded up to these steps; slower ones are not shown. */
const answerHourSteps = [1, 2, 3, 4, 6, 12, 24, 48, 72];

const cancelledStatuses: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];
const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

/**
 * A visit as its patient or a guardian sees it. Refuses with `appointment_not_found`, also for those who may
 * book but not read once the visit is over: appointment numbers are easily guessed.
 */
export async function findVisitCard(
  actor: SignedInActor,
  deps: Deps,
  id: number,
): Promise<{ patientId: number; card: VisitCard }> {
  const { database, clock } = deps;
  const { id: patientId } = await requireVisitActor(actor, deps, id, 'see');
  const [[row], [booker]] = await Promise.all([
    findPatientAppointment(database.pool, { id, patientId }),
    findStaffBooker(database.pool, { id }),
  ]);
  const people = await resolvePeople(actor, deps, patientId, 'see');
  const { may_book: mayBook = false, may_read: mayRead = false } = people.get(patientId) ?? {};
  if (!row || !(mayRead || (await isUpcoming(deps, row)))) throw new Refusal('appointment_not_found');
  const until = mayBook ? changeableUntil(deps, row) : null;
  const collected = presentPayment(row);
  const card: VisitCard = {
    today: today(clock),
    appointment: patientAppointment(row, people, deps, actor.locale),
    bookedAtDesk: booker ?? null,
    fee: toRupees(row.fee_paise),
    payment: mayRead && collected?.receipt ? collected : null,
    address: row.address || null,
    toBring: row.to_bring,
    position: row.position && { latitude: row.position.y, longitude: row.position.x },
    changeUntil: until === null ? null : toClinicTime(new Date(until), clock.timeZone),
    answersWithinHours: row.status === 'Requested' ? await answersWithinHours(deps, row.doctor_id) : null,
  };
  return { patientId, card };
}

/** True if a visit is open, was cancelled before its time, or is closed and needs another booking. */
async function isUpcoming(deps: Deps, { id, status, starts_at, patient_id }: PatientAppointmentRow) {
  if (openStatuses.some((open) => open === status)) return true;
  if (cancelledStatuses.includes(status) && starts_at.getTime() > deps.clock.now()) return true;
  return (await listDueAppointments(deps, [patient_id])).some((due) => due.id === id);
}

/**
 * The last instant, in milliseconds, at which the patient may cancel or ask to reschedule; null if it has
 * passed. A request may be withdrawn until it starts, but it may be accepted any time, so that later limit is
 * only shown once the earlier one has passed.
 */
function changeableUntil(
  { clock, config }: Deps,
  { status, starts_at }: PatientAppointmentRow,
): number | null {
  if (!changeable.includes(status)) return null;
  const startsAt = starts_at.getTime();
  const inTime = startsAt - config.noticeMinutes * minute;
  if (clock.now() <= inTime) return inTime;
  return status === 'Requested' && clock.now() < startsAt ? startsAt : null;
}

/** Based on stored answers only; null if they are too few or too slow to promise anything. */
async function answersWithinHours({ database, clock }: Deps, doctorId: number): Promise<number | null> {
  const since = new Date(clock.now() - answerSampleDays * day);
  const [found] = await findAnswerTime(database.pool, { doctorId, since });
  if (!found || found.hours === null || found.answers < minAnswers) return null;
  const { hours } = found;
  return answerHourSteps.find((said) => hours <= said) ?? null;
}
