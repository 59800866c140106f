import { expect, test } from 'vitest';
import { findMinutesBehind, toDutyState } from './front-desk-day.ts';

const today = { date: '2026-11-26', minutes: 600 };
const works = { from: 540, to: 780 };

test.each([
  ['2026-11-26', works, false, 'onDuty'],
  ['2026-11-26', { from: 1050, to: 1200 }, false, 'comes'],
  ['2026-11-26', { from: 480, to: 600 }, false, 'over'],
  ['2026-11-26', works, true, 'leave'],
  ['2026-11-26', null, false, 'off'],
  ['2026-11-27', works, false, 'comes'],
  ['2026-11-25', works, false, 'over'],
] as const)('M-04 on %s with times %j, on leave %s: %s', (date, hours, isOnLeave, state) => {
  expect(toDutyState({ date, works: hours, isOnLeave }, today)).toBe(state);
});

const noProgress = { arrive: null, call: null, start: null, end: null };
const at = (minutes: number) => minutes * 60_000;
const visit = (startsAt: number, progress: Partial<typeof noProgress | Record<string, number>>) => ({
  startsAt: at(startsAt),
  goesOn: true,
  progress: { ...noProgress, ...progress },
});

test('M-04 nobody is behind while nobody is here', () => {
  expect(findMinutesBehind([visit(600, {}), visit(615, {})], at(640))).toBeNull();
});

test('M-04 as the visit in the room began after its time, or as the first one who is here waits beyond theirs', () => {
  const inRoom = visit(600, { arrive: at(590), start: at(606) });
  expect(findMinutesBehind([inRoom], at(612))).toBe(6);
  expect(findMinutesBehind([inRoom, visit(615, { arrive: at(610) })], at(632))).toBe(17);
  expect(findMinutesBehind([visit(600, { start: at(599) })], at(612))).toBe(0);
});

test('M-04 what is over, or was called off, says nothing', () => {
  expect(findMinutesBehind([visit(600, { arrive: at(590), end: at(620) })], at(660))).toBeNull();
  expect(findMinutesBehind([{ ...visit(600, { arrive: at(590) }), goesOn: false }], at(660))).toBeNull();
});
