const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The code of a state, a PAN, the how-manieth registration on it, a Z, and a check character. */
const pattern = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether this is the number of a registration for goods and services tax: its last character checks the others. */
export function isGstin(text: string): boolean {
  if (!pattern.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, -1)].entries()) {
    const product = characters.indexOf(character) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters[(36 - (sum % 36)) % 36] === text.at(-1);
}
