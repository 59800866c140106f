import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

const directory = import.meta.dirname;
const { locales }: { readonly locales: readonly string[] } = JSON.parse(
  readFileSync(join(directory, 'project.inlang/settings.json'), 'utf8'),
);
const [header = [], ...rows] = readFileSync(join(directory, 'glossary.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

/** Terms that sentences say in too many ways to be looked for: they are in the table for translators. */
const unchecked = ['reschedule', 'decline', 'confirm', 'taken', 'payment', 'activity log'];

/** Messages without the term in some language, by the reason. */
const exceptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  visit: { 'a verb in English': ['pages_services_clinic'] },
  request: {
    'a button that says “ask”': ['own_reschedule', 'faqs_move_answer'],
    'what a browser sends': [
      'refusal_invalid_request',
      'refusal_too_many_requests',
      'refusal_idempotency_key_reused',
    ],
  },
  cancel: {
    'closes a dialog and cancels nothing': [
      'common_cancel',
      'factor_cancel',
      'hospital_days_move_keys',
      'hospital_days_move_stop',
    ],
  },
  doctor: { 'part of a sentence on the booking card': ['home_any_doctor'] },
  hospital: { 'part of a sentence on the booking card': ['home_any_hospital'] },
  specialization: { 'part of a sentence on the booking card': ['home_choose_specialization'] },
  slot: {
    'patients read “time”': [
      'booking_choose_first',
      'booking_no_slots',
      'booking_slot_booked',
      'booking_taken',
      'own_slot',
      'refusal_slot_taken',
    ],
  },
  practice: {
    'the work, not the place': [
      'common_your_practice',
      'practice_overview_label',
      'profile_practice',
      'session_location_doctor_hint',
    ],
    'the name of the guidelines': ['prescribing_anti_cancer', 'prescribing_unlisted'],
  },
  message: {
    '“ignore this message” is “do nothing”': [
      'codes_change_text',
      'codes_sign_in_text',
      'notifications_code_text',
      'people_ask_text',
    ],
  },
  settings: { 'a menu of the iPhone': ['refusal_heic_photo'] },
  review: { 'a verb in English': ['day_still_open_show'] },
};

const readTexts = (language: string) => {
  const files = readdirSync(join(directory, language));
  const messages: Record<string, Message> = Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(directory, language, file), 'utf8'))),
  );
  return new Map(
    Object.entries(messages).map(([key, message]) => [
      key,
      (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match)))
        .map((text) => text.replace(/\{\w+\}|\u00AD/g, ''))
        .join('\n'),
    ]),
  );
};
const texts = new Map(locales.map((language) => [language, readTexts(language)]));

/** `term (stem…, whole word)`; without brackets the term itself is the stem, in English also its plural. */
function readCell(cell: string, ending = '') {
  const [, name = cell, forms] = /^(.+) \((.+)\)$/.exec(cell) ?? [];
  const toPattern = (form: string) => (form.endsWith('…') ? form.slice(0, -1) : `${form}(?![\\p{L}\\p{M}])`);
  const pattern = forms ? forms.split(', ').map(toPattern).join('|') : `${name}${ending}`;
  return { name, pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, 'iu') };
}

/**
 * Messages with the English term whose translation is without the language's. An SMS may leave words out: it
 * counts its letters.
 */
function listStrangers(row: readonly string[], language: string) {
  const english = readCell(row[0] ?? '', 's?(?![\\p{L}\\p{M}])');
  const term = readCell(row[header.indexOf(language)] ?? '');
  return [...(texts.get('en') ?? [])]
    .filter(([key, text]) => !key.startsWith('sms_') && english.pattern.test(text))
    .filter(([key]) => !term.pattern.test(texts.get(language)?.get(key) ?? ''))
    .map(([key]) => key);
}

describe('B-13 the glossary', () => {
  test('B-13 names each term in every language', () => {
    expect(header).toEqual(locales);
    expect(rows.filter((row) => row.length !== header.length || row.includes(''))).toEqual([]);
  });

  const terms = rows.map((row) => ({ row, name: readCell(row[0] ?? '').name }));
  const checked = terms.filter(({ name }) => !unchecked.includes(name));
  const languages = locales.filter((language) => language !== 'en');
  const allowed = (name: string) => Object.values(exceptions[name] ?? {}).flat();

  describe.each(languages)('B-13 in %s', (language) => {
    const words = checked.map((term) => ({
      ...term,
      word: readCell(term.row[header.indexOf(language)] ?? '').name,
    }));
    test.each(words)('B-13 $name is $word wherever English has it', ({ row, name }) => {
      expect(listStrangers(row, language).filter((key) => !allowed(name).includes(key))).toEqual([]);
    });
  });

  test.each(checked)('B-13 no exception of $name is without need', ({ row, name }) => {
    const strangers = languages.flatMap((language) => listStrangers(row, language));
    expect(allowed(name).filter((key) => !strangers.includes(key))).toEqual([]);
  });

  test('B-13 exceptions and unchecked terms are terms', () => {
    const names = terms.map(({ name }) => name);
    expect([...unchecked, ...Object.keys(exceptions)].filter((name) => !names.includes(name))).toEqual([]);
  });
});
