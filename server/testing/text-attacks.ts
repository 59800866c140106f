import type { TextField } from '#contract/testing/text-fields.ts';
import {
  createRepeatedText,
  type Growth,
  measureGrowthUpTo,
  type ReadText,
  type RepeatedText,
} from '#domain/testing/measure-growth.ts';

export interface TextReader {
  readonly name: string;
  /** The longest text that reaches it, in characters. */
  readonly limit: number;
  readonly read: ReadText;
  /** Attacks on its own regular expressions, in addition to the general ones. */
  readonly attacks?: readonly RepeatedText[];
  /** Takes milliseconds with any text: `npm test` tries only the first attack. */
  readonly isSlow?: true;
}

const manyScripts = 'मधुमेह మధుమేహం நீரிழிவு ಮಧುಮೇಹ പ്രമേഹം मधुमेही ডায়াবেটিস ડાયાબિટીસ diabetes'.split(' ');
export const repeatTexts = (texts: string | readonly string[]) =>
  Array.from(texts, (text): RepeatedText => ['', text, '']);

/** Long repetitions followed by an end that the regular expression does not expect. */
const badEnds = Array.from(' \n=/-1a.0\u0301', (sign): RepeatedText => ['a', sign, '!']);
/** Tried with every reader: letters, words, digits, blanks, marks, and unclosed brackets. */
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

/** Quadratic growth shows in a part of a 256 KiB limit already. */
const maxLetters = 8192;

/** The slowest texts at a quarter of the limit; any significant superlinear growth is among them. */
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

export async function measureLikelyGrowths(reader: TextReader): Promise<FoundGrowth[]> {
  const { attacks = [], isSlow = false } = reader;
  const letters = Math.min(reader.limit, maxLetters);
  if (isSlow && attacks.length === 0) throw new Error(`${reader.name} is slow and has no attack to try`);
  if (isSlow) return growths(reader, letters, attacks.slice(0, 1));
  return growths(reader, letters, [...attacks, ...(await findSlowest(reader.read, letters, attackTexts, 2))]);
}

/** Tries every text, up to the limit itself. */
export const measureAllGrowths = (reader: TextReader) =>
  growths(reader, reader.limit, [...(reader.attacks ?? []), ...attackTexts]);

/**
 * For contract fields, whose regular expressions are short: tries the worst of the bad ends, or all of them.
 */
export const measureFieldGrowths = async (field: TextField) =>
  growths(
    field,
    Math.min(field.limit, maxLetters),
    await findSlowest(field.read, Math.min(field.limit, maxLetters), badEnds, 1),
  );
export const measureAllFieldGrowths = (field: TextField) => growths(field, field.limit, badEnds);
