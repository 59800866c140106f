export const cardScheme = 'shc:/';
/** Character code that is written as 00. */
const lowestCharCode = 45;

/** The text of a QR code: `shc:/` followed by two digits per character. */
export function encodeCardText(jws: string): string {
  return cardScheme + encodeCardDigits(jws);
}

/** Digits only, so that the QR code can use its densest mode. */
export function encodeCardDigits(jws: string): string {
  return Array.from(jws, (character) =>
    String(character.charCodeAt(0) - lowestCharCode).padStart(2, '0'),
  ).join('');
}

/** Checks the prefix only. */
export const hasCardPrefix = (text: string): boolean => text.toLowerCase().startsWith(cardScheme);

/** The signed card in a QR code's text; null if it is none or incomplete. */
export function decodeCardText(text: string): string | null {
  const digits = text.slice(cardScheme.length);
  if (!hasCardPrefix(text) || !/^(\d\d)+$/.test(digits)) return null;
  return digits.replace(/\d\d/g, (pair) => String.fromCharCode(Number(pair) + lowestCharCode));
}
