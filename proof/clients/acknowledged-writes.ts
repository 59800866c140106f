import type { Operation } from '../history/operation.ts';

export const findAcknowledgedWrites = (history: readonly Operation[]): Operation[] =>
  history.filter(({ verb, outcome }) => verb !== 'look' && outcome === 'acknowledged');
