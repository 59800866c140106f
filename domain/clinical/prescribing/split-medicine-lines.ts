import type { KnownMedicine } from '#domain/clinical/medicines.ts';
import { startsWithConnective, startsWithNameWord } from './line-parts.ts';
import { createPrefixMatcher, isWholeName } from './match-medicines.ts';
import { matchShorthand } from './medicine-shorthand.ts';
import { normalizeTypedLine } from './normalize-typed-line.ts';

const lineBreak = /[\n\r\u2028\u2029↵]+/;
const listMark = /^\s*(?:(\d{1,2})[.)]\s+|[-•*]\s+)(?=\p{L})/u;

/** Splits typed or pasted text into one line per medicine. */
export function splitMedicineLines(typed: string, known: readonly KnownMedicine[]): string[] {
  const lines = typed.split(lineBreak).filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (lines.length === 0) return [typed];
  const marks = lines.map((line) => listMark.exec(line));
  const isList =
    lines.length > 1 && marks.every((mark, index) => mark && Number(mark[1] ?? index + 1) === index + 1);
  return lines.flatMap((line, index) =>
    splitLine(normalizeTypedLine(isList ? line.slice(marks[index]?.[0].length) : line), known),
  );
}

function splitLine(line: string, known: readonly KnownMedicine[]): string[] {
  if (startsWithConnective(line)) return [line];
  const starts = [0];
  let words: string[] = [];
  let isTimed = false;
  for (const { 0: word, index } of line.matchAll(/[^\s,;]+/g)) {
    const rest = line.slice(index, index + maxNameLength);
    const before = { words, isTimed, separator: line.slice(Math.max(0, index - 2), index) };
    if (isComplete(before) && beginsAnother(words.at(-1) ?? '', rest, known)) {
      starts.push(index);
      words = [];
      isTimed = false;
    }
    words.push(word);
    isTimed ||= /frequency|duration/.test(matchShorthand(rest)?.field ?? '');
  }
  return starts.map((start, place) =>
    line
      .slice(start, starts[place + 1])
      .replace(/[\s,;]+(?:(?:and|[&+/|])\s*)?$/i, '')
      .trim(),
  );
}

/** Longer than any name with its strength. */
const maxNameLength = 120;
/** Units of time end a phrase; other words of a sentence continue it. */
const unitOfTime = /^(?:days?|weeks?|months?|years?|hours?|times?)$/i;

interface Before {
  readonly words: readonly string[];
  /** True if they contain a frequency or a duration. */
  readonly isTimed: boolean;
  readonly separator: string;
}

/** Without a comma, a medicine needs a frequency or a duration to be complete. */
function isComplete({ words, isTimed, separator }: Before): boolean {
  if (words.length < 2) return false;
  if (/[,;]/.test(separator)) return isTimed || words.some((word) => /\d/.test(word));
  const last = words.at(-1) ?? '';
  return (
    isTimed && (/^(?:and|[&+/|])$/i.test(last) || unitOfTime.test(last) || !startsWithConnective(`${last} `))
  );
}

/** True if another name with a strength, dose or time begins here, after the word `last`. */
function beginsAnother(last: string, rest: string, known: readonly KnownMedicine[]): boolean {
  const form = matchShorthand(rest);
  const named = form?.field === 'form' ? rest.slice(form.length).trimStart() : rest;
  if (form && named === rest) return false;
  const words = splitWords(named);
  if (!startsWithNameWord(named) || matchShorthand(named)) return false;
  const whole = [3, 2, 1].find((count) => isWholeName(words.slice(0, count).join(' '), known));
  const isBegun = (words[0]?.length ?? 0) >= 4 && known.some(createPrefixMatcher(words[0] ?? ''));
  const isWithin = isWholeName(`${last} ${words[0]}`, known);
  const isNamed = !isWithin && (whole !== undefined || isBegun || form?.field === 'form');
  return isNamed && startsWithDose(words.slice(whole ?? 1).join(' '));
}

const splitWords = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Allows one more word of the name, or the form, before the strength, dose or time. */
function startsWithDose(text: string): boolean {
  const amountAt = (from: string) =>
    /^[\d.½¼¾]/.test(from) || /dose|frequency/.test(matchShorthand(from)?.field ?? '');
  const next = splitWords(text).slice(1).join(' ');
  const [word = ''] = splitWords(text);
  return (
    amountAt(text) ||
    ((startsWithNameWord(`${word} `) || matchShorthand(text)?.field === 'form') &&
      word !== '' &&
      amountAt(next))
  );
}
