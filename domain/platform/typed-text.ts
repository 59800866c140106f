/**
 * What somebody typed or pasted, as it is meant: phones, chat programs and PDFs put marks between the letters that nobody
 * sees, and then neither a search nor a comparison finds the word again.
 */

/** Drawn as nothing. A few format characters have a shape, such as the Arabic sign of a number. */
const invisibleCharacters =
  /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Which of them mean something, beside the right signs: joiners, variation selectors, the letters of a flag. */
const meaningfulMarks = /[\u200c\u200d]/;
const emojiStyle = /[\ufe0e\ufe0f]/;
const ideographStyle = /[\u{e0100}-\u{e01ef}]/u;
const flagLetters = /[\u{e0020}-\u{e007f}]/u;

/** The signs of Indian scripts that take the vowel from a consonant: what is joined or parted there is drawn differently. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\uabed]/;
const indianLetter = /[\u0900-\u0dff\uabc0-\uabff\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff\u0750-\u077f\u08a0-\u08c9]/;
const pictograph = /\p{Extended_Pictographic}/u;
const afterPictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

/** Whether a joiner is drawn: at a sign without a vowel, between letters of Urdu, between the pictures of one emoji. */
function isJoinerDrawn(joiner: string, before: string, after: string): boolean {
  if (virama.test(before)) return joiner === '\u200d' || indianLetter.test(after);
  if (virama.test(after)) return indianLetter.test(before);
  if (joiner === '\u200c') return arabicLetter.test(before) && arabicLetter.test(after);
  return afterPictograph.test(before) && pictograph.test(after);
}

function isDrawn(sign: string, before: string, after: string): boolean {
  if (meaningfulMarks.test(sign)) return isJoinerDrawn(sign, before, after);
  if (emojiStyle.test(sign)) return /\p{Emoji}/u.test(before);
  if (ideographStyle.test(sign)) return /\p{Script=Han}/u.test(before);
  return flagLetters.test(sign) && (before === '\u{1f3f4}' || flagLetters.test(before));
}

/** Marks that are drawn as nothing are gone, other than those that Indian scripts, Urdu and emoji are written with. */
function removeInvisible(text: string): string {
  if (text.search(invisibleCharacters) < 0) return text;
  const signs = Array.from(text);
  const seen: string[] = [];
  for (const [index, sign] of signs.entries()) {
    if (sign.search(invisibleCharacters) < 0 || isDrawn(sign, seen.at(-1) ?? '', signs[index + 1] ?? ''))
      seen.push(sign);
  }
  return seen.join('');
}

const otherSpaces = /[^\P{Zs} ]|\u2800/gu;
/** Letters, digits and signs as wide as Chinese ones, which some keyboards write. */
const fullWidthCharacters = /[\uff01-\uff5e]/g;

/**
 * A text as it is stored and looked for: composed (NFC), well-formed, with plain spaces, hyphens that may break, letters of
 * the usual width, and no mark that nobody sees.
 */
export function normalizeText(text: string): string {
  return removeInvisible(text.toWellFormed())
    .replace(otherSpaces, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(fullWidthCharacters, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC');
}

/** The ten digits of a script follow each other, after what is no digit or after the ten of another. */
export function toDigitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** A text with digits of any script as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, (digit) => String(toDigitValue(digit)));
}

/** What is typed of a number, a code, a day or an id: digits of any script, any dash as a hyphen. */
export function normalizeNumber(text: string): string {
  return toAsciiDigits(normalizeText(text)).replace(/[\u2012-\u2015\u2212\u30fc]/g, '-');
}

/**
 * A password as it is compared (RFC 8265, OpaqueString): composed, with plain spaces, in the letter case in which it was
 * typed. Marks that nobody sees, which that profile forbids, are not part of it.
 */
export function normalizePassword(password: string): string {
  return removeInvisible(password.toWellFormed()).replace(otherSpaces, ' ').normalize('NFC');
}

const alone = /(?:^|[^\p{L}\p{N}])(\d{3}[ -]?\d{3})(?![\p{L}\p{N}]|[ -]\d)/gu;

/** The code of six digits in what was typed or pasted, also a whole message with one; else the text without spaces and hyphens. */
export function extractCode(text: string): string {
  const plain = normalizeNumber(text);
  const joined = plain.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(joined)) return joined;
  const codes = new Set(Array.from(plain.matchAll(alone), ([, code = '']) => code.replace(/\D/g, '')));
  const [only] = codes;
  return codes.size === 1 && only ? only : joined;
}
