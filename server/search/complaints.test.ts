import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { careFor, type FoundCare } from '#domain/care-search.ts';
import { wordsOf } from '#domain/search-words.ts';
import { reasonsBySpecialization, type Specialization, specializations } from '#domain/specializations.ts';

const specializationOf = new Map<string, Specialization>(
  specializations.flatMap((each) => [each, ...reasonsBySpecialization[each]].map((care) => [care, each])),
);

describe('complaints in nine languages', () => {
  const table = readFileSync(new URL('complaints.tsv', import.meta.url), 'utf8');
  const rows = table.trim().split('\n').slice(1);
  const typed = rows.flatMap((row) => {
    const [care = '', language = '', ...texts] = row.split('\t');
    return texts.map((text) => ({ care, language, text }));
  });
  /** As a search looks for it: typing errors only if nothing fits as it is. */
  const careOf = (text: string): FoundCare[] => {
    const words = wordsOf(text) ?? [];
    const exact = careFor(words, false);
    return exact.length > 0 ? exact : careFor(words, true);
  };

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
        .flatMap(({ care, text }) => {
          const all = careOf(text);
          const specialization = specializationOf.get(care);
          const reason = care === specialization ? undefined : care;
          const firstReason = all.find((each) => each.reason !== null)?.reason;
          const isRight = all[0]?.specialization === specialization && (!reason || firstReason === reason);
          return isRight ? [] : [`${text}: ${all[0]?.specialization}, ${firstReason}, not ${care}`];
        });
      expect(wrong).toEqual([]);
    },
  );
});
