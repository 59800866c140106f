import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DataDirectory, openDataDirectory } from './data-directory.ts';
import { holdDirectory } from './hold-directory.ts';

function newDirectory(): DataDirectory {
  const path = mkdtempSync(join(tmpdir(), 'hams-hold-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return openDataDirectory(path);
}

test('platform: of ten that claim a directory at one moment one holds it, and the next after its release', async () => {
  const directory = newDirectory();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => holdDirectory(directory, 0)));
    const holds = answers.filter((answer) => typeof answer !== 'string');
    expect(holds).toHaveLength(1);
    expect(answers.filter((answer) => answer === String(process.pid))).toHaveLength(9);
    holds[0]?.release();
  }
  expect(readdirSync(directory.socketDirectory)).toEqual([]);
});

test('platform: a directory is held as soon as its holder releases it', async () => {
  const directory = newDirectory();
  const first = await holdDirectory(directory, 0);
  const waiting = holdDirectory(directory, 60_000);
  expect(await holdDirectory(directory, 0)).toBe(String(process.pid));
  if (typeof first !== 'string') first.release();
  const next = await waiting;
  expect(next).toHaveProperty('release');
  if (typeof next !== 'string') next.release();
});
