import { noStaleAvailability } from './rules/fresh-looks.ts';
import { refusalsAreTrue } from './rules/honest-answers.ts';
import { noOverlaps } from './rules/no-overlaps.ts';
import { acknowledgedIsStored } from './rules/nothing-lost.ts';
import { storedWasRequested } from './rules/nothing-unasked.ts';
import type { Evidence, Violation } from './rules/violation.ts';
import { eventsAreComplete } from './rules/whole-lives.ts';

const rules = [
  noOverlaps,
  acknowledgedIsStored,
  storedWasRequested,
  eventsAreComplete,
  noStaleAvailability,
  refusalsAreTrue,
];

/** Every promise that the history and what is stored show to be broken; none is as it should be. */
export const checkHistory = (evidence: Evidence): Violation[] => rules.flatMap((rule) => rule(evidence));
