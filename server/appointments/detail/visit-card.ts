import type { z } from 'zod';
import type { patientAppointmentEndpoint } from '#contract/appointments/appointments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { type AppointmentStatus, openStatuses, transitions } from '#domain/appointments/appointment-life.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { resolvePeople } from '#server/patients/access/reach.ts';
import { requireActingUser } from '#server/patients/access/visit-party.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import { findStaffBooker } from '../booking/booker-queries.ts';
import { listDueAppointments } from '../changes/due-appointments.ts';
import {
  findAnswerTime,
  findPatientAppointment,
  type PatientAppointmentRow,
} from '../patient-list/patient-appointment-queries.ts';
import { patientAppointment } from './appointment-presenter.ts';
import { toClinicTime } from './clinic-time.ts';

type VisitCard = z.output<typeof patientAppointmentEndpoint.answer>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** Visits of this long ago say how fast a doctor answers. */
const answerSampleDays = 180;
/** Fewer answers say nothing about the next one. */
const minAnswers = 5;
/** Steps in which it is said, in hours; slower than the last one is not said. */
const answerHourSteps = [1, 2, 3, 4, 6, 12, 24, 48, 72];

/** It does not take place. */
const cancelledStatuses: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];
const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

/**
 * A visit for its patient, or whoever looks after them: what its card says (E-10). Refuses with `appointment_not_found`, also
 * whoever may book for the patient and not read when the visit is over: numbers of visits are soon tried (J-05).
 */
export async function findVisitCard(
  deps: Deps,
  caller: Caller,
  id: number,
  locale: Locale,
): Promise<VisitCard> {
  const { database, clock } = deps;
  const { id: patientId } = await requireActingUser(deps, caller, id, 'see');
  const [[row], [booker]] = await Promise.all([
    findPatientAppointment(database.pool, { id, patientId }),
    findStaffBooker(database.pool, { id }),
  ]);
  const people = await resolvePeople(deps, caller, formatId('patient', patientId), 'see');
  const { may_book: mayBook = false, may_read: mayRead = false } = people.get(patientId) ?? {};
  if (!row || !(mayRead || (await isUpcoming(deps, row)))) throw new Refusal('appointment_not_found');
  const until = mayBook ? changeableUntil(deps, row) : null;
  const collected = presentPayment(row);
  return {
    today: today(clock),
    appointment: patientAppointment(row, people, deps, locale),
    bookedAtDesk: booker ?? null,
    fee: toRupees(row.fee_paise),
    payment: mayRead && collected?.receipt ? collected : null,
    address: row.address || null,
    toBring: row.to_bring,
    position: row.position && { latitude: row.position.y, longitude: row.position.x },
    changeUntil: until === null ? null : toClinicTime(new Date(until), clock.timeZone),
    answersWithinHours: row.status === 'Requested' ? await answersWithinHours(deps, row.doctor_id) : null,
  };
}

/** Whether a visit is open, was called off and would still be ahead, or is closed and needs somebody to book. */
async function isUpcoming(deps: Deps, { id, status, starts_at, patient_id }: PatientAppointmentRow) {
  if (openStatuses.some((open) => open === status)) return true;
  if (cancelledStatuses.includes(status) && starts_at.getTime() > deps.clock.now()) return true;
  return (await listDueAppointments(deps, [patient_id])).some((due) => due.id === id);
}

/**
 * Until when the patient may cancel or ask to reschedule, in milliseconds; null if no more. A request may be
 * withdrawn until it starts, but who relies on that is too late once it is accepted: it is said at the end.
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

/** From stored answers alone (docs/product.md#booking); null if they are too few or too slow to be promised. */
async function answersWithinHours({ database, clock }: Deps, doctorId: number): Promise<number | null> {
  const since = new Date(clock.now() - answerSampleDays * day);
  const [found] = await findAnswerTime(database.pool, { doctorId, since });
  if (!found || found.hours === null || found.answers < minAnswers) return null;
  const { hours } = found;
  return answerHourSteps.find((said) => hours <= said) ?? null;
}
