import type { LineQuality } from '../visit-call.ts';

/** Pauses video so that the voice gets through, with hysteresis. There is a reading every 2 s. */
export interface AudioOnly {
  readonly on: boolean;
  /** Consecutive readings that suggest a change. */
  readonly inRow: number;
  /** Readings that must not be poor before video is tried again. Doubled when it was tried too early. */
  readonly patience: number;
  /** Readings since video was tried again; null if it never was. */
  readonly sinceTried: number | null;
}

const poorInRow = 3;
const initialPatience = 5;
const maxPatience = 40;
/** Video that lasts for this many readings was not tried too early. */
const lastsFor = 15;

export const videoOn: AudioOnly = { on: false, inRow: 0, patience: initialPatience, sinceTried: null };

/** Without a reading the state is unchanged. */
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
      ? { on: false, inRow, patience: initialPatience, sinceTried: null }
      : { ...before, inRow, sinceTried };
  }
  const patience = sinceTried === null ? initialPatience : Math.min(before.patience * 2, maxPatience);
  return { on: true, inRow: 0, patience, sinceTried: null };
}

/** A new connection may be better, so video is tried on it immediately. */
export function resetForNewLine(before: AudioOnly): AudioOnly {
  return before.on ? { ...before, on: false, inRow: 0, sinceTried: 0 } : { ...before, inRow: 0 };
}
