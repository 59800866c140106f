export interface PasswordOwner {
  readonly phone: string;
  readonly name: string;
}

/** Shorter words of a name, such as "Dr", "Li" or "S.", are ignored. */
const minLetters = 4;

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * True if a password is easily guessed by an acquaintance: it contains the phone number, or its letters are
 * the name or consecutive words of it, regardless of digits, signs, letter case and spaces.
 */
export function containsOwnerData(password: string, { phone, name }: PasswordOwner): boolean {
  const plain = password.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  if (plain.includes(phone)) return true;
  const letters = splitWords(password).join('');
  if (letters.length < minLetters) return false;
  const words = splitWords(name);
  const whole = words.join('');
  let end = 0;
  const ends = words.map((word) => (end += word.length));
  const isEnd = new Set(ends);
  return [0, ...ends].some((start) => isEnd.has(start + letters.length) && whole.startsWith(letters, start));
}
