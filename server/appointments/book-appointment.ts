import type { z } from 'zod';
import type { bookAppointmentEndpoint } from '#contract/appointments.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { statusOnBooking } from '#domain/appointment-life.ts';
import { instantOf } from '#domain/calendar-days.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import { doctorIdOf } from '#server/doctors/find-doctor.ts';
import { retryingDeadlocks } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type AppointmentRow, bookingByKey, insertBooking } from './appointment-queries.ts';
import { newMeetingRoom } from './meeting-room.ts';
import { TimeHeld, whoIsInTheWay } from './who-is-in-the-way.ts';

type Request = z.output<typeof bookAppointmentEndpoint.body>;

/** Where a doctor without a hospital practises (docs/product.md#booking). */
const ownPractice = 'Own Practice';

/** What a request asks for, in the terms of the database. */
function bookingOf(request: Request, timeZone: string) {
  const minutes = minutesOf(request.slotNumber) ?? 0;
  return {
    doctorId: doctorIdOf(request.doctorId),
    minutes,
    startsAt: new Date(instantOf(request.date, minutes, timeZone)),
    hospital: request.Hospital || request.hospital || ownPractice,
  };
}

/**
 * Books a slot for a patient (E-05, E-07). Exactly one of any number of racers gets it; that is the
 * database's word, not ours. A repeat with the same idempotency key answers what the first one booked.
 * Refuses with `slot_taken` (naming the next free slot), `patient_busy`, `slot_not_published`, `slot_past`,
 * `doctor_not_found` or `idempotency_key_reused`.
 */
export async function bookAppointment(
  deps: Deps,
  patientId: number,
  request: Request,
  idempotencyKey: string | null,
): Promise<AppointmentRow> {
  const outcome = await retryingDeadlocks(() => attempt(deps, patientId, request, idempotencyKey));
  if (typeof outcome !== 'string') return outcome;

  const earlier =
    idempotencyKey && (await bookingByKey(deps.database.pool, { patientId, idempotencyKey }))[0];
  if (earlier) return repeated(earlier, request, deps.clock.timeZone);
  if (outcome === 'conflict') {
    const { doctorId, minutes } = bookingOf(request, deps.clock.timeZone);
    throw await whoIsInTheWay(deps, new TimeHeld(doctorId, request.date, minutes));
  }
  throw new Refusal(outcome);
}

async function attempt(
  { database, clock }: Deps,
  patientId: number,
  request: Request,
  idempotencyKey: string | null,
): Promise<AppointmentRow | RefusalCode | 'conflict'> {
  const { doctorId, minutes, startsAt, hospital } = bookingOf(request, clock.timeZone);
  const now = clock.now();
  if (startsAt.getTime() <= now) return 'slot_past';
  const online = request.consultStatus === 'Online';
  const [row] = await insertBooking(database.pool, {
    doctorId,
    patientId,
    day: request.date,
    startMinutes: minutes,
    startsAt,
    hospital,
    reason: request.reason,
    consultStatus: request.consultStatus,
    payStatus: request.payStatus,
    statusOnRequest: statusOnBooking(false),
    statusWhenAutomatic: statusOnBooking(true),
    meetingLinkWhenAutomatic: online ? newMeetingRoom() : null,
    idempotencyKey,
    now: new Date(now),
  });
  if (!row) return 'doctor_not_found';
  if (row.interval_minutes === null) return 'slot_not_published';
  if (row.appointment_id === null) return 'conflict';
  return {
    id: row.appointment_id,
    doctor_id: doctorId,
    doctor_name: row.doctor_name,
    hospital,
    starts_at: startsAt,
    reason: request.reason,
    consult_status: request.consultStatus,
    pay_status: request.payStatus,
    status: row.status,
  };
}

/**
 * The answer to a repeat, if it asks for the same: a key stands for one request (docs/product.md#booking).
 */
function repeated(earlier: AppointmentRow, request: Request, timeZone: string): AppointmentRow {
  const asked = bookingOf(request, timeZone);
  const same =
    earlier.doctor_id === asked.doctorId &&
    earlier.starts_at.getTime() === asked.startsAt.getTime() &&
    earlier.hospital === asked.hospital &&
    earlier.reason === request.reason &&
    earlier.consult_status === request.consultStatus &&
    earlier.pay_status === request.payStatus;
  if (!same) throw new Refusal('idempotency_key_reused');
  return earlier;
}
