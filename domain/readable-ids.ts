/**
 * An id has two spellings: the bare number (`_id`) and the readable one that people quote, such as
 * DOC-000042. Both name the same row (docs/product.md#ids).
 */
const prefixes = { doctor: 'DOC', patient: 'PAT', hospital: 'HOS', appointment: 'APT' } as const;
export type Identified = keyof typeof prefixes;

/** The readable spelling of an id. */
export function readableId(kind: Identified, id: number): string {
  return `${prefixes[kind]}-${String(id).padStart(6, '0')}`;
}

/** The number behind either spelling; null when the text is neither. */
export function idOf(kind: Identified, text: string): number | null {
  const match = /^(?:([A-Z]{3})-)?0*([1-9]\d{0,14})$/.exec(text.trim().toUpperCase());
  if (!match || (match[1] !== undefined && match[1] !== prefixes[kind])) return null;
  return Number(match[2]);
}
