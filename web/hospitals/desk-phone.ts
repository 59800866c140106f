/** How a phone of the front desk is dialled and shown: Indian numbers with their country code, others as they are written. */
export function deskPhone(written: string): { href: string; shown: string } {
  const digits = written.replace(/\D/g, '');
  const national = /^(?:91|0)?([1-9]\d{9})$/.exec(digits)?.[1];
  if (national) return { href: `tel:+91${national}`, shown: `+91 ${national}` };
  return { href: `tel:${written.trimStart().startsWith('+') ? '+' : ''}${digits}`, shown: written };
}
