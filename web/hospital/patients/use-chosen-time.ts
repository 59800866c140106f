import { useState } from 'react';

export interface FreeTime {
  readonly date: string;
  readonly slot: string;
}

interface Chosen extends FreeTime {
  /** The doctor, mode and day of the times; null before the first response. */
  readonly of: string | null;
}

interface ChosenTimeSettings {
  /** The doctor, mode and day being viewed. */
  readonly of: string;
  /** Null while loading. */
  readonly free: readonly FreeTime[] | null;
  /** The initial choice: a time of the calendar, or none. */
  readonly start: FreeTime;
}

const isSame = (one: FreeTime, other: FreeTime) => one.date === other.date && one.slot === other.slot;

/**
 * The time to book: the given one, else the first. It stays chosen until the user chooses again: one that is
 * taken meanwhile becomes `gone`, with the next later one as an offer, and Enter books neither.
 */
export function useChosenTime({ of, free, start }: ChosenTimeSettings) {
  const [chosen, setChosen] = useState<Chosen>({ ...start, of: null });
  if (free && chosen.of !== of) {
    const isGiven = chosen.of === null && start.slot !== '';
    const stored = isGiven ? start : free.find(({ slot }) => slot === chosen.slot);
    setChosen({ ...(stored ?? free[0] ?? { date: '', slot: '' }), of });
  }
  const isFree = free?.some((one) => isSame(one, chosen)) ?? false;
  const isGone = free !== null && chosen.of === of && chosen.slot !== '' && !isFree;
  return {
    chosen: isFree ? chosen : null,
    gone: isGone ? chosen : null,
    next: isGone
      ? (free.find(({ date, slot }) => `${date} ${slot}` > `${chosen.date} ${chosen.slot}`) ?? null)
      : null,
    choose: (one: FreeTime) => setChosen({ ...one, of }),
  };
}
