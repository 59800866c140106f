/**
 * Time for which a finished poll proves that this process receives changes: twice the polling interval
 * (live-listener.ts).
 */
const validMilliseconds = 1000;

export interface FreshnessState {
  /** This process has committed a change that it has not received itself yet. */
  changed(): void;
  /**
   * A poll begins; call the returned function when it is over, because by then everything committed before
   * has been received.
   */
  startPoll(): () => void;
  lost(): void;
  /** True if all own changes were received, and all other changes until less than a second ago. */
  readonly isUpToDate: boolean;
}

/** `now`: milliseconds of a monotonic clock. */
export function createFreshnessState(now: () => number = () => performance.now()): FreshnessState {
  let changes = 0;
  let heardChanges = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  return {
    changed() {
      changes += 1;
    },
    startPoll() {
      const before = changes;
      const began = now();
      return () => {
        heardChanges = before;
        heardAt = began;
      };
    },
    lost() {
      heardAt = Number.NEGATIVE_INFINITY;
    },
    get isUpToDate() {
      return heardChanges === changes && now() - heardAt < validMilliseconds;
    },
  };
}
