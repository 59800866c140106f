import { afterEach, expect, test } from 'vitest';
import { cookieName, locales } from '#messages/runtime.js';
import { formatCountdown } from './countdown.ts';

function speak(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what the choice of a language writes
  document.cookie = `${cookieName}=${language}`;
}
afterEach(() => {
  speak('en');
  delete document.documentElement.dataset.timeZone;
});

/** A visit in Indian time. */
const visit = (date: string, slot: string, offset = '+05:30') => ({
  date,
  slot,
  startsAt: new Date(`${date}T${slot}:00${offset}`).toISOString(),
});
const at = (time: string, offset = '+05:30') => Date.parse(`2026-11-22T${time}:00${offset}`);
const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24'] as const;

/** By language: today 14:30 seen at 10:40, tomorrow 09:15 and Tuesday 08:40 (46 hours later). */
const table: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['in 3 h 50 min', 'Tomorrow 09:15', 'Tue 24 Nov'],
  hi: ['3 घंटे 50 मिनट में', 'कल 09:15', 'मंगल 24 नव॰'],
  te: ['3 గం. 50 ని.లో', 'రేపు 09:15', 'మంగళ 24 నవం'],
  ta: ['3 மணி 50 நிமிடத்தில்', 'நாளை 09:15', 'செவ். 24 நவ.'],
  kn: ['3 ಗಂಟೆ 50 ನಿಮಿಷದಲ್ಲಿ', 'ನಾಳೆ 09:15', 'ಮಂಗಳ 24 ನವೆಂ'],
  ml: ['ഇനി 3 മണിക്കൂർ 50 മിനിറ്റ്', 'നാളെ 09:15', 'ചൊവ്വ 24 നവം'],
  mr: ['आणखी 3 तास 50 मि.', 'उद्या 09:15', 'मंगळ 24 नोव्हें'],
  bn: ['3 ঘণ্টা 50 মিনিট পরে', 'আগামীকাল 09:15', 'মঙ্গল 24 নভেঃ'],
  gu: ['3 કલાક 50 મિનિટમાં', 'આવતીકાલે 09:15', 'મંગળ 24 નવે'],
};

test('F-03 the table has every language', () => {
  expect(Object.keys(table).sort()).toEqual([...locales].sort());
});

test.each(Object.entries(table))('F-03 at 10:40 in %s', (language, words) => {
  speak(language);
  const now = at('10:40');
  const visits = [visit(sunday, '14:30'), visit(monday, '09:15'), visit(tuesday, '08:40')];
  expect(visits.map((one) => formatCountdown(one, now))).toEqual(words);
});

test.each(Object.entries(table))(
  'F-03 at 23:50 in %s the visit nine hours ahead is tomorrow’s, and 33 hours ahead a day by name',
  (language, [, tomorrow, later]) => {
    speak(language);
    const now = at('23:50');
    expect([visit(monday, '09:15'), visit(tuesday, '09:15')].map((one) => formatCountdown(one, now))).toEqual(
      [tomorrow, later],
    );
  },
);

test.each([
  ['10:40', '10:40', 'starting now'],
  ['10:40', '10:41', 'in 1 min'],
  ['10:40', '11:39', 'in 59 min'],
  ['10:40', '11:40', 'in 1 h'],
  ['10:40', '12:41', 'in 2 h 1 min'],
])('F-03 at %s a visit of today at %s is %j', (time, slot, words) => {
  expect(formatCountdown(visit(sunday, slot), at(time))).toBe(words);
});

test('F-03 the clinic’s midnight counts, wherever the viewer is', () => {
  document.documentElement.dataset.timeZone = 'America/New_York';
  // 23:50 in New York is 10:20 of the next morning in India.
  const now = at('23:50', '-05:00');
  expect(formatCountdown(visit(monday, '09:15', '-05:00'), now)).toBe('Tomorrow 09:15');
  expect(formatCountdown(visit(sunday, '23:55', '-05:00'), now)).toBe('in 5 min');
  expect(formatCountdown(visit(tuesday, '09:15', '-05:00'), now)).toBe('Tue 24 Nov');
});
