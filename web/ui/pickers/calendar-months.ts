import { addDays } from '#domain/platform/calendar-days.ts';

/** `YYYY-MM`. */
export const toMonth = (day: string) => day.slice(0, 7);

function getFirstDay(month: string, count = 0): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 10);
}

export const addToMonth = (month: string, count: number) => toMonth(getFirstDay(month, count));

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const first = getFirstDay(toMonth(day), count);
  const last = addDays(getFirstDay(toMonth(day), count + 1), -1);
  return addDays(first, Math.min(Number(day.slice(8)), Number(last.slice(8))) - 1);
}

/** Monday to Sunday; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const first = getFirstDay(month);
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = [];
  for (let start = monday; toMonth(start) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((day) => (toMonth(day) === month ? day : null)));
  }
  return weeks;
}
