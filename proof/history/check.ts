import { freshLooks } from './rules/fresh-looks.ts';
import { honestAnswers } from './rules/honest-answers.ts';
import { noOverlaps } from './rules/no-overlaps.ts';
import { nothingLost } from './rules/nothing-lost.ts';
import { nothingUnasked } from './rules/nothing-unasked.ts';
import type { Evidence, Violation } from './rules/violation.ts';
import { wholeLives } from './rules/whole-lives.ts';

const rules = [noOverlaps, nothingLost, nothingUnasked, wholeLives, freshLooks, honestAnswers];

/** Every promise that the history and what is stored show to be broken; none is as it should be. */
export const check = (evidence: Evidence): Violation[] => rules.flatMap((rule) => rule(evidence));
