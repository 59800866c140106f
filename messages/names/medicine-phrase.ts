import { medicinePhrases } from '#domain/clinical/medicine-phrases.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale, type Locale } from '#messages/runtime.js';
import { type NameMessage, translateName } from './translate-name.ts';

const lists: readonly (readonly [phrases: readonly string[], said: NameMessage])[] = [
  [medicinePhrases.forms, m.prescriptions_forms],
  [medicinePhrases.doses, m.prescriptions_doses],
  [medicinePhrases.frequencies, m.prescriptions_frequencies],
  [medicinePhrases.durations, m.prescriptions_durations],
  [medicinePhrases.instructions, m.prescriptions_instruction_phrases],
];

/** Common phrases that are not suggested. */
const otherPhrases: Readonly<Record<string, NameMessage>> = {
  'SR tablet': m.medicine_sr_tablet,
  'Chewable tablet': m.medicine_chewable_tablet,
  'Dispersible tablet': m.medicine_dispersible_tablet,
  'Dry syrup': m.medicine_dry_syrup,
  Solution: m.medicine_solution,
  Powder: m.medicine_powder,
  Lotion: m.medicine_lotion,
  Shampoo: m.medicine_shampoo,
  Mouthwash: m.medicine_mouthwash,
  'Eye ointment': m.medicine_eye_ointment,
  'Nasal drops': m.medicine_nasal_drops,
  '1 sachet in 1 litre of water': m.medicine_1_sachet_in_1_litre_of_water,
  '1 sachet in 200 ml of water': m.medicine_1_sachet_in_200_ml_of_water,
  'Pea-sized amount': m.medicine_pea_sized_amount,
  '4 drops': m.medicine_4_drops,
  '1 injection': m.medicine_1_injection,
  'Up to three times a day': m.medicine_up_to_three_times_a_day,
  'Not more than four times a day': m.medicine_not_more_than_four_times_a_day,
  'Six times a day': m.medicine_six_times_a_day,
  'Twice a week': m.medicine_twice_a_week,
  'Sip by sip': m.medicine_sip_by_sip,
  'Every 6 hours when needed': m.medicine_every_6_hours_when_needed,
  'After each loose stool': m.medicine_after_each_loose_stool,
  'At the onset of headache': m.medicine_at_the_onset_of_headache,
  'At most 5 days': m.medicine_at_most_5_days,
  'At most 2 days a week': m.medicine_at_most_2_days_a_week,
  'With food': m.medicine_with_food,
  'Before breakfast': m.medicine_before_breakfast,
  'After breakfast': m.medicine_after_breakfast,
  'After lunch': m.medicine_after_lunch,
  'After dinner': m.medicine_after_dinner,
  'Half an hour before food': m.medicine_half_an_hour_before_food,
  'Never stop it on your own': m.medicine_never_stop_it_on_your_own,
  'Only while the fever is above 38 °C': m.medicine_only_while_the_fever_is_above_38_c,
  'Effervescent tablet': m.medicine_effervescent_tablet,
  Suppository: m.medicine_suppository,
  Respules: m.medicine_respules,
  Patch: m.medicine_patch,
  'CR tablet': m.medicine_cr_tablet,
  'ER tablet': m.medicine_er_tablet,
  'MR tablet': m.medicine_mr_tablet,
  'SR capsule': m.medicine_sr_capsule,
  'ER capsule': m.medicine_er_capsule,
  'Oral gel': m.medicine_oral_gel,
  'Vaginal tablet': m.medicine_vaginal_tablet,
  'Mouth paint': m.medicine_mouth_paint,
  'Eye gel': m.medicine_eye_gel,
  Spray: m.medicine_spray,
  Enema: m.medicine_enema,
  'Sublingual tablet': m.medicine_sublingual_tablet,
  'Oral suspension': m.medicine_oral_suspension,
  'Orally disintegrating tablet': m.medicine_orally_disintegrating_tablet,
  Toothpaste: m.medicine_toothpaste,
  Gargle: m.medicine_gargle,
  'Oral paste': m.medicine_oral_paste,
  'Three times a week': m.medicine_three_times_a_week,
  'Once a month': m.medicine_once_a_month,
  'Once, now': m.medicine_once_now,
  'Before lunch': m.medicine_before_lunch,
  'Before dinner': m.medicine_before_dinner,
  '1 week': m.medicine_1_week,
};

const placeIn = (phrases: readonly string[], value: string) =>
  phrases.findIndex((phrase) => phrase.toLowerCase() === value.trim().toLowerCase());

/** Phrases with any number: "Every 4 hours", "1.5 tablets". */
const countedPhrases: readonly (readonly [
  pattern: RegExp,
  english: (count: string) => string,
  said: (values: { count: string }, options: { locale: Locale }) => string,
])[] = [
  ...(
    [
      ['hours', m.medicine_every_hours],
      ['days', m.medicine_every_days],
      ['weeks', m.medicine_every_weeks],
      ['months', m.medicine_every_months],
    ] as const
  ).map(
    ([unit, said]) =>
      [
        new RegExp(`^Every ([\\d-]+) ${unit}$`, 'i'),
        (count: string) => `Every ${count} ${unit}`,
        said,
      ] as const,
  ),
  ...(
    [
      ['tablet', m.medicine_tablets],
      ['capsule', m.medicine_capsules],
      ['drop', m.medicine_drops],
      ['puff', m.medicine_puffs],
      ['sachet', m.medicine_sachets],
      ['spray', m.medicine_sprays],
      ['injection', m.medicine_injections],
      ['unit', m.medicine_units],
      ['teaspoon', m.medicine_teaspoons],
      ['tablespoon', m.medicine_tablespoons],
    ] as const
  ).map(
    ([unit, said]) =>
      [
        new RegExp(`^([\\d.½¼¾-]+) ${unit}s?$`, 'i'),
        (count: string) =>
          `${count} ${unit}${unit !== 'unit' && /^(?:1|½|¼|¾|0\.\d+)$/.test(count) ? '' : 's'}`,
        said,
      ] as const,
  ),
];

function countedPhrase(value: string, locale: Locale): string | null {
  for (const [pattern, , said] of countedPhrases) {
    const [, count] = pattern.exec(value.trim()) ?? [];
    if (count) return said({ count }, { locale });
  }
  return null;
}

/** The English form of a translated phrase with a number, which contains its only digits. */
function toStoredCounted(value: string, locale: Locale): string | null {
  const [count] = /[\d.½¼¾-]+/.exec(value) ?? [];
  if (!count) return null;
  const english = countedPhrases.find(([, , said]) => said({ count }, { locale }) === value.trim())?.[1](
    count,
  );
  if (english) return english;
  const durations = ['day', 'week', 'month', 'year'].map(
    (unit) => `${count} ${unit}${count === '1' ? '' : 's'}`,
  );
  return durations.find((duration) => translateDuration(duration, locale) === value.trim()) ?? null;
}

/** "4 weeks" or "5-7 days", with any number. */
function translateDuration(value: string, locale: Locale): string | null {
  const [, count, unit] = /^((?:\d+-)?\d+) (day|week|month|year)s?$/i.exec(value.trim()) ?? [];
  if (!count || !unit) return null;
  const format = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const;
  const last = count.replace(/^.*-/, '');
  return new Intl.NumberFormat(toLanguageTag(locale), format).format(Number(last)).replace(last, count);
}

/** Null for the doctor's own words. */
function translatePhrase(value: string, locale: Locale): string | null {
  for (const [phrases, said] of lists) {
    const phrase = said({}, { locale }).split('|')[placeIn(phrases, value)];
    if (phrase) return phrase;
  }
  const known = Object.keys(otherPhrases);
  const other = known[placeIn(known, value)];
  return other
    ? translateName(otherPhrases, other, locale)
    : (countedPhrase(value, locale) ?? translateDuration(value, locale));
}

function findStoredPhrase(value: string, locale: Locale): string | null {
  for (const [phrases, said] of lists) {
    const phrase = phrases[placeIn(said({}, { locale }).split('|'), value)];
    if (phrase) return phrase;
  }
  const other = Object.keys(otherPhrases).find(
    (one) => translateName(otherPhrases, one, locale) === value.trim(),
  );
  return other ?? toStoredCounted(value, locale);
}

/** Translates the whole text, else each part between commas, as in "After food, At bedtime". */
function translateByPart(value: string, words: (part: string) => string | null): string {
  const parts = value.split(', ');
  return words(value) ?? (parts.length > 1 ? parts.map((part) => words(part) ?? part).join(', ') : value);
}

/** Translates a phrase of a prescription; the doctor's own words stay as they are. */
export function translateMedicinePhrase(value: string, locale: Locale = getLocale()): string {
  return locale === 'en' ? value : translateByPart(value, (part) => translatePhrase(part, locale));
}

/**
 * The English phrase to store for one chosen or typed in the doctor's language; own words stay as they are.
 */
export function toStoredPhrase(value: string, locale: Locale = getLocale()): string {
  return locale === 'en' ? value : translateByPart(value, (part) => findStoredPhrase(part, locale));
}
