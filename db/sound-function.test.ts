import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSoundFunctionSql } from './sound-function.ts';

const directory = join(import.meta.dirname, 'migrations');

test('D-02 the newest sound_of among the migrations is the one that the rules make', () => {
  const migrations = readdirSync(directory).toSorted();
  const texts = migrations.map((file) => readFileSync(join(directory, file), 'utf8'));
  const newest = texts.findLast((text) => text.includes('function sound_of('));
  expect(newest).toContain(createSoundFunctionSql());
});
