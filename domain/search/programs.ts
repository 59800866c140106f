/** Prices are in rupees; names and descriptions are messages. */
export const programs = [
  { id: 'nutrition', rupees: 8000 },
  { id: 'cardiac', rupees: 15_000 },
  { id: 'diabetes', rupees: 10_000 },
  { id: 'oncology', rupees: 120_000 },
  { id: 'orthopedic', rupees: 40_000 },
  { id: 'maternity', rupees: 100_000 },
  { id: 'pulmonary', rupees: 25_000 },
  { id: 'dialysis', rupees: 3000 },
  { id: 'mental', rupees: 5000 },
  { id: 'pediatric', rupees: 8000 },
] as const;

export type ProgramId = (typeof programs)[number]['id'];

const maxDescriptionLength = 100;

/**
 * The first 100 characters and an ellipsis, or the whole text if it is no longer. Counts grapheme clusters,
 * so that no vowel sign is separated from its letter.
 */
export function truncateDescription(text: string): string {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  const next = characters[maxDescriptionLength];
  return next ? `${text.slice(0, next.index).trimEnd()}…` : text;
}
