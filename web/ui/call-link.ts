/** How a phone number is dialled that somebody has written: Indian ones with their country code. */
export function toCallLink(written: string): string {
  const digits = written.replace(/\D/g, '');
  const national = /^(?:91|0)?([1-9]\d{9})$/.exec(digits)?.[1];
  if (national) return `tel:+91${national}`;
  return `tel:${written.trimStart().startsWith('+') ? '+' : ''}${digits}`;
}
