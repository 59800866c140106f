// Every operator command where it cannot write, and when it is stopped. Tests may run as root, which ignores
// file modes, so they put a file where a folder is expected, a folder where a file is expected, or use a full
// disk.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemporaryData, endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';

const root = join(import.meta.dirname, '..');
/** Folders of the checkout whose programs write beside themselves. */
const copied = ['bench', 'docs', 'e2e', 'harness', 'proof', 'run'];
/** Milliseconds: refusals come before the work. On a busy machine Node alone takes seconds to start. */
const maxRefusalTime = 150_000;

let folder: Awaited<ReturnType<typeof createTemporaryData>>;
let checkout: string;
let hams: RunningHams;

beforeAll(async () => {
  folder = await createTemporaryData();
  checkout = inFolder('checkout');
  mkdirSync(checkout);
  const left = ['.git', 'screenshots', 'test-results', 'sbom.cdx.json', 'data', ...copied];
  for (const name of readdirSync(root).filter((each) => !left.includes(each))) {
    symlinkSync(join(root, name), join(checkout, name));
  }
  for (const name of copied) cpSync(join(root, name), join(checkout, name), { recursive: true });
  for (const file of ['screenshots', 'test-results', 'bench/results', 'letter']) inTheWay(file);
  for (const place of ['sbom.cdx.json', 'docs/access.md', 'docs/schema.md']) {
    rmSync(join(checkout, place), { force: true });
    mkdirSync(join(checkout, place));
  }
  hams = await startHams({ DATA_DIR: inFolder('data') });
  expect(await run(command('backup', 'hams.backup'))).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await endProcess(hams.process, 'SIGTERM');
  await folder.remove();
});

const inFolder = (name: string) => join(folder.path, name);

function inTheWay(file: string): void {
  rmSync(join(checkout, file), { recursive: true, force: true });
  writeFileSync(join(checkout, file), 'a letter of somebody');
}

type Settings = Readonly<Record<string, string>>;

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly closed: Promise<unknown[]>;
}

function start(line: string, settings: Settings = {}): Started {
  const env = { ...process.env, DATA_DIR: inFolder('data'), INIT_CWD: checkout, ...settings };
  const child = spawn('sh', ['-c', `exec ${line}`], { cwd: checkout, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { child, said: () => text, closed: once(child, 'close') };
}

/** Runs a command to its end, which must come soon. */
async function run(line: string, settings?: Settings): Promise<{ code: unknown; said: string }> {
  const { child, said, closed } = start(line, settings);
  const late = setTimeout(() => child.kill('SIGKILL'), maxRefusalTime);
  const [code] = await closed;
  clearTimeout(late);
  return { code, said: said() };
}

const node = process.execPath;
const command = (name: string, words = '') => `${node} run/hams.mjs ${name} ${words}`;

describe('a place that cannot be written to is said at once, in a sentence, with the exit code 1', () => {
  const noFile = `${node} --no-warnings`;
  test.each<[string, () => string, RegExp, Settings?]>([
    ['a backup, no folder', () => command('backup', inFolder('none/x')), /its folder does not exist\.\n$/],
    ['a backup, a file as folder', () => command('backup', 'letter/x'), /its folder is a file\.\n$/],
    [
      'a backup, a folder of the system',
      () => command('backup', '/proc/x'),
      /The backup cannot be written: /,
    ],
    ['a backup, a full output', () => command('backup', '- >/dev/full'), /its disk is full\.\n$/],
    ['an audit of packages', () => command('audit'), /sbom\.cdx\.json cannot be written: EISDIR/],
    ['the table of access', () => command('access'), /access\.md cannot be written: EISDIR/],
    ['the page of the database', () => command('schema'), /schema\.md cannot be written: EISDIR/],
    ['a measurement', () => `${noFile} bench/measure.ts live`, /results cannot be written: a file is in its/],
    [
      'a torture',
      () => `${noFile} proof/torture/run-torture.ts`,
      /torture cannot be written: its folder is a file/,
    ],
    [
      'pictures',
      () => `${noFile} e2e/take-screenshots.ts`,
      /screenshots cannot be written: a file is in its/,
    ],
    ['SMS', () => command('sms-templates', '>/dev/full'), /output cannot be written: its disk is full\.\n$/],
    ['the log', () => command('audit-log', '>/dev/full'), /output cannot be written: its disk is full\.\n$/],
    [
      'doctors',
      () => command('operator', 'doctors >/dev/full'),
      /output cannot be written: its disk is full/,
    ],
    ['messages', () => command('undelivered', '>/dev/full'), /output cannot be written: its disk is full/],
    ['keys', () => command('signing-keys', '>/dev/full'), /output cannot be written: its disk is full\.\n$/],
  ])('P-06 %s', async (_name, line, sentence, settings) => {
    const { code, said } = await run(line(), settings);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  });

  test('P-06 a cluster without a temporary folder', async () => {
    const { code, said } = await run(`${noFile} proof/cluster/run-cluster.ts`, {
      TMPDIR: `${checkout}/letter/tmp`,
    });
    expect(said).toContain('letter/tmp cannot be written: its folder is a file.');
    expect(code).toBe(1);
  });

  test('P-06 a database cannot be opened or restored where a file is its folder', async () => {
    const DATA_DIR = join(checkout, 'letter/data');
    const restored = await run(command('restore', 'hams.backup'), { DATA_DIR });
    expect(restored.said).toContain('letter/data cannot be written');
    expect(restored.code).toBe(1);
    for (const name of ['backup', 'audit-log', 'undelivered', 'signing-keys']) {
      const { code, said } = await run(command(name, name === 'backup' ? 'other' : ''), { DATA_DIR });
      expect([said, code]).toEqual([expect.stringContaining('There is no database in'), 1]);
    }
  });

  const mayMount = process.getuid?.() === 0 && process.platform === 'linux';
  test.skipIf(!mayMount)('P-06 a full disk has neither half a backup nor half a database', async () => {
    const disk = inFolder('disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'hams-test', disk], { stdio: 'ignore' });
    } catch {
      return; // return early in a container that may not mount
    }
    try {
      const backup = await run(command('backup', join(disk, 'x')));
      expect(backup).toMatchObject({ code: 1, said: 'The backup cannot be written: its disk is full.\n' });
      expect(readdirSync(disk)).toEqual([]);
      const restore = await run(command('restore', 'hams.backup'), { DATA_DIR: disk });
      expect(restore.said).toMatch(/There is no room for the database in .*; nothing was put there\.\n$/);
      expect(restore.code).toBe(1);
      expect(readdirSync(disk)).toEqual(['socket']);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  /** Stops the command as soon as `isThere`; a second signal, as from Ctrl-C through npm, changes nothing. */
  async function stopped(line: string, isThere: () => boolean, settings: Settings = {}) {
    const { child, said, closed } = start(line, settings);
    await expect
      .poll(() => isThere() || child.exitCode !== null, { interval: 20, timeout: 240_000 })
      .toBe(true);
    child.kill(signal);
    child.kill(signal);
    const [code] = await closed;
    return { code, said: said() };
  }
  const has = (place: string, name: string) =>
    existsSync(place) && readdirSync(place, { recursive: true }).some((each) => String(each).includes(name));

  test('P-06 a backup ends, with no half of it and no lock in the database', async () => {
    const place = inFolder(`stopped-${signal}`);
    mkdirSync(place);
    const { code, said } = await stopped(command('backup', join(place, 'x')), () => has(place, 'unfinished'));
    expect([said, code]).toEqual([`Stopped by ${signal}: no backup was written.\n`, 1]);
    expect(readdirSync(place)).toEqual([]);
    expect(await run(command('backup', join(place, 'x')))).toMatchObject({ code: 0 });
  });

  test('P-06 a restore ends, with no half of a database', async () => {
    const data = inFolder(`restored-${signal}`);
    const backup = join(checkout, 'hams.backup');
    const restoring = command('restore', backup);
    const { code, said } = await stopped(restoring, () => has(data, 'new-'), { DATA_DIR: data });
    expect([said, code]).toEqual([`Stopped by ${signal}: nothing was restored.\n`, 1]);
    expect(readdirSync(data)).toEqual(['socket']);
  });

  test.each([
    ['a measurement', 'bench/measure.ts live', 'bench/results'],
    ['a torture', 'proof/torture/run-torture.ts', 'test-results'],
    ['a cluster', 'proof/cluster/run-cluster.ts --embedded', 'letter'],
    ['pictures', 'e2e/take-screenshots.ts', 'screenshots'],
  ])(
    'P-06 %s ends all that it has started, and leaves nothing in the temporary folder',
    async (_name, line, results) => {
      rmSync(join(checkout, results), { recursive: true, force: true });
      const TMPDIR = inFolder(`${dirname(line).replaceAll('/', '-')}-${signal}`);
      mkdirSync(TMPDIR);
      const { code, said } = await stopped(`${node} ${line}`, () => has(TMPDIR, 'postmaster.pid'), {
        TMPDIR,
      });
      expect(said).toContain(`Stopped by ${signal}.`);
      expect(code).toBe(1);
      expect(readdirSync(TMPDIR).filter((name) => name.startsWith('hams-'))).toEqual([]);
      // A half-created database ends on its own.
      const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
      await expect.poll(() => processes().filter((each) => each.includes(TMPDIR))).toEqual([]);
    },
  );
});
