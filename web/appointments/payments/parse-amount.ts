/** In rupees, with or without thousands separators; null if it is no amount. */
export function parseAmount(typed: string): number | null {
  const plain = typed.replaceAll(',', '').trim();
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return amount > 0 && amount <= 10_000_000 ? amount : null;
}
