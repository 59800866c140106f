import { Refusal } from '#contract/platform/refusals.ts';

/** Refuses impossible ids with `paper_unknown`. */
export function parseCheckId(typed: string): string {
  if (!/^[\w-]{22}$/.test(typed)) throw new Refusal('paper_unknown');
  return typed;
}
