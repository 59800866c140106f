import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkout, readDockerfile } from './read-dockerfile.ts';

const read = (path: string) => readFileSync(join(checkout, path), 'utf8');
const namesIn = (text: string, form: RegExp) => [
  ...new Set([...text.matchAll(form)].map(([, name]) => name)),
];

const compose = read('compose.yaml');
/** Created by npm and by the build. */
const generatedFolders = ['node_modules/', 'dist/'];

test('P-05 every file that the Dockerfile copies is there, and none is left out of what it is built from', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line.endsWith('/'));
  const copied = readDockerfile().copies.map(({ from }) => from);
  expect(copied.length).toBeGreaterThan(5);
  for (const from of copied.filter((path) => !generatedFolders.includes(path))) {
    expect(existsSync(join(checkout, from)), from).toBe(true);
    expect(
      ignored.some((folder) => from.startsWith(folder)),
      from,
    ).toBe(false);
  }
});

test('P-05 every file that the server reads beside what is built is copied', () => {
  const sources = globSync('server/**/*.ts', { cwd: checkout }).filter(
    (path) => !/\/testing\/|\.test\./.test(path),
  );
  const reads = sources.flatMap((path) => namesIn(read(path), /projectRoot, '([^']+)'/g)).map(String);
  expect(reads).toContain('db/migrations');
  const copied = readDockerfile().copies.map(({ from }) => from);
  expect(reads.filter((path) => !copied.some((from) => `${path}/`.startsWith(from)))).toEqual([]);
});

test('P-05 what HAProxy takes from its environment is given by compose.yaml and by `npm run hams -- cluster`', () => {
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

const settings = z.object({
  services: z.record(
    z.string(),
    z.object({ networks: z.array(z.string()), environment: z.record(z.string(), z.string()) }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

test('P-05 etcd shares a network with the servers of the database alone, and these with nobody but the balancer', () => {
  const { services, networks } = settings.parse(parse(compose, { merge: true }));
  const members = Object.keys(networks).map((network) => [
    network,
    Object.keys(services).filter((name) => services[name]?.networks.includes(network)),
  ]);
  expect(Object.fromEntries(members)).toEqual({
    store: ['database1', 'database2', 'store'],
    databases: ['database1', 'database2', 'balancer'],
    inside: ['hams1', 'hams2', 'balancer'],
    outside: ['hams1', 'hams2', 'balancer'],
  });
  const open = Object.keys(networks).filter((network) => networks[network]?.internal !== true);
  expect(open).toEqual(['outside']);
});

test('P-05 etcd and Patroni ask for passwords of their own', () => {
  const { services } = settings.parse(parse(compose, { merge: true }));
  const given = ['database1', 'database2', 'store'].map((name) => services[name]?.environment ?? {});
  const secrets = given.map((each) => Object.entries(each).filter(([name]) => name.endsWith('_PASSWORD')));
  expect(secrets.map((each) => new Set(each.map(([, value]) => value)).size)).toEqual(
    secrets.map((each) => each.length),
  );
  expect(given[0]).toMatchObject({
    PATRONI_ETCD3_PASSWORD: given[2]?.STORE_PASSWORD,
    PATRONI_RESTAPI_PASSWORD: expect.stringContaining('PATRONI_PASSWORD'),
  });
  expect(read('deploy/etcd/start-etcd.sh')).toMatch(/auth enable\n.*\nexec etcd\n$/s);
});

test('P-04 images are built from what is named by its digest', () => {
  for (const file of ['Dockerfile', 'deploy/Dockerfile']) {
    const text = read(file);
    const given = new Map([...text.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    const stages = namesIn(text, / AS (\w+)$/gm);
    const bases = namesIn(text, /^FROM (\S+)/gm).filter((base) => !stages.includes(base));
    expect(bases.length, file).toBeGreaterThan(0);
    for (const base of bases) {
      const name = /^\$\{(\w+)\}$/.exec(String(base))?.[1];
      expect(given.get(name), `${file}: ${base}`).toMatch(/^\w+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    }
  }
});

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).default({}),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

test('P-04 the image has what the lock file says: it is complete, for every platform, as `npm ci` asks', () => {
  expect(read('Dockerfile')).toMatch(/^RUN npm ci /m);
  expect(read('Dockerfile')).not.toMatch(/npm install/);
  const { packages } = lock.parse(JSON.parse(read('package-lock.json')));
  /** Searches where Node does: beside the package, and in each folder above. */
  const isInstalled = (from: string, name: string): boolean => {
    if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
    return from !== '' && isInstalled(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isInstalled(path, name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});
