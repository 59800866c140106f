import type { Operation } from '../history/operation.ts';

/** The calls that changed something and were told so. */
export const findAcknowledgedWrites = (history: readonly Operation[]): Operation[] =>
  history.filter(({ verb, outcome }) => verb !== 'look' && outcome === 'acknowledged');
