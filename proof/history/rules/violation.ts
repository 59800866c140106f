import type { Operation } from '../operation.ts';
import type { StoredHistory } from '../stored.ts';

/** A promise that was broken. */
export interface Violation {
  /** Which one, in a word or two. */
  readonly rule: string;
  /** What happened, in a sentence. */
  readonly what: string;
  /** The calls that show it. */
  readonly calls: readonly Operation[];
}

/** What a rule looks at: all calls about some doctors, ended, and all that is stored of these doctors. */
export interface Evidence {
  readonly history: readonly Operation[];
  readonly stored: StoredHistory;
}

export type Rule = (evidence: Evidence) => Violation[];
