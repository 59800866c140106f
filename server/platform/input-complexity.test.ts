// A slow function over user input blocks all responses of the process, so each must be linear up to its
// limit. Here each gets the texts most likely to be slow; input-complexity.full.test.ts tries all of them.
import { expect, test } from 'vitest';
import { textFields } from '#contract/testing/text-fields.ts';
import { maxGrowth } from '#domain/testing/measure-growth.ts';
import { type FoundGrowth, measureFieldGrowths, measureLikelyGrowths } from '#server/testing/text-attacks.ts';
import { textReaders } from '#server/testing/text-readers.ts';

const tooMuch = (found: readonly FoundGrowth[]) => found.filter(({ times }) => times > maxGrowth);

test.each(textReaders)('P-02 twice the text takes at most 2.5 times as long: $name', async (reader) =>
  expect(tooMuch(await measureLikelyGrowths(reader))).toEqual([]),
);

test('P-02 the fields of the contract were found', () => {
  const names = textFields.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['bookAppointment.body.reason', expect.stringMatching(/\.query\./)]),
  );
  expect(names.length).toBeGreaterThan(150);
});

test('P-02 twice the text takes at most 2.5 times as long: every field of the contract', async () => {
  const found: FoundGrowth[] = [];
  for (const field of textFields) found.push(...(await measureFieldGrowths(field)));
  expect(tooMuch(found)).toEqual([]);
});
