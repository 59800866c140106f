import { useState } from 'react';

/** A time of a doctor that can be booked. */
export interface FreeTime {
  readonly date: string;
  readonly slot: string;
}

interface Chosen extends FreeTime {
  /** Of which doctor, mode and day; null before the first answer. */
  readonly of: string | null;
}

interface ChosenTimeSettings {
  /** The doctor, the mode and the day that are looked at. */
  readonly of: string;
  /** The free times of that day; null while they are asked for. */
  readonly free: readonly FreeTime[] | null;
  /** Where the choice begins: a time of the calendar, or none. */
  readonly start: FreeTime;
}

const isSame = (one: FreeTime, other: FreeTime) => one.date === other.date && one.slot === other.slot;

/**
 * The time that is to be booked: the given one, else the first. It stays chosen until somebody chooses again: one that is
 * taken meanwhile is `gone`, with the next later one as an offer, and Enter books neither (M-13).
 */
export function useChosenTime({ of, free, start }: ChosenTimeSettings) {
  const [chosen, setChosen] = useState<Chosen>({ ...start, of: null });
  if (free && chosen.of !== of) {
    const isGiven = chosen.of === null && start.slot !== '';
    const kept = isGiven ? start : free.find(({ slot }) => slot === chosen.slot);
    setChosen({ ...(kept ?? free[0] ?? { date: '', slot: '' }), of });
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
