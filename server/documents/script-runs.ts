import type { Typeface } from './typefaces.ts';

/** A part of a text in one typeface. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
}

/** What begins a run, and what continues one: shared signs, spaces, and joiners between letters. */
const scripts: readonly (readonly [Typeface, begins: RegExp, goesOn: RegExp])[] = [
  ['devanagari', /\p{sc=Devanagari}|[।॥]/u, /[\p{scx=Devanagari}\s\u200c\u200d]/u],
  ['telugu', /\p{sc=Telugu}/u, /[\p{scx=Telugu}\s\u200c\u200d]/u],
  ['tamil', /\p{sc=Tamil}/u, /[\p{scx=Tamil}\s\u200c\u200d]/u],
  ['kannada', /\p{sc=Kannada}/u, /[\p{scx=Kannada}\s\u200c\u200d]/u],
  ['malayalam', /\p{sc=Malayalam}/u, /[\p{scx=Malayalam}\s\u200c\u200d]/u],
  ['bengali', /\p{sc=Bengali}/u, /[\p{scx=Bengali}\s\u200c\u200d]/u],
  ['gujarati', /\p{sc=Gujarati}/u, /[\p{scx=Gujarati}\s\u200c\u200d]/u],
  ['greek', /[\u0370-\u03ff]/u, /[\u0370-\u03ff]/u],
  ['cyrillic', /[\u0400-\u045f]/u, /[\u0400-\u045f]/u],
  [
    'latinExtended',
    /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u,
    /[\u0100-\u02ba\u1e00-\u1eff]/u,
  ],
];
const begins = new Map(scripts.map(([typeface, pattern]) => [typeface, pattern]));
const goesOn = new Map(scripts.map(([typeface, , pattern]) => [typeface, pattern]));

/** Signs that doctors type and the fonts do not have, and what is drawn instead. */
const spelledOut: Readonly<Record<string, string>> = {
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
  return spelledOut[sign] ?? (/[⁰⁴-⁹]/.test(sign) ? `^${letters}` : letters.replace('⁄', '/'));
}

/** Text that can be drawn: signs replaced, tabs as spaces, nothing without a shape. */
function settable(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[≥≤≈→←●‑⁰⁴-⁹₀-₉℀-⅟]/gu, spellOut)
    .replace(/\t/g, '    ')
    .replace(/(?![\u200c\u200d])(?:\p{Cc}|\p{Cf}|\ufe0f)/gu, '')
    .replace(/[^\S ]/g, ' ');
}

function typefaceOf(sign: string, current: Typeface): Typeface {
  if (goesOn.get(current)?.test(sign)) return current;
  for (const [typeface, pattern] of begins) if (pattern.test(sign)) return typeface;
  return 'latin';
}

/** Splits a line into runs. Characters without a typeface stay in the Latin one, which draws a box. */
export function runsOf(line: string): Run[] {
  const runs: { typeface: Typeface; text: string }[] = [];
  let current: Typeface = 'latin';
  for (const sign of settable(line)) {
    current = typefaceOf(sign, current);
    if (current === 'latin' && /[\u200c\u200d]/.test(sign)) continue; // joiners mean nothing there
    const last = runs.at(-1);
    if (last?.typeface === current) last.text += sign;
    else runs.push({ typeface: current, text: sign });
  }
  return runs;
}
