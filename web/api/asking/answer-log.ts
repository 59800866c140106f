import { makeListeners } from '../../ui/listeners.ts';

/** When answers came and asking failed; instants in milliseconds, 0 for never. */
export interface AnswerTimes {
  readonly answered: number;
  readonly failed: number;
  /** Asking has failed, and it has not worked since. */
  readonly retrying: boolean;
}

/** What the questions of one screen came to, for the notice that there is no network. */
export interface AnswerLog {
  readonly all: () => readonly AnswerTimes[];
  /** Whether anything is asked at present. */
  readonly asks: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The log of a screen whose questions write into it, each under a symbol of its own. */
export function makeAnswerLog() {
  const times = new Map<symbol, AnswerTimes>();
  const { subscribe, tell } = makeListeners();
  return {
    all: () => [...times.values()],
    asks: () => times.size > 0,
    subscribe,
    note(question: symbol, changed: Partial<AnswerTimes>) {
      times.set(question, { answered: 0, failed: 0, retrying: false, ...times.get(question), ...changed });
      tell();
    },
  };
}
export type OwnAnswerLog = ReturnType<typeof makeAnswerLog>;
