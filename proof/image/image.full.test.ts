// No container engine is needed: the image's file tree is built from the Dockerfile's own lines.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFor, spawnAs } from '#embedded-postgres/account.ts';
import { signUpDoctor } from '#harness/api-calls.ts';
import { createTemporaryData, endProcess, findFreePort } from '#harness/running-hams.ts';
import { StreamingServer } from '../cluster/streaming/streaming-server.ts';
import { checkout, readDockerfile } from './read-dockerfile.ts';

const image = readDockerfile();
let folder: Awaited<ReturnType<typeof createTemporaryData>>;
let tree: string;
let database: StreamingServer;

beforeAll(async () => {
  folder = await createTemporaryData();
  chmodSync(folder.path, 0o755);
  tree = join(folder.path, 'hams');
  mkdirSync(tree);
  for (const { from, to } of image.copies) {
    const [source, target] = [join(checkout, from), join(tree, to)];
    mkdirSync(dirname(target), { recursive: true });
    // Linked instead of copied, because it is as large as all the rest; npm guarantees its contents.
    if (from === 'node_modules/') symlinkSync(source, target.replace(/\/$/, ''));
    else cpSync(source, target, { recursive: true });
  }
  setMode('a-w');
  database = new StreamingServer('alone', join(folder.path, 'database'));
  await database.startNew();
  await database.ask('create database hams');
});
afterAll(async () => {
  await database.stop();
  setMode('u+w');
  await folder.remove();
});

function setMode(mode: string): void {
  execFileSync('chmod', ['-R', mode, ...image.copies.map(({ to }) => join(tree, to)).filter(isOurs), tree]);
}
const isOurs = (path: string) => !path.endsWith('node_modules/');

/** Runs a command of the image as an unprivileged account, or as our own if we are not root. */
function runInImage([program = '', ...args]: readonly string[], settings: Record<string, string>) {
  const variables = Object.entries({ ...image.environment, ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const inTree = args.map((arg) => (arg.startsWith('dist/') ? join(tree, arg) : arg));
  const reaches = [tree, join(checkout, 'node_modules'), database.host];
  const path = '/usr/bin/env';
  return spawnAs(
    accountFor(join(folder.path, 'nobody-owns-this')),
    { path, args: [...variables, join(tree, program), ...inTree], reaches },
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

async function waitForExitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit');
  return code;
}

test('P-05 what the Dockerfile copies is all that HAMS needs: it serves as an ordinary user from a tree that nobody can write to', async () => {
  const settings = {
    PORT: String(await findFreePort()),
    HOST: 'localhost',
    DATABASE_URL: `postgres://hams@${encodeURIComponent(database.host)}/hams`,
  };
  expect(await waitForExitCode(runInImage(image.healthCheck, settings))).toBe(1);

  const hams = runInImage(image.command, { ...settings, DEMO: 'off' });
  let output = '';
  for (const stream of [hams.stdout, hams.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  try {
    await expect.poll(() => output, { timeout: 50_000 }).toContain('  ready');
    expect(await waitForExitCode(runInImage(image.healthCheck, settings))).toBe(0);
    const site = `http://localhost:${settings.PORT}`;
    const page = await fetch(`${site}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    // Uses the list of common passwords and the gazetteer, which are beside the build output.
    await signUpDoctor(site, '6140000001');
    expect((await fetch(`${site}/api/openapi.json`)).status).toBe(200);
  } finally {
    await endProcess(hams, 'SIGTERM');
  }
  expect(output).not.toMatch(/EACCES|EROFS|EPERM/);
  expect(() => accessSync(join(tree, 'data'), constants.F_OK)).toThrow();
});
