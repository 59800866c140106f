import { acknowledgedIsStored } from './rules/acknowledged-is-stored.ts';
import { eventsAreComplete } from './rules/events-are-complete.ts';
import { noOverlaps } from './rules/no-overlaps.ts';
import { noStaleAvailability } from './rules/no-stale-availability.ts';
import { refusalsAreTrue } from './rules/refusals-are-true.ts';
import { storedWasRequested } from './rules/stored-was-requested.ts';
import type { Evidence, Violation } from './rules/violation.ts';

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
