/**
 * How long the last proof holds that this process hears of changes, in milliseconds: as long as two rounds
 * of passing changes on (live-listener.ts).
 */
const validMilliseconds = 1000;

/** Whether this process has heard of the changes that were committed. */
export interface FreshnessState {
  /** This process has committed something, and has not yet heard of it itself. */
  changed(): void;
  /**
   * A round of passing changes on begins; call what is returned when it is over, for by then everything has
   * been heard that was committed before.
   */
  roundBegins(): () => void;
  lost(): void;
  /** Whether every own change was heard, and everybody's until less than a second ago. */
  readonly isWhole: boolean;
}

/** `now`: milliseconds of a clock that is never set. */
export function createFreshnessState(now: () => number = () => performance.now()): FreshnessState {
  let changes = 0;
  let heardChanges = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  return {
    changed() {
      changes += 1;
    },
    roundBegins() {
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
    get isWhole() {
      return heardChanges === changes && now() - heardAt < validMilliseconds;
    },
  };
}
