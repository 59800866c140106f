import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';

export function describeVisitState({ appStatus, doctorName: doctor }: PatientAppointment): string {
  switch (appStatus) {
    case 'Requested':
      return m.common_requested();
    case 'Pending':
      return m.booked_accepted({ doctor });
    case 'Confirmed':
      return m.booked_confirmed();
    case 'Request for Rescheduling':
      return m.booked_asked();
    case 'Rescheduled':
      return m.booked_moved();
    case 'Cancelled':
      return m.booked_cancelled();
    case 'Rejected':
      return m.booked_rejected({ doctor });
    case 'Completed':
      return m.booked_over();
    case 'Incomplete':
      return m.booked_unclosed();
  }
}

/** A doctor's usual response time; null if it is not known. */
export function describeUsualAnswer(
  { doctorName: doctor, bookedAt, startsAt }: PatientAppointment,
  hours: number | null,
): string | null {
  // Promises nothing when the usual answer would come after the start of the visit.
  if (hours === null || Date.parse(bookedAt) + hours * 3_600_000 > Date.parse(startsAt)) return null;
  if (hours === 1) return m.booked_answers_hour({ doctor });
  if (hours < 24) return m.booked_answers_hours({ doctor, count: hours });
  return hours === 24
    ? m.booked_answers_day({ doctor })
    : m.booked_answers_days({ doctor, count: Math.round(hours / 24) });
}
