import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout, readDockerfile } from './read-dockerfile.ts';

const read = (path: string) => readFileSync(join(checkout, path), 'utf8');
const namesIn = (text: string, form: RegExp) => [
  ...new Set([...text.matchAll(form)].map(([, name]) => name)),
];

const compose = read('compose.yaml');
/** By npm and by the build. */
const made = ['node_modules/', 'dist/'];

test('P-05 every file that the Dockerfile copies is there, and none is left out of what it is built from', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line.endsWith('/'));
  const copied = readDockerfile().copies.map(({ from }) => from);
  expect(copied.length).toBeGreaterThan(5);
  for (const from of copied.filter((path) => !made.includes(path))) {
    expect(existsSync(join(checkout, from)), from).toBe(true);
    expect(
      ignored.some((folder) => from.startsWith(folder)),
      from,
    ).toBe(false);
  }
});

test('P-05 every file that the server reads beside what is built is copied', () => {
  const sources = globSync('server/**/*.ts', { cwd: checkout }).filter(
    (path) => !/\btest-|\.test\./.test(path),
  );
  const reads = sources.flatMap((path) => namesIn(read(path), /projectRoot, '([^']+)'/g)).map(String);
  expect(reads).toContain('db/migrations');
  const copied = readDockerfile().copies.map(({ from }) => from);
  expect(reads.filter((path) => !copied.some((from) => `${path}/`.startsWith(from)))).toEqual([]);
});

test('P-05 what HAProxy takes from its environment is given by compose.yaml and by `npm run cluster`', () => {
  const wanted = namesIn(read('deploy/haproxy/haproxy.cfg'), /"\$\{(\w+)(?:\[\*\])?\}"/g);
  expect(wanted).toContain('PRIMARY');
  for (const text of [compose, read('proof/cluster/patroni/haproxy.ts')]) {
    expect(namesIn(text, /^\s+(\w+): /gm)).toEqual(expect.arrayContaining(wanted));
  }
});

test('P-05 what compose.yaml takes from .env stands in .env.example, and no secret stands in either', () => {
  const wanted = namesIn(compose, /\$\{(\w+)/g).toSorted();
  const offered = namesIn(read('.env.example'), /^(?:# )?(\w+)=/gm).toSorted();
  expect(wanted).toContain('JWT_SECRET');
  expect(offered).toEqual(wanted);
  for (const secret of wanted.filter((name) => /SECRET|PASSWORD/.test(String(name)))) {
    expect(compose).toContain(`\${${secret}:?`);
    expect(read('.env.example')).toMatch(new RegExp(`^${secret}=$`, 'm'));
  }
});
