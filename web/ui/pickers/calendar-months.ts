import { addDays } from '#domain/platform/calendar-days.ts';

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The first day of a month, `count` months later. */
function firstDay(month: string, count = 0): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 10);
}

export const monthAfter = (month: string, count: number) => monthOf(firstDay(month, count));

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const first = firstDay(monthOf(day), count);
  const last = addDays(firstDay(monthOf(day), count + 1), -1);
  return addDays(first, Math.min(Number(day.slice(8)), Number(last.slice(8))) - 1);
}

/** The weeks of a month, Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstDay(month);
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = [];
  for (let start = monday; monthOf(start) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}
