const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State code, PAN, registration number within the PAN, a Z, and a check character. */
const pattern = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Validates a GST identification number, including its check character. */
export function isGstin(text: string): boolean {
  if (!pattern.test(text)) return false;
  let sum = 0;
  for (const [index, character] of [...text.slice(0, -1)].entries()) {
    const product = characters.indexOf(character) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters[(36 - (sum % 36)) % 36] === text.at(-1);
}
