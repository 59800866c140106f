import { expect, test } from 'vitest';
import { textFields } from '#contract/testing/text-fields.ts';
import { maxGrowth } from '#domain/testing/measure-growth.ts';
import { measureAllFieldGrowths, measureAllGrowths } from '#server/testing/text-attacks.ts';
import { textReaders } from '#server/testing/text-readers.ts';

test.each(textReaders)('P-02 twice of any text takes at most 2.5 times as long: $name', async (reader) =>
  expect((await measureAllGrowths(reader)).filter(({ times }) => times > maxGrowth)).toEqual([]),
);

test.each(textFields)('P-02 twice of any text takes at most 2.5 times as long: $name', async (field) =>
  expect((await measureAllFieldGrowths(field)).filter(({ times }) => times > maxGrowth)).toEqual([]),
);
