import type { Operation } from '../operation.ts';
import type { StoredHistory } from '../read-stored.ts';

export interface Violation {
  readonly rule: string;
  readonly what: string;
  readonly calls: readonly Operation[];
}

/** Input of a rule: all ended calls about some doctors, and everything stored of these doctors. */
export interface Evidence {
  readonly history: readonly Operation[];
  readonly stored: StoredHistory;
}

export type Rule = (evidence: Evidence) => Violation[];
