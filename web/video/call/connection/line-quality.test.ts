import { expect, test } from 'vitest';
import { nextAudioOnly, resetForNewLine, videoOn } from '../media/audio-only.ts';
import { getPictureCaps } from '../media/send-caps.ts';
import type { LineQuality } from '../visit-call.ts';
import { parseCounters } from './line-counters.ts';
import { toQuality, toReading } from './line-quality.ts';

const fine = { loss: 0, roundTrip: 0.08, available: 1_500_000 };

test.each([
  ['good', fine],
  ['good', { ...fine, loss: 0.03 }],
  ['weak', { ...fine, loss: 0.031 }],
  ['weak', { ...fine, loss: 0.1 }],
  ['poor', { ...fine, loss: 0.101 }],
  ['good', { ...fine, roundTrip: 0.4 }],
  ['weak', { ...fine, roundTrip: 0.41 }],
  ['poor', { ...fine, roundTrip: 0.91 }],
  ['good', { ...fine, available: 250_000 }],
  ['weak', { ...fine, available: 249_999 }],
  ['poor', { ...fine, available: 89_999 }],
  ['poor', { loss: 0.5, roundTrip: null, available: null }],
  ['good', { loss: null, roundTrip: 0.1, available: null }],
  [null, { loss: null, roundTrip: null, available: null }],
] as const)('F-12 the worst of what is known makes a line %s: %j', (quality, reading) => {
  expect(toQuality(reading)).toBe(quality);
});

const zero = { received: 0, lost: 0, missedThere: null, roundTrip: null, available: null };

const fullTraffic = { pictureSent: true, heard: true };

test('F-12 loss is the worse of both directions, since the reading before', () => {
  const before = { ...zero, received: 1000, lost: 100 };
  const now = { ...zero, received: 1095, lost: 105, missedThere: 0.02, roundTrip: 0.2, available: 5 };
  expect(toReading(before, now, fullTraffic)).toEqual({ loss: 0.05, roundTrip: 0.2, available: 5 });
  expect(toReading(before, { ...now, missedThere: 0.3 }, fullTraffic).loss).toBe(0.3);
  // Without video nothing is known about the bandwidth.
  expect(toReading(before, now, { ...fullTraffic, pictureSent: false }).available).toBeNull();
});

test('F-12 a handful of packets, or a counter that went back, says nothing about loss', () => {
  const before = { ...zero, received: 1000, lost: 3 };
  expect(toReading(before, { ...zero, received: 1005, lost: 8 }, fullTraffic).loss).toBeNull();
  expect(toReading(before, { ...zero, received: 1100, lost: 1 }, fullTraffic).loss).toBe(0);
});

test('F-12 silence where a voice should be is the poorest line; where nobody sends anything it says nothing', () => {
  const before = { ...zero, received: 1000, lost: 3 };
  expect(toReading(before, before, fullTraffic).loss).toBe(1);
  expect(toReading(before, before, { ...fullTraffic, heard: false }).loss).toBeNull();
});

const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' };

test('F-12 the statistics of sound and picture are added up; only the route in use counts', () => {
  const packets = [
    { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 },
    { type: 'inbound-rtp', packetsReceived: 20, packetsLost: 2 },
    { type: 'remote-inbound-rtp', fractionLost: 0.1 },
    { type: 'remote-inbound-rtp', fractionLost: 0.05 },
    { type: 'codec' },
  ];
  const unused = {
    ...pair,
    id: 'old',
    nominated: false,
    currentRoundTripTime: 9,
    availableOutgoingBitrate: 1,
  };
  const used = { ...pair, id: 'new', currentRoundTripTime: 0.2, availableOutgoingBitrate: 300_000 };
  const counters = { received: 30, lost: 3, missedThere: 0.1, roundTrip: 0.2, available: 300_000 };
  expect(parseCounters([...packets, unused, used])).toEqual(counters);
  // If the browser names the route, that one is used.
  const named = [{ type: 'transport', selectedCandidatePairId: 'old' }, used, unused];
  expect(parseCounters([...packets, ...named])).toMatchObject({ roundTrip: 9, available: 1 });
  expect(parseCounters([])).toEqual(zero);
});

test('F-12 what the other side said of a picture that pauses meanwhile is old', () => {
  const sound = { type: 'remote-inbound-rtp', fractionLost: 0.01, timestamp: 95_000 };
  const picture = { type: 'remote-inbound-rtp', fractionLost: 0.4, timestamp: 91_999 };
  const now = { ...pair, timestamp: 100_000 };
  expect(parseCounters([sound, picture, now]).missedThere).toBe(0.01);
  expect(parseCounters([{ ...picture, timestamp: 92_000 }, now]).missedThere).toBe(0.4);
  expect(parseCounters([picture, now]).missedThere).toBeNull();
});

/**
 * Takes readings by their first letters, a dash for none; returns the video after each: P shown, . paused.
 */
function videoAfterReadings(readings: string): string {
  const names: Readonly<Record<string, LineQuality>> = { g: 'good', w: 'weak', p: 'poor', '-': null };
  let state = videoOn;
  let shown = '';
  for (const letter of readings) {
    state = nextAudioOnly(state, names[letter] ?? null);
    shown += state.on ? '.' : 'P';
  }
  return shown;
}

test.each([
  ['a good line keeps its picture', 'gggwgwww', 'PPPPPPPP'],
  ['two poor readings are forgiven', 'ppgppgpp', 'PPPPPPPP'],
  ['three in a row pause it', 'gppp', 'PPP.'],
  ['five that are better bring it back', 'pppwwggg', 'PP.....P'],
  ['five in a row, not in sum', 'pppggggpgggg', 'PP..........'],
  ['nothing known changes nothing', 'pp-p-----', 'PPP......'],
  [
    'tried too early: the next try takes twice as long',
    'pppgggggpppgggggggggg',
    'PP.....PPP..........P'.slice(0, 21),
  ],
] as const)('F-12 the picture pauses for the voice: %s', (_rule, readings, shown) => {
  // The last row: 3 poor, 5 good, 3 poor, and now it takes 10.
  expect(videoAfterReadings(readings)).toBe(shown);
});

test('F-12 a picture that lasted is tried again as early as at first; patience ends somewhere', () => {
  const lasted = `pppggggg${'g'.repeat(16)}ppp${'g'.repeat(5)}`;
  expect(videoAfterReadings(lasted).at(-1)).toBe('P');
  expect(videoAfterReadings(lasted).at(-2)).toBe('.');
  let hopeless = 'ppp';
  for (const patience of [5, 10, 20, 40, 40]) hopeless += `${'g'.repeat(patience)}ppp`;
  expect(videoAfterReadings(`${hopeless}${'g'.repeat(39)}`).at(-1)).toBe('.');
  expect(videoAfterReadings(`${hopeless}${'g'.repeat(40)}`).at(-1)).toBe('P');
});

test('F-12 a weaker line never gets more, and a shared screen keeps its letters sharp', () => {
  for (const picture of ['camera', 'screen'] as const) {
    const [good, weak, poor] = (['good', 'weak', 'poor'] as const).map((line) =>
      getPictureCaps(picture, line),
    );
    expect(getPictureCaps(picture, null)).toEqual(good);
    expect(good?.maxBitrate).toBeGreaterThan(weak?.maxBitrate ?? 0);
    expect(weak?.maxBitrate).toBeGreaterThan(poor?.maxBitrate ?? 0);
    expect(good?.maxFramerate).toBeGreaterThanOrEqual(poor?.maxFramerate ?? 0);
    if (picture === 'screen') expect(poor?.scaleResolutionDownBy).toBe(1);
  }
});

test('F-12 a new connection starts with the picture; if that was too early, the next try takes longer', () => {
  const paused = { on: true, inRow: 2, patience: 5, sinceTried: null };
  let state = resetForNewLine(paused);
  expect(state.on).toBe(false);
  for (let poor = 1; poor <= 3; poor += 1) state = nextAudioOnly(state, 'poor');
  expect(state).toMatchObject({ on: true, patience: 10 });
  expect(resetForNewLine({ ...videoOn, inRow: 2 })).toEqual(videoOn);
});
