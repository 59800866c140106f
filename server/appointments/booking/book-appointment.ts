import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { bookAppointmentEndpoint } from '#contract/appointments/appointments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { findInitialStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { normalizeNeeds } from '#domain/appointments/visit-needs.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { canVerifyEveryPhone } from '#server/accounts/sign-in-codes/verify-phone.ts';
import { retryDeadlocks } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type AppointmentRow, findBookingByKey, insertBooking } from './booking-queries.ts';
import { createMeetingRoomName } from './meeting-room.ts';
import { retryOnceIfRepublished } from './retry-after-republish.ts';
import { findConflict, findSqueezeInRefusal, toConflictRefusal } from './slot-conflict.ts';

type Request = z.output<typeof bookAppointmentEndpoint.body>;

/** A patient or guardian books by their person; hospital staff book by their account. */
export type Booker =
  | { readonly role: 'patient'; readonly id: number }
  | { readonly role: StaffRole; readonly id: number; readonly hospitalId: number };

interface Booked {
  readonly id: number;
  readonly by: Booker;
  /** The reason why staff squeeze the visit into a taken time; without one, only a free time will do. */
  readonly squeezeIn?: string | undefined;
  /** Runs in the transaction of the booking, but not for a repeat with the same key, which books nothing. */
  readonly note?: (db: Queryable, appointmentId: number) => Promise<void>;
}

/**
 * Books a slot for a patient. The database decides races: exactly one of any number of requests gets the
 * slot. A repeat with the same idempotency key answers the first booking. Refuses with `squeezed_in_already`,
 * `slot_taken` (naming the next free slot), `patient_busy`, `slot_not_published`, `mode_not_offered`,
 * `slot_past`, `doctor_not_found`, `idempotency_key_reused`, `day_request_limit`, `doctor_visit_limit`,
 * `visit_limit` or `phone_unproven`.
 */
export async function bookAppointment(
  deps: Deps,
  booked: Booked,
  request: Request,
  idempotencyKey: string | null,
): Promise<AppointmentRow> {
  const { id: patientId } = booked;
  const booking = toBooking(request, patientId, deps.clock.timeZone);
  const answer = await retryOnceIfRepublished(
    () => book(deps, booking, booked, idempotencyKey),
    ({ outcome }) => outcome !== 'not-published',
  );
  if (answer.outcome === 'booked') return answer;

  if (idempotencyKey) {
    const [earlier] = await findBookingByKey(deps.database.pool, { patientId, idempotencyKey });
    if (earlier) return resolveRepeat(earlier, booking);
  }
  switch (answer.outcome) {
    case 'past':
      throw new Refusal('slot_past');
    case 'no-doctor':
      throw new Refusal('doctor_not_found');
    case 'not-checked':
      throw new Refusal('doctor_not_checked');
    case 'not-published':
      throw toUnpublishedRefusal(booking.practiceId);
    case 'other-mode':
      throw new Refusal('mode_not_offered');
    case 'held': {
      if (booked.squeezeIn) {
        // The slot was free a moment ago and has been taken since; the visit may still be squeezed in.
        const beside = await book(deps, booking, booked, idempotencyKey);
        if (beside.outcome === 'booked') return beside;
        throw await findSqueezeInRefusal(deps, booking);
      }
      const conflict = await findConflict(deps, booking);
      // The conflicting visit ended meanwhile, so the time is free again.
      const again = conflict.busy === null ? await book(deps, booking, booked, idempotencyKey) : answer;
      if (again.outcome === 'booked') return again;
      throw toConflictRefusal(conflict);
    }
    case 'day':
      throw new Refusal('day_request_limit', { limit: deps.config.openVisits.requestsPerDay });
    case 'doctor':
      throw new Refusal('doctor_visit_limit', { limit: deps.config.openVisits.perDoctor });
    case 'all':
      throw new Refusal('visit_limit', { limit: deps.config.openVisits.inAll });
    case 'unproven':
      throw new Refusal('phone_unproven');
  }
}

/** A practice id that is none (contract/platform/fields.ts) is refused as such. */
export const toUnpublishedRefusal = (practiceId: number | null): Refusal =>
  new Refusal(practiceId === 0 ? 'practice_not_found' : 'slot_not_published');

/** Stored as the hospital of a visit whose doctor has none. */
const ownPracticeLabel = 'Own Practice';

function toBooking(request: Request, patientId: number, timeZone: string) {
  const startMinutes = toMinutes(request.slotNumber) ?? 0;
  return {
    doctorId: request.doctorId,
    patientId,
    day: request.date,
    startMinutes,
    startsAt: new Date(toInstant(request.date, startMinutes, timeZone)),
    dayBegan: new Date(toInstant(request.date, 0, timeZone)),
    dayEnded: new Date(toInstant(addDays(request.date, 1), 0, timeZone)),
    hospital: request.Hospital || request.hospital || '',
    practiceId: request.practiceId ?? null,
    reason: request.reason,
    consultStatus: request.consultStatus,
    payStatus: request.payStatus,
    needs: normalizeNeeds(request.needs && { ...request.needs, note: request.needs.note.toWellFormed() }),
  };
}
type Booking = ReturnType<typeof toBooking>;

async function book(
  deps: Deps,
  booking: Booking,
  { by: booker, note, squeezeIn }: Booked,
  idempotencyKey: string | null,
) {
  const { database, clock, config } = deps;
  const now = new Date(clock.now());
  if (booking.startsAt <= now) return { outcome: 'past' } as const;
  const { needs, ...columns } = booking;
  const values = {
    ...columns,
    needsJson: needs && JSON.stringify(needs),
    actorRole: booker.role,
    actorId: booker.id,
    deskOf: 'hospitalId' in booker ? booker.hospitalId : null,
    idempotencyKey,
    squeezeIn: squeezeIn ?? '',
    statusOnRequest: findInitialStatus(false),
    statusWhenAutomatic: findInitialStatus(true),
    meetingLinkWhenAutomatic: booking.consultStatus === 'Online' ? createMeetingRoomName() : null,
    announced: config.messages.on,
    ownPractice: ownPracticeLabel,
    timeZone: clock.timeZone,
    requestsPerDay: config.openVisits.requestsPerDay,
    openPerDoctor: config.openVisits.perDoctor,
    openInAll: config.openVisits.inAll,
    openUnproven: canVerifyEveryPhone(deps) ? config.unproven.openVisits : null,
    unprovenShare: config.unproven.shareOfDay,
    now,
  };
  const insert = async (db: Queryable) => {
    const [row] = await insertBooking(db, values);
    if (note && row?.outcome === 'booked') await note(db, row.id);
    return row;
  };
  // A statement outside of a transaction is a transaction of its own.
  const answer = await retryDeadlocks(() => (note ? database.transaction(insert) : insert(database.pool)));
  return answer ?? ({ outcome: 'no-doctor' } as const);
}

function isSamePlace(earlier: AppointmentRow, { practiceId, hospital }: Booking): boolean {
  if (practiceId !== null) return earlier.practice_id === practiceId;
  return (
    earlier.hospital === hospital ||
    (!hospital && [ownPracticeLabel, earlier.practice_name].includes(earlier.hospital))
  );
}

/** A repeat of the same request gets the earlier booking; a reused key with another request is refused. */
function resolveRepeat(earlier: AppointmentRow, booking: Booking): AppointmentRow {
  const isSame =
    earlier.doctor_id === booking.doctorId &&
    earlier.starts_at.getTime() === booking.startsAt.getTime() &&
    isSamePlace(earlier, booking) &&
    earlier.reason === booking.reason &&
    earlier.consult_status === booking.consultStatus &&
    earlier.pay_status === booking.payStatus &&
    isDeepStrictEqual(earlier.needs, booking.needs);
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return earlier;
}
