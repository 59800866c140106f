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

/** All broken guarantees that the history and the stored data show; empty if all is well. */
export const checkHistory = (evidence: Evidence): Violation[] => rules.flatMap((rule) => rule(evidence));
