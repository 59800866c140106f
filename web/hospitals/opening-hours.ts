import type { HospitalPage } from '#contract/hospitals.ts';
import { m } from '#messages/messages.js';
import { weekdayName } from '../ui/day-words.ts';

type Hours = HospitalPage['hours'];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** "09:00 to 13:00, 17:00 to 20:00", "All day" or "Closed" */
function hoursOf(weekday: number, hours: Hours): string {
  const spans = hours.filter((one) => one.weekday === weekday);
  if (spans.length === 0) return m.hospitals_closed();
  return spans
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00'
        ? m.hospitals_all_day()
        : m.doctors_timings_range({ from: opens, to: closes }),
    )
    .join(', ');
}

/** When a hospital is open, neighbouring days of the same hours in one line: "Mon – Sat", "09:00 to 20:00". */
export function openingLines(hours: Hours): { from: number; to: number; days: string; text: string }[] {
  const lines: { from: number; to: number; text: string }[] = [];
  for (const weekday of weekdays) {
    const text = hoursOf(weekday, hours);
    const last = lines.at(-1);
    if (last?.text === text) last.to = weekday;
    else lines.push({ from: weekday, to: weekday, text });
  }
  const name = (weekday: number) => weekdayName(weekday, 'short');
  return lines.map((line) => ({
    ...line,
    days: line.from === line.to ? name(line.from) : `${name(line.from)} – ${name(line.to)}`,
  }));
}
