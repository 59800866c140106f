import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSoundPrefixes, toSound } from './name-sound.ts';

test.each([
  ['Dr. Ananya Rao', 'dr ananya rav'],
  ['  KABIR   sethi ', 'kabir seti'],
  ['Laxmi', 'laksmi'],
  ['Lakshmi', 'laksmi'],
  ['Chaudhary', 'caudari'],
  ['Chowdhury', 'cauduri'],
  ['Sourav', 'saurav'],
  ['Reddy', 'redi'],
  ['D’Souza', 'dsauja'],
  ['José Peña', 'jose pena'],
  ['St. Mary-Ann', 'st mari an'],
  ['Ward 12/B', 'vard 12 b'],
  ['%_\\"; drop', 'drop'],
  ['zzzzz', 'jjj'],
  ['', ''],
  ['...', ''],
])('D-02 %j sounds like %j', (name, sound) => expect(toSound(name)).toBe(sound));

test.each([
  ['Ananya Rao', 'अनन्या राव'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Kabir Sethi', 'कबीर सेठी'],
  ['Sharma', 'शर्मा'],
  ['Singh', 'सिंह'],
  ['Govind', 'गोविंद'],
  ['Narendra', 'नरेंद्र'],
  ['Krishna', 'कृष्ण'],
  ['Ambika', 'अंबिका'],
  ['Rajkumar', 'राजकुमार'],
  ['Saurabh', 'सौरभ'],
  ['Shailesh', 'शैलेश'],
  ['Gowda', 'गौड़ा'],
  ['Kamla', 'कमला'],
  ['Zoya Khan', 'ज़ोया ख़ान'],
  ['Patel', 'પટેલ'],
  ['Ghosh', 'ঘোষ'],
  ['Gill', 'ਗਿੱਲ'],
  ['Venkatesh', 'వెంకటేష్'],
  ['Kavya', 'கவ்யா'],
])('D-02 %s and %s sound the same', (latin, indian) => expect(toSound(indian)).toBe(toSound(latin)));

test.each([
  ['Rao', 'Roy'],
  ['Ravi', 'Rani'],
  ['Asha', 'Usha'],
  ['Mohan', 'Mohini'],
  ['दिल', 'दाल'],
])('D-02 %s and %s do not', (one, other) => expect(toSound(one)).not.toBe(toSound(other)));

const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'aeiouchksxw yzqpt.’Aअआकखचतनरसहािीुेो्ंঘোକనానிട'), maxLength: 20 }),
);

test('D-02 a sound is words and single spaces, without capitals and signs that mean something elsewhere', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const sound = toSound(name);
      expect(sound).toBe(sound.trim());
      expect(sound).not.toMatch(/ {2}|[A-Z]|[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]/);
    }),
  );
});

test('D-02 composed and decomposed spellings sound alike', () => {
  fc.assert(
    fc.property(anything, (name) => toSound(name.normalize('NFC')) === toSound(name.normalize('NFD'))),
  );
});

const sampleNames =
  `Saurabh Sai Chandra Pooja Seema Vyas Phani Ajay Reddy Gowda Krishna Lakshmi Xavier Deepak Iyer Swamy Rao
  Chowdhury Bhattacharya Qureshi Wadhwa कमला अनन्या सौरभ चंद्र लक्ष्मी राजकुमार सिंह`.split(/\s+/);

test.each(sampleNames.flatMap((name) => [...name].map((_, at) => [name, name.slice(0, at + 1)])))(
  'D-02 %s is found as soon as %s is typed',
  (name, typed) => {
    const found = listSoundPrefixes(typed).some((beginning) => toSound(name).startsWith(beginning));
    expect([toSound(name), listSoundPrefixes(typed), found]).toEqual([
      toSound(name),
      listSoundPrefixes(typed),
      true,
    ]);
  },
);

test('D-02 nothing begins like nothing', () => expect(listSoundPrefixes('...')).toEqual([]));
