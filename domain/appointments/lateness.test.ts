import { expect, test } from 'vitest';
import { appointmentStatuses } from './appointment-lifecycle.ts';
import { canBeLate, isWithinLateWindow, lateMinuteOptions } from './lateness.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-26T11:00:00Z');

test.each([
  [-3 * hour - 1, false],
  [-3 * hour, true],
  [0, true],
  [hour, true],
  [hour + 1, false],
])('N-04 %i ms from the start, saying that one is late is possible: %s', (offset, possible) => {
  expect(isWithinLateWindow(start, start + offset)).toBe(possible);
});

test('N-04 one is late for an accepted visit only, by minutes that the database takes', () => {
  expect(appointmentStatuses.filter(canBeLate)).toEqual(['Pending', 'Confirmed']);
  for (const minutes of lateMinuteOptions) expect(minutes > 0 && minutes <= 120).toBe(true);
});
