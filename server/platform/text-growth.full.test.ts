import { expect, test } from 'vitest';
import { textFields } from '#contract/test-text-fields.ts';
import { maxGrowth } from '#domain/test-growth.ts';
import { allGrowths, allGrowthsOfField } from './test-text-attacks.ts';
import { textReaders } from './test-text-readers.ts';

test.each(textReaders)('P-02 twice of any text takes at most 2.5 times as long: $name', async (reader) =>
  expect((await allGrowths(reader)).filter(({ times }) => times > maxGrowth)).toEqual([]),
);

test.each(textFields)('P-02 twice of any text takes at most 2.5 times as long: $name', async (field) =>
  expect((await allGrowthsOfField(field)).filter(({ times }) => times > maxGrowth)).toEqual([]),
);
