import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { bookAppointmentEndpoint } from '#contract/appointments/appointments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { toSlotStart } from '#domain/scheduling/slot-grid.ts';
import { canVerifyEveryPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor, StaffActor } from '#server/platform/http/actor.ts';
import { type AppointmentRow, findBookingByKey, insertBooking } from './booking-queries.ts';
import { createMeetingRoomName } from './meeting-room.ts';
import { retryBooking, SlotConflict } from './slot-conflict.ts';

type Request = z.output<typeof bookAppointmentEndpoint.body>;

/** A request to book, of a patient or of a front desk. */
export interface Booking extends Omit<Request, 'Hospital' | 'hospital' | 'patientId'> {
  readonly patientId: number;
  /** Of an own practice, as the patient calls it; empty: not given. */
  readonly hospital: string;
  /** The reason why staff squeeze the visit into a taken time; empty: only a free time will do. */
  readonly squeezeIn: string;
  readonly idempotencyKey: string | null;
}

/** Stored as the hospital of a visit whose doctor has none. */
const ownPractice = 'Own Practice';

/**
 * Books a slot for a patient. The database decides races: exactly one of any number of requests gets the
 * slot. A repeat with the same idempotency key answers the first booking. `note` runs in the transaction of
 * the booking, but not for a repeat, which books nothing. Refuses with `squeezed_in_already`, `slot_taken`
 * (naming the next free slot), `patient_busy`, `slot_not_published`, `mode_not_offered`, `slot_past`,
 * `doctor_not_found`, `practice_not_found`, `idempotency_key_reused`, `day_request_limit`,
 * `doctor_visit_limit`, `visit_limit` or `phone_unproven`.
 */
export function bookAppointment(
  actor: Pick<Actor, 'role' | 'id'> | StaffActor,
  deps: Deps,
  booking: Booking,
  note?: (db: Queryable, appointmentId: number) => Promise<void>,
): Promise<AppointmentRow> {
  const { database, clock, config } = deps;
  const { timeZone } = clock;
  const { date, doctorId, patientId, practiceId = null, squeezeIn, idempotencyKey } = booking;
  const startsAt = toSlotStart(date, booking.slotNumber, timeZone);

  const insert = async (db: Queryable) => {
    const now = new Date(clock.now());
    if (startsAt <= now) return { outcome: 'slot_past' } as const;
    const [answer] = await insertBooking(db, {
      ...booking,
      practiceId,
      startsAt,
      actorRole: actor.role,
      actorId: actor.id,
      deskOf: 'hospitalId' in actor ? actor.hospitalId : null,
      statusOnRequest: findInitialStatus(false),
      statusWhenAutomatic: findInitialStatus(true),
      meetingLinkWhenAutomatic: booking.consultStatus === 'Online' ? createMeetingRoomName() : null,
      announced: config.messages.on,
      ownPractice,
      timeZone,
      dayBegan: new Date(toInstant(date, 0, timeZone)),
      dayEnded: new Date(toInstant(addDays(date, 1), 0, timeZone)),
      requestsPerDay: config.openVisits.requestsPerDay,
      openPerDoctor: config.openVisits.perDoctor,
      openInAll: config.openVisits.inAll,
      openUnproven: canVerifyEveryPhone(deps) ? config.unproven.openVisits : null,
      unprovenShare: config.unproven.shareOfDay,
      now,
    });
    if (note && answer?.outcome === 'booked') await note(db, answer.id);
    return answer ?? ({ outcome: 'doctor_not_found' } as const);
  };

  return retryBooking(deps, async () => {
    // A statement outside of a transaction is a transaction of its own.
    const answer = await (note ? database.transaction(insert) : insert(database.pool));
    if (answer.outcome === 'booked') return answer;
    const [earlier] = idempotencyKey
      ? await findBookingByKey(database.pool, { patientId, idempotencyKey })
      : [];
    if (earlier && isRepeat(earlier, booking, startsAt)) return earlier;
    if (earlier) throw new Refusal('idempotency_key_reused');
    switch (answer.outcome) {
      case 'held':
        throw new SlotConflict({ doctorId, patientId, startsAt, squeezeIn });
      case 'slot_not_published':
        throw createUnpublishedRefusal(practiceId);
      case 'day':
        throw new Refusal('day_request_limit', { limit: config.openVisits.requestsPerDay });
      case 'doctor':
        throw new Refusal('doctor_visit_limit', { limit: config.openVisits.perDoctor });
      case 'all':
        throw new Refusal('visit_limit', { limit: config.openVisits.inAll });
      default:
        throw new Refusal(answer.outcome);
    }
  });
}

/** A practice id that is none (contract/platform/fields.ts) is refused as such. */
export const createUnpublishedRefusal = (practiceId: number | null): Refusal =>
  new Refusal(practiceId === 0 ? 'practice_not_found' : 'slot_not_published');

function isSamePlace(earlier: AppointmentRow, { practiceId, hospital }: Booking): boolean {
  if (practiceId !== undefined) return earlier.practice_id === practiceId;
  return (
    earlier.hospital === hospital ||
    (!hospital && [ownPractice, earlier.practice_name].includes(earlier.hospital))
  );
}

/** A repeat of the same request gets the earlier booking; a reused key with another request is refused. */
const isRepeat = (earlier: AppointmentRow, booking: Booking, startsAt: Date): boolean =>
  earlier.doctor_id === booking.doctorId &&
  earlier.starts_at.getTime() === startsAt.getTime() &&
  isSamePlace(earlier, booking) &&
  earlier.reason === booking.reason &&
  earlier.consult_status === booking.consultStatus &&
  earlier.pay_status === booking.payStatus &&
  isDeepStrictEqual(earlier.needs, booking.needs);
