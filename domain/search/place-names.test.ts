import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldPlaceName } from './place-names.ts';

const anyName = fc.string({ unit: 'grapheme', maxLength: 40 });

test('B-05 case, diacritics and punctuation do not matter', () => {
  expect(foldPlaceName('Pūnch')).toBe('punch');
  expect(foldPlaceName('  New   DELHI ')).toBe('new delhi');
  expect(foldPlaceName('Gadag-Betageri')).toBe('gadag betageri');
  expect(foldPlaceName('St. Thomas’ Mount')).toBe('st thomas mount');
});

test('B-05 Indian scripts keep their vowel signs', () => {
  expect(foldPlaceName('दिल्ली')).not.toBe(foldPlaceName('दलल'));
  expect(foldPlaceName('चेन्नई')).toBe('चेन्नई'.normalize('NFD'));
});

test('B-05 folding twice changes nothing more', () => {
  fc.assert(fc.property(anyName, (name) => foldPlaceName(foldPlaceName(name)) === foldPlaceName(name)));
});

test('B-05 a folded name has no capitals, no edges of space and no double space', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const folded = foldPlaceName(name);
      expect(folded).toBe(folded.trim());
      expect(folded).not.toMatch(/ {2}|[A-Z]|[.,'’()-]/);
    }),
  );
});

test('B-05 composed and decomposed spellings fold alike', () => {
  fc.assert(
    fc.property(
      anyName,
      (name) => foldPlaceName(name.normalize('NFC')) === foldPlaceName(name.normalize('NFD')),
    ),
  );
});

test('B-05 what was typed so far stays a prefix of the whole name', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, cut) => {
      const name = words.join(' ');
      const typed = name.slice(0, cut % (name.length + 1));
      expect(foldPlaceName(name).startsWith(foldPlaceName(typed))).toBe(true);
    }),
  );
});
