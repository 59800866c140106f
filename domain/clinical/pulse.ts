/** A pulse, counted from taps. The page on heart health explains the rates, with sources. */
export type Pulse =
  | { readonly kind: 'too-few'; readonly missing: number }
  | { readonly kind: 'uneven' }
  | { readonly kind: 'implausible' }
  | { readonly kind: 'steady'; readonly beatsPerMinute: number };

/** Five intervals, so that one mistimed tap among them does not count. */
export const tapsNeeded = 6;
/** Only recent intervals count, so that a slowing pulse is followed. */
const intervalsCounted = 12;
/** Longer than any beat (ms): the tapping has stopped, and a new count begins. */
const maxInterval = 3000;
/**
 * An interval is uneven if it differs this much from the median; tapping alone differs by a tenth at most.
 */
const unevenShare = 0.25;
/** The share of uneven intervals that is attributed to mistimed taps. */
const maxSlipShare = 0.2;
/** The highest pulse that a patient may store (contract/clinical/vitals.ts). */
const maxPulse = 250;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Instants in milliseconds, in order. Beats per minute are whole. */
export function measurePulse(taps: readonly number[]): Pulse {
  const all = taps.slice(1).map((tap, index) => tap - (taps[index] ?? tap));
  const pause = all.findLastIndex((interval) => interval > maxInterval);
  const intervals = all.slice(pause + 1).slice(-intervalsCounted);
  const missing = tapsNeeded - 1 - intervals.length;
  if (missing > 0) return { kind: 'too-few', missing: taps.length === 0 ? tapsNeeded : missing };

  const middle = median(intervals);
  const beatsPerMinute = Math.round(60_000 / middle);
  if (beatsPerMinute > maxPulse) return { kind: 'implausible' };
  const uneven = intervals.filter((interval) => Math.abs(interval - middle) > middle * unevenShare);
  if (uneven.length > intervals.length * maxSlipShare) return { kind: 'uneven' };
  return { kind: 'steady', beatsPerMinute };
}

/** For adults at rest, in beats per minute (American Heart Association, MedlinePlus). */
export const adultRestingRange = { low: 60, high: 100 } as const;

export function compareWithResting(beatsPerMinute: number): 'slow' | 'usual' | 'fast' {
  if (beatsPerMinute < adultRestingRange.low) return 'slow';
  return beatsPerMinute > adultRestingRange.high ? 'fast' : 'usual';
}

/** Usual rates at rest by age, in beats per minute; years are full years (MedlinePlus, "Pulse"). */
export const restingRanges = [
  { who: 'newborn', low: 70, high: 190 },
  { who: 'infant', low: 80, high: 160 },
  { who: 'years', from: 1, to: 2, low: 80, high: 130 },
  { who: 'years', from: 3, to: 4, low: 80, high: 120 },
  { who: 'years', from: 5, to: 6, low: 75, high: 115 },
  { who: 'years', from: 7, to: 9, low: 70, high: 110 },
  { who: 'adult', ...adultRestingRange },
  { who: 'athlete', low: 40, high: 60 },
] as const;
