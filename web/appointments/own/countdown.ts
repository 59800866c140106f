import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

const minute = 60_000;

/**
 * By the clinic's calendar and never by rounded hours: "in 3 h 50 min" on the day, "Tomorrow 09:15" on the
 * day before, "Tue 24 Nov" earlier. `now` in milliseconds.
 */
export function formatCountdown(
  { date, slot, startsAt }: Pick<PatientAppointment, 'date' | 'slot' | 'startsAt'>,
  now: number,
): string {
  const today = toCalendarDay(now, clinicTimeZone());
  if (date === today) return timeLeft(Math.floor((Date.parse(startsAt) - now) / minute));
  const day = formatDay(date, today);
  return date === addDays(today, 1) ? `${day} ${slot}` : day;
}

function timeLeft(left: number): string {
  if (left < 1) return m.due_begins_now();
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return m.due_in_minutes({ minutes });
  return minutes === 0 ? m.due_in_hours({ hours }) : m.due_in_hours_minutes({ hours, minutes });
}
