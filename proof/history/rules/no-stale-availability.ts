import type { AppointmentAction } from '#domain/appointments/appointment-lifecycle.ts';
import type { AvailabilityRead, Booking, Change } from '../operation.ts';
import type { Rule, Violation } from './violation.ts';

/**
 * Milliseconds after an acknowledged booking in which another process may still show its slot as free. On a
 * healthy network it is a fraction of a second; a silent connection is dropped after five seconds.
 */
export const maxStaleness = 8000;

const releasingActions = new Set<AppointmentAction>([
  'cancel',
  'reject',
  'callOff',
  'approveReschedule',
  'reschedule',
]);

/** No slot is shown as free long after it was booked. */
export const noStaleAvailability: Rule = ({ history }) => {
  const bookings = Map.groupBy(
    history.filter((call) => call.verb === 'book').filter(({ outcome }) => outcome === 'acknowledged'),
    toSlotKey,
  );
  const releases = Map.groupBy(
    history
      .filter((call) => call.verb === 'change')
      .filter(({ outcome, action }) => outcome !== 'refused' && releasingActions.has(action)),
    ({ appointmentId }) => appointmentId,
  );
  const findMissedBooking = (look: AvailabilityRead, startsAt: number): Booking | undefined =>
    bookings
      .get(toSlotKey({ doctorId: look.doctorId, startsAt }))
      ?.find(
        (booking) =>
          booking.ended < look.began - maxStaleness &&
          !releases.get(booking.appointmentId ?? 0)?.some((release: Change) => release.began <= look.ended),
      );

  const violations: Violation[] = [];
  for (const look of history) {
    if (look.verb !== 'look') continue;
    for (const startsAt of look.free) {
      const booking = findMissedBooking(look, startsAt);
      if (!booking) continue;
      const seconds = ((look.began - booking.ended) / 1000).toFixed(1);
      const what = `process ${look.asked} showed ${new Date(startsAt).toISOString()} of doctor ${look.doctorId} as free ${seconds} s after appointment ${booking.appointmentId} was acknowledged`;
      violations.push({ rule: 'what is booked is not shown as free', what, calls: [booking, look] });
    }
  }
  return violations;
};

const toSlotKey = ({ doctorId, startsAt }: { doctorId: number; startsAt: number }) =>
  `${doctorId} ${startsAt}`;
