import type { TextField } from '#contract/testing/text-fields.ts';
import {
  createRepeatedText,
  type Growth,
  measureGrowthUpTo,
  type ReadText,
  type RepeatedText,
} from '#domain/testing/growth.ts';

/** A function that reads what somebody from outside has written. */
export interface TextReader {
  readonly name: string;
  /** The longest text that reaches it, in letters. */
  readonly limit: number;
  readonly read: ReadText;
  /** What its regular expressions could go wrong at, beside what is tried with everything. */
  readonly attacks?: readonly RepeatedText[];
  /** Takes milliseconds with any text: `npm test` tries the first attack alone. */
  readonly isSlow?: true;
}

const manyScripts = 'मधुमेह మధుమేహం நீரிழிவு ಮಧುಮೇಹ പ്രമേഹം मधुमेही ডায়াবেটিস ડાયાબિટીસ diabetes'.split(' ');
export const repeatTexts = (texts: string | readonly string[]) =>
  Array.from(texts, (text): RepeatedText => ['', text, '']);

/** What comes often and then does not end as a regular expression hoped. */
const badEnds = Array.from(' \n=/-1a.0\u0301', (sign): RepeatedText => ['a', sign, '!']);
/** What is tried with everything: letters, words, digits, blanks, marks, and what opens and is never closed. */
const attackTexts: readonly RepeatedText[] = [
  ...repeatTexts('aA1 \n-.,;:=/\\%&<"\'([{@+*_0क\u0301\u200d\u200b\ud800१＝ﷺ\u3164\0'),
  ...repeatTexts([
    'ab',
    'a ',
    'a b ',
    '\t ',
    '\r\n',
    '1 ',
    '1-',
    '%2',
    'a.',
    'a@',
    'e\u0301',
    'क्',
    'ज्ञ',
    '👩‍⚕️',
    '<!--',
    '$&',
  ]),
  ...manyScripts.flatMap((word) => repeatTexts([word, `${word} `])),
  ...badEnds,
];

/** Of a limit of 256 KiB what is quadratic shows in a part already. */
const maxLetters = 8192;

/** The texts that take a function longest, at a quarter of its limit: what is worse than linear and matters is among them. */
async function findSlowest(
  read: ReadText,
  limit: number,
  texts: readonly RepeatedText[],
  count: number,
): Promise<RepeatedText[]> {
  const taken: { nasty: RepeatedText; milliseconds: number }[] = [];
  for (const nasty of texts) {
    const text = createRepeatedText(nasty, Math.ceil(limit / 4));
    const before = performance.now();
    await read(text);
    taken.push({ nasty, milliseconds: performance.now() - before });
  }
  return taken
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ nasty }) => nasty);
}

export interface FoundGrowth extends Growth {
  readonly name: string;
  readonly nasty: RepeatedText;
}

async function growths({ name, read }: TextReader, letters: number, texts: readonly RepeatedText[]) {
  const found: FoundGrowth[] = [];
  for (const nasty of texts) found.push({ name, nasty, ...(await measureGrowthUpTo(letters, read, nasty)) });
  return found;
}

/** With the attacks, and with the two texts that take it longest. */
export async function measureLikelyGrowths(reader: TextReader): Promise<FoundGrowth[]> {
  const { attacks = [], isSlow = false } = reader;
  const letters = Math.min(reader.limit, maxLetters);
  if (isSlow && attacks.length === 0) throw new Error(`${reader.name} is slow and has no attack to try`);
  if (isSlow) return growths(reader, letters, attacks.slice(0, 1));
  return growths(reader, letters, [...attacks, ...(await findSlowest(reader.read, letters, attackTexts, 2))]);
}

/** With every text, up to the limit itself. */
export const measureAllGrowths = (reader: TextReader) =>
  growths(reader, reader.limit, [...(reader.attacks ?? []), ...attackTexts]);

/** Of a field of the contract, whose regular expressions are short: with the worst of the bad ends, or with all of them. */
export const measureFieldGrowths = async (field: TextField) =>
  growths(
    field,
    Math.min(field.limit, maxLetters),
    await findSlowest(field.read, Math.min(field.limit, maxLetters), badEnds, 1),
  );
export const measureAllFieldGrowths = (field: TextField) => growths(field, field.limit, badEnds);
