import { expect, test } from 'vitest';
import { createRepeatedText, maxGrowth, measureGrowthUpTo } from './measure-growth.ts';

test('P-02 a nasty text is as long as it is wanted', () => {
  expect(createRepeatedText(['(', 'ab', '!'], 6)).toBe('(abab!');
  expect(createRepeatedText(['(', 'ab', '!'], 5)).toBe('(aba!');
});

/** Visits each letter n^depth times, n being the number of letters. */
function createNestedLoop(depth: number) {
  const look = (text: string, left: number): number => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1)
      sum += left === 0 ? text.charCodeAt(at) : look(text, left - 1);
    return sum;
  };
  return (text: string) => look(text, depth);
}

test.each([
  ['linear', 50_000, createNestedLoop(0), false],
  ['quadratic', 4000, createNestedLoop(1), true],
  ['quadratic by a regular expression', 4000, (text: string) => /b+$/.test(text), true],
  ['cubic, which would take minutes,', 5000, createNestedLoop(2), true],
] as const)('P-02 a %s function is known by its growth', async (_, limit, read, isTooMuch) => {
  const { times } = await measureGrowthUpTo(limit, read, ['a', 'b', '!']);
  expect(times > maxGrowth).toBe(isTooMuch);
});

test('P-02 what a promise takes counts as well', async () => {
  const read = async (text: string) => {
    await null;
    return createNestedLoop(1)(text);
  };
  expect((await measureGrowthUpTo(4000, read, ['', 'a', ''])).times).toBeGreaterThan(maxGrowth);
});
