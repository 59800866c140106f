import { expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { toReadingKind } from './record-readings.ts';

test('J-06 whatever shows a record has a word for what was read', () => {
  const shown = Object.values(endpointByOperation).filter(({ reads }) => reads === 'patient records');
  expect(shown.length).toBeGreaterThan(10);
  const nameless = shown
    .map(({ method, path }) => `${method} ${path}`)
    .filter((one) => toReadingKind(one) === 'other');
  expect(nameless).toEqual([]);
});

test('J-06 the appointments behind a report are a list, no health record', () => {
  expect(toReadingKind('GET /hospital/reports/visits')).toBe('list');
});
