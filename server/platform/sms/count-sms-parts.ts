/** The letters of GSM-7 (3GPP TS 23.038), and those that take two places. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const double = new Set('\f^{}\\[~]|€');

/**
 * The number of parts that are sent and billed: in GSM-7 160 letters, or 153 in each of several; with any
 * other letter, such as those of Indian scripts, UCS-2: 70, or 67 in each.
 */
export function countSmsParts(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => gsmLetters.has(letter) || double.has(letter));
  // A letter of two places is never split at the end of a part.
  const places = letters.map((letter) => (isGsm ? (double.has(letter) ? 2 : 1) : letter.length));
  const total = places.reduce((sum, place) => sum + place, 0);
  if (total <= (isGsm ? 160 : 70)) return 1;
  const room = isGsm ? 153 : 67;
  let parts = 1;
  let used = 0;
  for (const place of places) {
    if (used + place > room) {
      parts += 1;
      used = 0;
    }
    used += place;
  }
  return parts;
}
