/** The `tel:` URL of a typed phone number; Indian numbers get their country code. */
export function toCallLink(written: string): string {
  const digits = written.replace(/\D/g, '');
  const national = /^(?:91|0)?([1-9]\d{9})$/.exec(digits)?.[1];
  if (national) return `tel:+91${national}`;
  return `tel:${written.trimStart().startsWith('+') ? '+' : ''}${digits}`;
}
