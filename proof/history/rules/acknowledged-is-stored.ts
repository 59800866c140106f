import type { Booking, Change } from '../operation.ts';
import type { Rule, Violation } from './violation.ts';

/** Maximum clock difference between two processes of one machine; milliseconds. */
const clockTolerance = 50;

/**
 * Everything acknowledged is stored: a booking under its key and with the returned id, a change as an event
 * that had happened when the answer came.
 */
export const acknowledgedIsStored: Rule = ({ history, stored }) => {
  const appointments = new Map(stored.appointments.map((one) => [one.id, one]));
  const events = Map.groupBy(stored.events, ({ appointmentId }) => appointmentId);

  const lostBooking = (call: Booking): Violation | null => {
    const found = appointments.get(call.appointmentId ?? 0);
    const isAsAsked =
      found?.key === call.key &&
      found.patientId === call.patientId &&
      found.doctorId === call.doctorId &&
      found.startsAt === call.startsAt;
    if (isAsAsked) return null;
    const what = `booking ${call.key} was acknowledged as appointment ${call.appointmentId}, which ${found ? 'is another one' : 'is not there'}`;
    return { rule: 'acknowledged bookings are stored', what, calls: [call] };
  };

  const lostChange = (call: Change): Violation | null => {
    const hadHappened = events
      .get(call.appointmentId)
      ?.some(({ action, at }) => action === call.action && at <= call.ended + clockTolerance);
    const isMoved = call.replacementId === null || appointments.has(call.replacementId);
    if (hadHappened && isMoved) return null;
    const what = hadHappened
      ? `the acknowledged replacement ${call.replacementId} of appointment ${call.appointmentId} is not there`
      : `${call.action} of appointment ${call.appointmentId} was acknowledged, and no event of it is there`;
    return { rule: 'acknowledged changes are stored', what, calls: [call] };
  };

  return history
    .filter(({ outcome }) => outcome === 'acknowledged')
    .map((call) => {
      if (call.verb === 'book') return lostBooking(call);
      return call.verb === 'change' ? lostChange(call) : null;
    })
    .filter((violation) => violation !== null);
};
