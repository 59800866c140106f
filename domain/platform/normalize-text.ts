/**
 * Normalises typed or pasted text: phones, chat programs and PDFs insert invisible characters that break
 * searches and comparisons.
 */

/** Invisible characters. A few format characters have a shape, such as the Arabic number sign. */
const invisibleCharacters =
  /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/**
 * Invisible characters that change how their neighbours are drawn: joiners, variation selectors, the letters
 * of a flag.
 */
const meaningfulMarks = /[\u200c\u200d]/;
const emojiStyle = /[\ufe0e\ufe0f]/;
const ideographStyle = /[\u{e0100}-\u{e01ef}]/u;
const flagLetters = /[\u{e0020}-\u{e007f}]/u;

/** Signs of Indian scripts that remove the vowel of a consonant; a joiner after them changes the drawing. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\uabed]/;
const indianLetter = /[\u0900-\u0dff\uabc0-\uabff\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const arabicLetter = /[\u0620-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff\u0750-\u077f\u08a0-\u08c9]/;
const pictograph = /\p{Extended_Pictographic}/u;
const afterPictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

/**
 * A joiner is visible after a vowel-killing sign, between letters of Urdu, and between the pictures of one
 * emoji.
 */
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

/** Preserves the marks that Indian scripts, Urdu and emoji need. */
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
/** Full-width letters, digits and signs, which some keyboards write. */
const fullWidthCharacters = /[\uff01-\uff5e]/g;

/**
 * For storing and searching: composed (NFC), well-formed, with plain spaces, breaking hyphens, letters of the
 * usual width, and no invisible characters.
 */
export function normalizeText(text: string): string {
  return removeInvisible(text.toWellFormed())
    .replace(otherSpaces, ' ')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(fullWidthCharacters, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC');
}

/** The ten digits of a script are consecutive, preceded by a non-digit or by the ten of another script. */
export function toDigitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, (digit) => String(toDigitValue(digit)));
}

/** For a number, code, day or id: digits of any script become ASCII, any dash becomes a hyphen. */
export function normalizeNumber(text: string): string {
  return toAsciiDigits(normalizeText(text)).replace(/[\u2012-\u2015\u2212\u30fc]/g, '-');
}

/**
 * The form in which passwords are compared (RFC 8265, OpaqueString): composed, plain spaces, case preserved.
 * Invisible characters, which the profile forbids, are removed.
 */
export function normalizePassword(password: string): string {
  return removeInvisible(password.toWellFormed()).replace(otherSpaces, ' ').normalize('NFC');
}

const alone = /(?:^|[^\p{L}\p{N}])(\d{3}[ -]?\d{3})(?![\p{L}\p{N}]|[ -]\d)/gu;

/**
 * Finds a six-digit code in typed or pasted text, such as a whole message; else returns the text without
 * spaces and hyphens.
 */
export function extractCode(text: string): string {
  const plain = normalizeNumber(text);
  const joined = plain.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(joined)) return joined;
  const codes = new Set(Array.from(plain.matchAll(alone), ([, code = '']) => code.replace(/\D/g, '')));
  const [only] = codes;
  return codes.size === 1 && only ? only : joined;
}
