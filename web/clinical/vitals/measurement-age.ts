import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';

/** A new measurement is due after this many months. */
const dueAfterMonths = 3;

/** "16 months ago · time to measure", by calendar days; null while it is not due. */
export function formatMeasurementAge(measuredOn: string, today: string): string | null {
  const [monthsThen = 0, monthsNow = 0] = [measuredOn, today].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  const months = monthsNow - monthsThen - (today.slice(8) < measuredOn.slice(8) ? 1 : 0);
  if (months < dueAfterMonths) return null;
  const words = new Intl.RelativeTimeFormat(toLanguageTag(getLocale()));
  return m.measures_age({ ago: words.format(-months, 'month') });
}
