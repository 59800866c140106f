import type { LineQuality } from './visit-call.ts';

/** Whether the picture pauses so that the voice gets through, and what speaks for a change. Readings come every 2 s. */
export interface AudioOnly {
  readonly on: boolean;
  /** Readings in a row that speak for a change. */
  readonly inRow: number;
  /** Readings that must not be poor before the picture is tried again; doubles when that was too early. */
  readonly patience: number;
  /** Readings since the picture was tried again; null when it never was. */
  readonly sinceTried: number | null;
}

const poorInRow = 3;
const patienceAtFirst = 5;
const patienceAtMost = 40;
/** A picture that lasts for so many readings was not tried too early. */
const lastsFor = 15;

export const withPicture: AudioOnly = { on: false, inRow: 0, patience: patienceAtFirst, sinceTried: null };

/** What follows from one more reading. Without one, everything stays. */
export function nextAudioOnly(before: AudioOnly, quality: LineQuality): AudioOnly {
  if (quality === null) return before;
  const poor = quality === 'poor';
  if (before.on) {
    const inRow = poor ? 0 : before.inRow + 1;
    return inRow < before.patience ? { ...before, inRow } : { ...before, on: false, inRow: 0, sinceTried: 0 };
  }
  const inRow = poor ? before.inRow + 1 : 0;
  const sinceTried = before.sinceTried === null ? null : before.sinceTried + 1;
  if (inRow < poorInRow) {
    const lasted = sinceTried !== null && sinceTried >= lastsFor;
    return lasted
      ? { on: false, inRow, patience: patienceAtFirst, sinceTried: null }
      : { ...before, inRow, sinceTried };
  }
  const patience = sinceTried === null ? patienceAtFirst : Math.min(before.patience * 2, patienceAtMost);
  return { on: true, inRow: 0, patience, sinceTried: null };
}

/** A new connection may be a better one: the picture is tried on it at once. */
export function onNewLine(before: AudioOnly): AudioOnly {
  return before.on ? { ...before, on: false, inRow: 0, sinceTried: 0 } : { ...before, inRow: 0 };
}
