import { expect, test } from 'vitest';
import * as endpoints from '#contract/all-endpoints.ts';
import { toReadingKind } from './record-readings.ts';

test('J-06 whatever shows a record has a word for what was read', () => {
  const shown = Object.values(endpoints).filter((one) => 'reads' in one && one.reads === 'patient records');
  expect(shown.length).toBeGreaterThan(10);
  const nameless = shown
    .map(({ method, path }) => `${method} ${path}`)
    .filter((one) => toReadingKind(one) === 'other');
  expect(nameless).toEqual([]);
});
