import { expect, test } from 'vitest';
import { median, percentile } from '#harness/percentile.ts';
import { formatTable, toFigure } from './table.ts';

test('P-02 the median is the middle of any order, and the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBeNaN();
});

test('P-02 a percentile is a value that was measured, and of few values the worst', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
  expect(percentile([7], 0)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('P-02 the ratio is taken run by run, not from two medians', () => {
  const figure = toFigure({
    figure: 'slots',
    values: [100, 400, 300],
    unit: '/s',
    beside: { name: 'bare read', values: [200, 500, 1000] },
  });
  expect(figure).toMatchObject({ median: '300/s', spread: '100 to 400/s', ratio: '0.50 (0.30 to 0.80)' });
  expect(figure.beside).toBe('bare read 500/s (200 to 1,000/s)');
});

test('P-02 a figure without a limit leaves its columns empty', () => {
  const figure = toFigure({ figure: 'start', aim: '≤ 1 s', values: [0.51, 0.499], unit: ' s', digits: 2 });
  expect(formatTable([figure])).toBe(
    [
      '| figure | aim | median | spread | limit in the same run | ÷ limit |',
      '| --- | --- | --- | --- | --- | --- |',
      '| start | ≤ 1 s | 0.50 s | 0.50 to 0.51 s |  |  |',
    ].join('\n'),
  );
});
