import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import playwright from '../playwright.config.ts';
import vitest from '../vitest.config.ts';
import { root } from './processes.mjs';

const rooms = '{bench,contract,db,domain,e2e,embedded-postgres,harness,messages,proof,run,server,web}';
const files = globSync(`${rooms}/**/*.{test,spec}.{ts,tsx}`, { cwd: root });

interface Run {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const inFolder = (patterns: unknown) => [patterns].flat().map((each) => join('e2e', '**', String(each)));
const runs: readonly Run[] = [
  ...(playwright.projects ?? []).map(({ name = '', testMatch, testIgnore = [] }) => ({
    name,
    include: inFolder(testMatch),
    exclude: inFolder(testIgnore),
  })),
  ...(vitest.test?.projects ?? []).map((project) => (project as { test: Run }).test),
];
const listRuns = (file: string) =>
  runs
    .filter(({ include, exclude }) => {
      const isIn = (patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(file, pattern));
      return isIn(include) && !isIn(exclude);
    })
    .map(({ name }) => name);

/** The projects that run/test.mjs names, and the rest, which it runs with `*-full` and by name. */
const inNpmTest = ['rules', 'web', 'server', 'processes', 'main'];

test.each(files)('%s belongs to one tier: npm test, or as *.full.* only npm run test:all', (file) => {
  const [name = '', ...others] = listRuns(file);
  expect(others).toEqual([]);
  expect(inNpmTest.includes(name)).toBe(!file.includes('.full.'));
  if (file.includes('.full.')) expect(name).toMatch(/-full$|^(full|screens|video)$/);
});
