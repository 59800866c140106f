import { expect, test } from 'vitest';
import { trackInactivity } from './user-activity.ts';

test('A-12 a tab that nobody has touched for five minutes says so, until somebody does', () => {
  let now = 1_000_000;
  const isUnattended = trackInactivity(window, () => now);
  expect(isUnattended()).toBe(false);
  now += 5 * 60_000 - 1;
  expect(isUnattended()).toBe(false);
  now += 1;
  expect(isUnattended()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(isUnattended()).toBe(false);
});
