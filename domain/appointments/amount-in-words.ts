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
function inWords(number: number): string {
  for (const [size, name] of groups) {
    if (number < size) continue;
    const rest = number % size;
    return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (number < 20) return upToNineteen[number] ?? '';
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones > 0 ? `-${upToNineteen[ones]}` : ''}`;
}

/** Rupees as receipts in India write them out, in English: `Rupees nine hundred and paise fifty only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${inWords(rupees)}${rest > 0 ? ` and paise ${inWords(rest)}` : ''} only`;
}
