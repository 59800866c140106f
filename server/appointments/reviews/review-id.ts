import { Refusal } from '#contract/platform/refusals.ts';

/** Reviews have no readable id. Refuses with `review_not_found`. */
export function parseReviewId(text: string): number {
  const [, id] = /^0*([1-9]\d{0,14})$/.exec(text.trim()) ?? [];
  if (!id) throw new Refusal('review_not_found');
  return Number(id);
}
