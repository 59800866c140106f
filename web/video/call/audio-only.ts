import type { LineQuality } from './visit-call.ts';

/**
 * Whether the video pauses so that the voice gets through, and what suggests a change. There is a reading
 * every 2 s.
 */
export interface AudioOnly {
  readonly on: boolean;
  /** How many readings in a row suggest a change. */
  readonly inRow: number;
  /** How many readings must not be poor before video is tried again. Doubled when it was tried too early. */
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

/** The state after one more reading; without a reading it stays. */
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

/** A new connection may be better, so video is tried on it at once. */
export function resetForNewLine(before: AudioOnly): AudioOnly {
  return before.on ? { ...before, on: false, inRow: 0, sinceTried: 0 } : { ...before, inRow: 0 };
}
