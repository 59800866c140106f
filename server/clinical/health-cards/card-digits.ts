export const scheme = 'shc:/';
/** The character of the lowest code, which is written as 00. */
const lowest = 45;

/** A signed card as the text of a QR code: after `shc:/` two digits for each character. */
export function cardText(jws: string): string {
  return scheme + cardDigits(jws);
}

/** Digits only, so that the QR code can hold them in its densest way. */
export function cardDigits(jws: string): string {
  return Array.from(jws, (character) => String(character.charCodeAt(0) - lowest).padStart(2, '0')).join('');
}

/** What begins as a card begins; no more is said of it. */
export const looksLikeCard = (text: string): boolean => text.toLowerCase().startsWith(scheme);

/** The signed card in the text of a QR code; null if it is none, or not all of it. */
export function jwsInCard(text: string): string | null {
  const digits = text.slice(scheme.length);
  if (!looksLikeCard(text) || !/^(\d\d)+$/.test(digits)) return null;
  return digits.replace(/\d\d/g, (pair) => String.fromCharCode(Number(pair) + lowest));
}
