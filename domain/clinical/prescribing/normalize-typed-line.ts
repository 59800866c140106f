import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { normalizeText, toDigitValue } from '#domain/platform/normalize-text.ts';

/** Marks a line break of pasted text in a single-line field. */
export const newLineMark = ' ↵ ';

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countedThings =
  'tab(?:let)?s?|cap(?:sule)?s?|drops?|puffs?|sachets?|sprays?|spoons?|teaspoons?|tsps?|tablespoons?|tbsps?|units?|days?|weeks?|months?|years?|doses?|injections?|vials?|ampoules?';
const numberWord = new RegExp(
  `\\b(half|${numberWords.join('|')})(?= (?:an? |a )?(?:${countedThings})\\b)`,
  'gi',
);

/**
 * Normalises a typed line: no invisible characters, one kind of space and of hyphen, digits of every script
 * as 0 to 9, "two tabs" as "2 tabs".
 */
export function normalizeTypedLine(typed: string): string {
  return normalizeText(typed)
    .replace(/[\u2012\u2212\ufe63]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/\p{Nd}/gu, (digit) => String(toDigitValue(digit)))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(numberWord, (word) => {
      const value = numberWords.indexOf(word.toLowerCase()) + 1;
      return value === 0 ? '½' : String(value);
    })
    .trim();
}

const fractions = new Map([
  ['½', 0.5],
  ['1/2', 0.5],
  ['¼', 0.25],
  ['1/4', 0.25],
  ['¾', 0.75],
  ['3/4', 0.75],
]);
const numberAt =
  /(?<part>[½¼¾])|(?<![\p{L}\p{M}\d])(?:(?<fraction>1\/2|1\/4|3\/4)(?![\d/])|(?<whole>\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<thousand>k(?![a-z]))?)/giu;

/** In order, "1½" as two numbers; digits inside a name ("B12", "D3") are left out. */
function extractNumbers(text: string): number[] {
  const plain = text
    .replace(/(?<![\p{L}\d])([x×q])\s*(?=[\d.])/giu, ' ')
    // The second number is the unit: "5/7" are five days.
    .replace(/(\d)\s*\/\s*(?:7|52|12)(?![\d.]|\s*\/)/g, '$1')
    .replace(/\b[2346](?= times (?:a day|daily))/gi, '')
    .replace(/(?<![\d.-]|\d,)([01])([01])([01])(?![\d-]|[.,]\d)/g, '$1-$2-$3');
  return [...plain.matchAll(numberAt)].map(({ groups = {} }) => {
    const { part, fraction, whole = '', thousand } = groups;
    const value = fractions.get(part ?? fraction ?? '') ?? Number(whole.replaceAll(',', ''));
    return thousand ? value * 1000 : value;
  });
}

const medicineFields = ['name', 'strength', 'form', 'dose', 'frequency', 'duration', 'instructions'] as const;

/**
 * True if the fields contain exactly the numbers of the typed line, each once and in the order of its field.
 */
export function hasSameNumbers(typed: string, medicine: PrescribedMedicine): boolean {
  const wanted = extractNumbers(normalizeTypedLine(typed));
  const fields = medicineFields.map((part) => extractNumbers(medicine[part]));
  const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other).join();
  return sorted(fields.flat()) === sorted(wanted) && fields.every((field) => isSubsequence(field, wanted));
}

/** True if the numbers are a subsequence of `all`. */
function isSubsequence(numbers: readonly number[], all: readonly number[]): boolean {
  let from = 0;
  return numbers.every((number) => {
    from = all.indexOf(number, from) + 1;
    return from > 0;
  });
}
