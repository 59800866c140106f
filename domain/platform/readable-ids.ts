/** An id has two forms: the number (`_id`) and a readable one such as DOC-000042. */
const prefixes = {
  doctor: 'DOC',
  patient: 'PAT',
  hospital: 'HOS',
  appointment: 'APT',
  practice: 'PRA',
  membership: 'MEM',
  emergencyAccess: 'EMR',
} as const;
export type IdKind = keyof typeof prefixes;

export function formatId(kind: IdKind, id: number): string {
  return `${prefixes[kind]}-${String(id).padStart(6, '0')}`;
}

/** Accepts both forms; null if the text is neither. */
export function parseId(kind: IdKind, text: string): number | null {
  const match = /^(?:([A-Z]{3})-)?0*([1-9]\d{0,14})$/.exec(text.trim().toUpperCase());
  if (!match || (match[1] !== undefined && match[1] !== prefixes[kind])) return null;
  return Number(match[2]);
}
