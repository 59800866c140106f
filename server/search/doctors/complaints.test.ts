import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  reasonsBySpecialization,
  type Specialization,
  specializations,
} from '#domain/doctors/specializations.ts';
import { type FoundCare, findCare } from '#domain/search/care-search.ts';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { findReasonEmergency } from '#domain/search/emergency-reasons.ts';

const specializationByCare = new Map<string, Specialization>(
  specializations.flatMap((each) => [each, ...reasonsBySpecialization[each]].map((care) => [care, each])),
);

/** True if its specialization, and its reason if it has one, are found before all others. */
function isFirst(found: readonly FoundCare[], care: string): boolean {
  const specialization = specializationByCare.get(care);
  const reason = found.find((each) => each.reason !== null)?.reason;
  return found[0]?.specialization === specialization && (care === specialization || reason === care);
}

const found = new Map<string, FoundCare[]>();

/** Without typing errors; cached by text. */
function findExactly(text: string): FoundCare[] {
  const known = found.get(text) ?? findCare(text, false);
  found.set(text, known);
  return known;
}

/** Like a real search, allows typing errors only if nothing matches exactly. */
const searchCare = (text: string) =>
  findExactly(text).length > 0 ? findExactly(text) : findCare(text, true);

const named = (found: readonly FoundCare[]) =>
  found.map(({ specialization, reason }) => reason ?? specialization).join(', ');

describe('complaints in nine languages', () => {
  const table = readFileSync(new URL('complaints.tsv', import.meta.url), 'utf8');
  const rows = table.trim().split('\n').slice(1);
  const typed = rows.flatMap((row) => {
    const [care = '', language = '', ...texts] = row.split('\t');
    return texts.map((text) => ({ care, language, text }));
  });
  test('D-02 the table has 25 complaints or more, each right and twice misspelled in nine languages', () => {
    const complaints = new Set(typed.map(({ care }) => care));
    expect(complaints.size).toBeGreaterThanOrEqual(25);
    expect(typed).toHaveLength(complaints.size * 9 * 3);
    expect(new Set(typed.map(({ language }) => language)).size).toBe(9);
  });

  test.each([...new Set(typed.map(({ language }) => language))])(
    'D-02 in %s every complaint finds what it is first, and no other organ above it',
    (language) => {
      const wrong = typed
        .filter((row) => row.language === language)
        .filter(({ care, text }) => !isFirst(searchCare(text), care))
        .map(({ care, text }) => `${text}: ${named(searchCare(text))}, not ${care}`);
      expect(wrong).toEqual([]);
    },
  );
});

describe('whole sentences in nine languages', () => {
  const table = readFileSync(new URL('sentences.tsv', import.meta.url), 'utf8');
  const rows = table.trim().split('\n').slice(1);
  const typed = rows.flatMap((row) => {
    const [language = '', care = '', texts = ''] = row.split('\t');
    return texts.split(' / ').map((text) => ({ care, language, text }));
  });
  const languages = [...new Set(typed.map(({ language }) => language))];
  const complaints = typed.filter(({ care }) => care !== '-');

  test('D-02 the table has 60 sentences or more of each language', () => {
    expect(languages).toHaveLength(9);
    for (const language of languages) {
      expect(complaints.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(60);
    }
  });

  test.each(languages)(
    'D-02 in %s a sentence finds what it complains of, and nothing that it denies',
    (language) => {
      const wrong = complaints
        .filter((row) => row.language === language && !isFirst(findExactly(row.text), row.care))
        .map(({ care, text }) => `${text}: ${named(searchCare(text))}, not ${care}`);
      expect(wrong).toEqual([]);
    },
  );

  test('D-02 names, greetings and what is denied are not guessed to be complaints', () => {
    const guessed = typed.filter(({ care, text }) => care === '-' && searchCare(text).length > 0);
    expect(guessed.map(({ text }) => `${text}: ${named(searchCare(text))}`)).toEqual([]);
  });

  test('E-03 a sentence of what cannot wait says whom to call, as the list of doctors does', () => {
    const silent = complaints.filter(({ care, text }) => {
      const [first] = findExactly(text);
      return findReasonEmergency(care) && !(detectEmergency(text) ?? findReasonEmergency(first?.reason));
    });
    expect(silent.map(({ text }) => text)).toEqual([]);
  });
});
