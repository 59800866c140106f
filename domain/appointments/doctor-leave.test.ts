import { describe, expect, test } from 'vitest';
import {
  findLeaveProblem,
  listClosedRanges,
  sortByNearest,
  sortForOffering,
  toAnswerDeadline,
  toLeaveGroup,
  toOfferExpiry,
} from './doctor-leave.ts';

const zone = 'Asia/Kolkata';
const at = (text: string) => Date.parse(`${text}+05:30`);
const now = at('2026-11-26T08:00');
const time = (text: string, practiceId = 1) => ({
  practiceId,
  startsAt: at(text),
  endsAt: at(text) + 900_000,
});

describe('K-05 what a leave closes', () => {
  test('K-05 whole days are one stretch, hours one of each day', () => {
    const days = { from: '2026-11-27', to: '2026-11-28', hours: null };
    expect(listClosedRanges(days, zone)).toEqual([
      { from: at('2026-11-27T00:00'), to: at('2026-11-29T00:00') },
    ]);
    const hours = { ...days, hours: { from: 840, to: 1440 } };
    expect(listClosedRanges(hours, zone)).toEqual([
      { from: at('2026-11-27T14:00'), to: at('2026-11-28T00:00') },
      { from: at('2026-11-28T14:00'), to: at('2026-11-29T00:00') },
    ]);
  });

  test.each([
    [{ from: '2026-11-26', to: '2026-11-26', hours: null }, null],
    [{ from: '2026-11-25', to: '2026-11-25', hours: null }, 'past'],
    [{ from: '2026-11-26', to: '2026-11-26', hours: { from: 420, to: 480 } }, 'past'],
    [{ from: '2026-11-26', to: '2026-11-26', hours: { from: 420, to: 481 } }, null],
    [{ from: '2026-11-27', to: '2026-11-26', hours: null }, 'backwards'],
    [{ from: '2026-11-27', to: '2026-11-27', hours: { from: 600, to: 600 } }, 'backwards'],
    [{ from: '2026-11-27', to: '2027-11-27', hours: null }, null],
    [{ from: '2026-11-27', to: '2027-11-28', hours: null }, 'long'],
  ])('K-05 %o: %s', (period, problem) => {
    expect(findLeaveProblem(period, now, zone)).toBe(problem);
  });
});

test('K-05 the groups are requests, visits by video, and the rest', () => {
  expect(toLeaveGroup({ status: 'Requested', consultStatus: 'Online' })).toBe('requests');
  expect(toLeaveGroup({ status: 'Pending', consultStatus: 'Online' })).toBe('video');
  expect(toLeaveGroup({ status: 'Request for Rescheduling', consultStatus: 'Offline' })).toBe('clinic');
});

test('K-05 three days are offered before a second time of one, near the time of day, the own practice first', () => {
  const free = [
    time('2026-11-27T10:00'),
    time('2026-11-27T15:30'),
    time('2026-11-27T15:00', 2),
    time('2026-11-28T09:00'),
    time('2026-11-30T16:00', 2),
  ];
  const visit = { practiceId: 1, startsAt: at('2026-11-26T15:00') };
  expect(sortForOffering(free, visit, zone).map(({ startsAt }) => startsAt)).toEqual([
    at('2026-11-27T15:30'),
    at('2026-11-28T09:00'),
    at('2026-11-30T16:00'),
    at('2026-11-27T10:00'),
    at('2026-11-27T15:00'),
  ]);
  expect(sortByNearest(free, at('2026-11-27T15:10'))[0]).toEqual(time('2026-11-27T15:00', 2));
});

test('K-05 times are held for two days, until a day before the first, or half of the time until then', () => {
  const hours = (count: number) => count * 3_600_000;
  expect(toOfferExpiry(now, now + hours(100))).toBe(now + hours(48));
  expect(toOfferExpiry(now, now + hours(60))).toBe(now + hours(36));
  expect(toOfferExpiry(now, now + hours(10))).toBe(now + hours(5));
  expect(toAnswerDeadline(now, now + hours(10))).toBe(now + hours(5));
  expect(toAnswerDeadline(now, now + hours(200))).toBe(now + hours(48));
});
