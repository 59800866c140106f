import type { HospitalPage } from '#contract/hospital/hospitals.ts';
import { m } from '#messages/messages.js';
import { weekdayName } from '#web/ui/format/format-day.ts';

type Hours = HospitalPage['hours'];

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** "09:00 to 13:00" and "17:00 to 20:00", "All day" or "Closed" */
function formatHours(weekday: number, hours: Hours): string[] {
  const spans = hours.filter((one) => one.weekday === weekday);
  if (spans.length === 0) return [m.hospitals_closed()];
  return spans.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? m.hospitals_all_day()
      : m.doctors_timings_range({ from: opens, to: closes }),
  );
}

interface OpeningLine {
  /** ISO weekdays. */
  readonly from: number;
  readonly to: number;
  /** "Mon – Sat" */
  readonly days: string;
  readonly spans: readonly string[];
}

const formatDays = (from: number, to: number) =>
  from === to ? weekdayName(from, 'short') : `${weekdayName(from, 'short')} – ${weekdayName(to, 'short')}`;

/** Neighbouring days with the same hours share a line. */
export function toOpeningLines(hours: Hours): OpeningLine[] {
  const lines: OpeningLine[] = [];
  for (const weekday of weekdays) {
    const spans = formatHours(weekday, hours);
    const last = lines.at(-1);
    const isSame = last !== undefined && last.spans.join() === spans.join();
    const from = isSame ? last.from : weekday;
    if (isSame) lines.pop();
    lines.push({ from, to: weekday, days: formatDays(from, weekday), spans });
  }
  return lines;
}
