const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number from 0 on, with lakhs and crores: `one lakh twenty-three thousand`. */
function spellNumber(number: number): string {
  for (const [size, name] of groups) {
    if (number < size) continue;
    const rest = number % size;
    return `${spellNumber(Math.floor(number / size))} ${name}${rest > 0 ? ` ${spellNumber(rest)}` : ''}`;
  }
  if (number < 20) return upToNineteen[number] ?? '';
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones > 0 ? `-${upToNineteen[ones]}` : ''}`;
}

/** Rupees as receipts in India write them out, in English: `Rupees nine hundred and paise fifty only`. */
export function spellAmount(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${spellNumber(rupees)}${rest > 0 ? ` and paise ${spellNumber(rest)}` : ''} only`;
}
