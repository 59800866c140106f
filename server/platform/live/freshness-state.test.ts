import { expect, test } from 'vitest';
import { createFreshnessState } from './freshness-state.ts';

let now = 0;
const state = () => {
  now = 0;
  return createFreshnessState(() => now);
};

test('E-08 the line is whole from the first round on, and for a second after the beginning of the last', () => {
  const line = state();
  expect(line.isUpToDate).toBe(false);
  const heard = line.startPoll();
  now = 300;
  expect(line.isUpToDate).toBe(false);
  heard();
  expect(line.isUpToDate).toBe(true);
  now = 999;
  expect(line.isUpToDate).toBe(true);
  now = 1000;
  expect(line.isUpToDate).toBe(false);
});

test('E-08 an own change is heard by a round that begins after it', () => {
  const line = state();
  line.startPoll()();
  const finishPoll = line.startPoll();
  line.changed();
  expect(line.isUpToDate).toBe(false);
  finishPoll();
  expect(line.isUpToDate).toBe(false);
  line.startPoll()();
  expect(line.isUpToDate).toBe(true);
});

test('E-08 of two changes the first round may have heard one only', () => {
  const line = state();
  line.changed();
  const first = line.startPoll();
  line.changed();
  first();
  expect(line.isUpToDate).toBe(false);
  line.startPoll()();
  expect(line.isUpToDate).toBe(true);
});

test('E-08 a line that was lost is not whole until its next round', () => {
  const line = state();
  line.startPoll()();
  line.lost();
  expect(line.isUpToDate).toBe(false);
  line.startPoll()();
  expect(line.isUpToDate).toBe(true);
});
