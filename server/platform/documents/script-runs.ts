import anyAscii from 'any-ascii';
import bidiFactory from 'bidi-js';
import { hasGlyph, type Typeface } from './typefaces.ts';

const bidi = bidiFactory();

export interface ScriptRun {
  readonly typeface: Typeface;
  readonly text: string;
  /** The level of the Unicode Bidirectional Algorithm; odd levels are read from right to left. */
  readonly level: number;
}

/** Patterns that begin a run, and that continue one: shared signs, spaces, and joiners between letters. */
const scripts: readonly (readonly [Typeface, begins: RegExp, goesOn: RegExp])[] = [
  ['devanagari', /\p{sc=Devanagari}|[।॥]/u, /[\p{scx=Devanagari}\s\u200c\u200d]/u],
  ['telugu', /\p{sc=Telugu}/u, /[\p{scx=Telugu}\s\u200c\u200d]/u],
  ['tamil', /\p{sc=Tamil}/u, /[\p{scx=Tamil}\s\u200c\u200d]/u],
  ['kannada', /\p{sc=Kannada}/u, /[\p{scx=Kannada}\s\u200c\u200d]/u],
  ['malayalam', /\p{sc=Malayalam}/u, /[\p{scx=Malayalam}\s\u200c\u200d]/u],
  ['bengali', /\p{sc=Bengali}/u, /[\p{scx=Bengali}\s\u200c\u200d]/u],
  ['gujarati', /\p{sc=Gujarati}/u, /[\p{scx=Gujarati}\s\u200c\u200d]/u],
  ['gurmukhi', /\p{sc=Gurmukhi}/u, /[\p{scx=Gurmukhi}\s\u200c\u200d]/u],
  ['odia', /\p{sc=Oriya}/u, /[\p{scx=Oriya}\s\u200c\u200d]/u],
  ['olChiki', /\p{sc=Ol_Chiki}/u, /[\p{scx=Ol_Chiki}\s]/u],
  ['meeteiMayek', /\p{sc=Meetei_Mayek}/u, /[\p{scx=Meetei_Mayek}\s]/u],
  ['arabic', /\p{scx=Arabic}/u, /[\p{scx=Arabic}\s\u200c\u200d]/u],
  ['greek', /[\u0370-\u03ff]/u, /[\u0370-\u03ff]/u],
  ['cyrillic', /[\u0400-\u045f]/u, /[\u0400-\u045f]/u],
  [
    'latinExtended',
    /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u,
    /[\u0100-\u02ba\u1e00-\u1eff]/u,
  ],
  ['vietnamese', /[\u0100-\u01b0\u1ea0-\u1ef9\u20ab]/u, /[\u0100-\u01b0\u1ea0-\u1ef9]/u],
];
const begins = new Map(scripts.map(([typeface, pattern]) => [typeface, pattern]));
const goesOn = new Map(scripts.map(([typeface, , pattern]) => [typeface, pattern]));

const replacements: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '●': '•',
  '‑': '-',
};

function spellOut(sign: string): string {
  const letters = sign.normalize('NFKC'); // "₂" is 2, "℃" is °C, "⅓" is 1⁄3
  return replacements[sign] ?? (/[⁰⁴-⁹]/.test(sign) ? `^${letters}` : letters.replace('⁄', '/'));
}

const isJoiner = (sign: string) => /[\u200c\u200d]/.test(sign);

/**
 * Replaces signs, turns tabs into spaces, removes invisible characters, and uses the plain forms of Arabic
 * letters.
 */
function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[≥≤≈→←●‑⁰⁴-⁹₀-₉℀-⅟\ufb50-\ufdcf\ufdf0-\ufdfb\ufe70-\ufefc]/gu, spellOut)
    .replace(/\t/g, '    ')
    .replace(/(?![\u200c\u200d])(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier})/gu, '')
    .replace(/[^\S ]/g, ' ');
}

/** The typeface for a sign, preferably that of the sign before; null if there is none. */
function findTypeface(sign: string, current: Typeface): Typeface | null {
  if (goesOn.get(current)?.test(sign) && (isJoiner(sign) || hasGlyph(current, sign))) return current;
  for (const [typeface, pattern] of begins)
    if (pattern.test(sign) && hasGlyph(typeface, sign)) return typeface;
  return isJoiner(sign) || hasGlyph('latin', sign) ? 'latin' : null;
}

/** To Latin letters, Chinese by its syllables: 王小明 is Wang Xiao Ming, 💊 is :pill:. */
const transliterate = (word: string) =>
  anyAscii(word)
    .trim()
    .replace(/([a-z])(?=[A-Z])/g, '$1 ') || '?';

/** Words with a sign that no typeface has are transliterated. */
function toDrawable(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}\u200c\u200d]+|./gsu, (word) =>
    Array.from(word).every((sign) => findTypeface(sign, 'latin')) ? word : transliterate(word),
  );
}

/** True if the shaper would get the direction wrong; such signs are drawn one by one. */
const drawsSeparately = (typeface: Typeface, level: number) => (typeface === 'arabic') !== (level % 2 === 1);

/** "500 mg", "1-0-0" and "1/2" keep their order, also among words that are read from right to left. */
const amounts = /[0-9½¼¾][0-9.,/+×–-]*(?: ?[a-zµ%]+(?:\/[a-z]+)?)?/gi;

function findLevels(text: string): Uint8Array {
  const { levels } = bidi.getEmbeddingLevels(text);
  for (const { 0: amount, index } of text.matchAll(amounts)) {
    const level = levels[index] ?? 0;
    levels.fill(level + (level % 2), index, index + amount.length);
  }
  return levels;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Splits a line into runs. Leaves no character without a typeface. */
export function splitIntoRuns(line: string): ScriptRun[] {
  const text = toDrawable(normalizeText(line));
  const levels = rightToLeft.test(text) ? findLevels(text) : null;
  const runs: { typeface: Typeface; text: string; level: number }[] = [];
  let current: Typeface = 'latin';
  let at = 0;
  for (const sign of text) {
    const level = levels?.[at] ?? 0;
    at += sign.length;
    current = findTypeface(sign, current) ?? 'latin';
    if (current === 'latin' && isJoiner(sign)) continue;
    const last = runs.at(-1);
    const alone = levels !== null && drawsSeparately(current, level);
    if (last?.typeface === current && last.level === level && !alone) last.text += sign;
    else runs.push({ typeface: current, text: level % 2 ? mirrored(sign) : sign, level });
  }
  return runs;
}

const mirrored = (sign: string) => bidi.getMirroredCharacter(sign) ?? sign;
