import { expect, test } from 'vitest';
import { createKindPicker } from './calls.ts';
import { callShares } from './crowd-plan.ts';
import { formatCrowdTable } from './crowd-table.ts';

test('P-02 visitors do each thing as often as its weight says', () => {
  const done = Map.groupBy(
    Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100),
    createKindPicker(callShares),
  );
  expect(Object.fromEntries([...done].map(([kind, all]) => [kind, all.length]))).toEqual({
    slots: 35,
    page: 25,
    search: 20,
    booking: 10,
    login: 5,
    paper: 5,
  });
});

test('P-02 what is refused early is counted, and makes no time look better', () => {
  const seen = [
    { kind: 'paper', status: '200', milliseconds: 90 },
    { kind: 'paper', status: '503 early', milliseconds: 1 },
    { kind: 'slots', status: '500', milliseconds: 7 },
  ] as const;
  const lines = formatCrowdTable(seen).split('\n');
  expect(lines).toContain('| paper | 200 × 1, 503 early × 1 | 90 ms | 90 ms | 90 ms |');
  expect(lines).toContain('| slots | 500 × 1 | 7 ms | 7 ms | 7 ms |');
  expect(lines).toContain('| login |  |  |  |  |');
});
