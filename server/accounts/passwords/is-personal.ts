/** Whose password it is going to be. */
export interface PasswordOwner {
  readonly phone: string;
  readonly name: string;
}

/** A word of a name that is shorter is too little to recognise a password by: "Dr", "Li", "S." */
const minLetters = 4;

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/**
 * Whether a password is easily guessed by whoever knows its owner (docs/product.md#passwords): it contains
 * the phone number, or its letters are the name, one word of it or some that follow each other, whatever
 * digits and signs stand around them. Letter case and spaces make no difference.
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
