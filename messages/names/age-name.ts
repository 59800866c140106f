import type { SpokenAge } from '#domain/patients/ages.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';

/** "34 years", "5 months", "3 weeks", "newborn", or as "about 5 months"; short: "5 mths". */
export function translateAge(
  { count, unit }: SpokenAge,
  isAbout: boolean,
  {
    locale = getLocale(),
    display = 'long',
  }: { locale?: ReturnType<typeof getLocale>; display?: 'long' | 'short' } = {},
): string {
  if (count === 0) {
    const words = {
      day: m.age_newborn,
      week: m.age_newborn,
      month: m.age_under_month,
      year: m.age_under_year,
    };
    return words[unit]({}, { locale });
  }
  const age = new Intl.NumberFormat(toLanguageTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: display,
  }).format(count);
  return isAbout ? m.age_about({ age }, { locale }) : age;
}
