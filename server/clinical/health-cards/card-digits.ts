export const cardScheme = 'shc:/';
/** The character of the lowest code, which is written as 00. */
const lowestCharCode = 45;

/** A signed card as the text of a QR code: after `shc:/` two digits for each character. */
export function encodeCardText(jws: string): string {
  return cardScheme + encodeCardDigits(jws);
}

/** Digits only, so that the QR code can hold them in its densest way. */
export function encodeCardDigits(jws: string): string {
  return Array.from(jws, (character) =>
    String(character.charCodeAt(0) - lowestCharCode).padStart(2, '0'),
  ).join('');
}

/** What begins as a card begins; no more is said of it. */
export const hasCardPrefix = (text: string): boolean => text.toLowerCase().startsWith(cardScheme);

/** The signed card in the text of a QR code; null if it is none, or not all of it. */
export function decodeCardText(text: string): string | null {
  const digits = text.slice(cardScheme.length);
  if (!hasCardPrefix(text) || !/^(\d\d)+$/.test(digits)) return null;
  return digits.replace(/\d\d/g, (pair) => String.fromCharCode(Number(pair) + lowestCharCode));
}
