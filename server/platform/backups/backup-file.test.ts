import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StartupError } from '#server/platform/config/startup-error.ts';
import type { BackupDescription } from './backup-description.ts';
import { openBackup } from './open-backup.ts';
import { skippableFrame } from './skippable-frame.ts';
import { refuseExisting, refuseUnwritable, writeBackup } from './write-backup.ts';

const description: BackupDescription = {
  format: 2,
  content: 'cluster',
  takenAt: '2026-11-26T04:30:00.000Z',
  migration: '0001-platform.sql',
  postgres: '18.4',
  platform: 'linux-x64',
};
const never = new AbortController().signal;
const sampleText = 'what a clinic knows, again and again. '.repeat(20);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hams-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function writeSampleBackup() {
  const folder = newFolder();
  const file = join(folder, 'hams.backup');
  const size = await writeBackup(description, () => Readable.from([sampleText]), { file }, never);
  return { folder, file, size };
}

test('P-06 a backup is read as it was written', async () => {
  const { folder, file, size } = await writeSampleBackup();
  const bytes = readFileSync(file);
  expect(bytes.length).toBe(size);
  expect(readdirSync(folder)).toEqual(['hams.backup']);
  const backup = await openBackup(file);
  expect(backup.description).toEqual(description);
  expect(await text(backup.read())).toBe(sampleText);
});

test('P-06 a backup of which one bit has changed is refused, in whichever byte it is', async () => {
  const { file } = await writeSampleBackup();
  const bytes = readFileSync(file);
  for (let position = 0; position < bytes.length; position += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(position) ^ (1 << (position % 8)), position);
    writeFileSync(file, changed);
    await expect(openBackup(file), `byte ${position}`).rejects.toThrow(StartupError);
  }
});

test('P-06 a backup that was cut short, wherever, or has something added is refused', async () => {
  const { file } = await writeSampleBackup();
  const bytes = readFileSync(file);
  for (let length = 0; length < bytes.length; length += 1) {
    writeFileSync(file, bytes.subarray(0, length));
    await expect(openBackup(file), `${length} bytes`).rejects.toThrow(/Nothing was restored\.$/);
  }
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')]));
  await expect(openBackup(file)).rejects.toThrow(`${file} is damaged or was cut short`);
});

test('P-06 what is no backup, is not there, or was written by another HAMS is named', async () => {
  const { folder, file } = await writeSampleBackup();
  await expect(openBackup(folder)).rejects.toThrow(`${folder} is not a file.`);
  await expect(openBackup(`${file}.txt`)).rejects.toThrow(`${file}.txt cannot be read`);
  for (const foreign of [
    '',
    'PGDMP',
    'a letter that somebody has written',
    skippableFrame(Buffer.alloc(100_000)),
  ]) {
    writeFileSync(file, foreign);
    await expect(openBackup(file)).rejects.toThrow(`${file} is not a HAMS backup.`);
  }
  for (const [format, words] of [
    [1, 'is a backup of a HAMS before its first release, which this version cannot read'],
    [3, 'was written by a newer HAMS; update this one first'],
  ] as const) {
    const said = skippableFrame(Buffer.from(JSON.stringify({ ...description, format })));
    writeFileSync(file, Buffer.concat([said, skippableFrame(createHash('sha256').update(said).digest())]));
    await expect(openBackup(file)).rejects.toThrow(words);
  }
});

test('P-06 a backup goes to a stream as it does to a file', async () => {
  const { folder } = await writeSampleBackup();
  const file = join(folder, 'streamed.backup');
  const stream = new PassThrough();
  const [size, bytes] = await Promise.all([
    writeBackup(description, () => Readable.from([sampleText]), { stream }, never),
    buffer(stream),
  ]);
  expect(bytes.length).toBe(size);
  writeFileSync(file, bytes);
  expect(await text((await openBackup(file)).read())).toBe(sampleText);
});

const hasZstd = spawnSync('zstd', ['--version']).status === 0;
test.skipIf(!hasZstd)('P-06 zstd reads a backup without HAMS (skipped where there is no zstd)', async () => {
  const { file } = await writeSampleBackup();
  expect(spawnSync('zstd', ['-dc', file], { encoding: 'utf8' }).stdout).toBe(sampleText);
});

test('P-06 a backup that fails or is interrupted leaves no file', async () => {
  const folder = newFolder();
  const file = join(folder, 'hams.backup');
  async function* breaking() {
    yield sampleText;
    throw new Error('the database went away');
  }
  await expect(writeBackup(description, () => Readable.from(breaking()), { file }, never)).rejects.toThrow(
    'went away',
  );
  expect(readdirSync(folder)).toEqual([]);

  const interrupted = new AbortController();
  async function* endless() {
    for (;;) {
      yield sampleText;
      await setTimeout(1);
      if (readdirSync(folder).length > 0)
        interrupted.abort(new StartupError('SIGINT: no backup was written.'));
    }
  }
  const writing = writeBackup(description, () => Readable.from(endless()), { file }, interrupted.signal);
  await expect(writing).rejects.toThrow(new StartupError('SIGINT: no backup was written.'));
  expect(readdirSync(folder)).toEqual([]);
});

test('P-06 a backup replaces no file, also none that came while it was written', async () => {
  const { folder, file } = await writeSampleBackup();
  const before = readFileSync(file);
  expect(() => refuseExisting(file)).toThrow(`${file} exists already`);
  await expect(writeBackup(description, () => Readable.from(['other']), { file }, never)).rejects.toThrow(
    'exists already',
  );
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['hams.backup']);
});

test('P-06 a place that cannot be written to is named by its reason', async () => {
  const { file } = await writeSampleBackup();
  const content = vi.fn(() => Readable.from([sampleText])); // a content that is begun and not read would keep the database connection busy
  for (const [place, reason] of [
    [join(newFolder(), 'missing', 'hams.backup'), 'its folder does not exist'],
    [join(file, 'hams.backup'), 'its folder is a file'],
  ] as const) {
    const refusal = new StartupError(`The backup cannot be written: ${reason}.`);
    expect(() => refuseUnwritable(place)).toThrow(refusal);
    await expect(writeBackup(description, content, { file: place }, never)).rejects.toThrow(refusal);
  }
  expect(content).not.toHaveBeenCalled();
  refuseUnwritable(join(newFolder(), 'hams.backup'));
});
