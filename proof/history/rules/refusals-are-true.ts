import { slotLengths } from '#domain/scheduling/slot-grid.ts';
import type { Booking, Operation } from '../operation.ts';
import type { StoredAppointment } from '../read-stored.ts';
import type { Rule, Violation } from './violation.ts';

const longest = slotLengths.to * 60_000;

const busyPartyByCode: Readonly<Record<string, 'doctorId' | 'patientId'>> = {
  slot_taken: 'doctorId',
  patient_busy: 'patientId',
};

/**
 * Refusals are true and failures are reported as such: a slot that is refused as taken is, or was, taken; and
 * while the database is away the answer is 503, never the 500 of a program error.
 */
export const refusalsAreTrue: Rule = ({ history, stored }) => {
  const isBusy = (booking: Booking, whose: 'doctorId' | 'patientId') =>
    stored.appointments.some(
      (one: StoredAppointment) =>
        one[whose] === booking[whose] &&
        one.key !== booking.key &&
        one.startsAt < booking.startsAt + longest &&
        one.endsAt > booking.startsAt,
    );
  const findWrongAnswer = (call: Operation): string | null => {
    if (call.status === 500) return 'the answer was 500';
    if (call.verb !== 'book' || call.refusal === null) return null;
    if (call.refusal === 'idempotency_key_reused') return `key ${call.key} was used for this booking alone`;
    const whose = busyPartyByCode[call.refusal];
    if (!whose || isBusy(call, whose)) return null;
    return `${call.refusal}, and nothing of ${whose} ${call[whose]} was ever near ${new Date(call.startsAt).toISOString()}`;
  };
  return history
    .map((call): Violation | null => {
      const what = findWrongAnswer(call);
      return what === null ? null : { rule: 'answers are true', what, calls: [call] };
    })
    .filter((violation) => violation !== null);
};
