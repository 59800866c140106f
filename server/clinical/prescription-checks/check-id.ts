import { Refusal } from '#contract/platform/refusals.ts';

/** An id that a printed address may hold; refuses what can be none with `paper_unknown`. */
export function parseCheckId(typed: string): string {
  if (!/^[\w-]{22}$/.test(typed)) throw new Refusal('paper_unknown');
  return typed;
}
