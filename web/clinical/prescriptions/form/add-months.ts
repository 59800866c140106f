/** Clamped to the last day of a shorter month. Days are `YYYY-MM-DD`. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
