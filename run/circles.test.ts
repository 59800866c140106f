// No files import each other in a circle, be it for a value, a type or later (`import()`).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = [
  'domain',
  'contract',
  'db',
  'embedded-postgres',
  'harness',
  'server',
  'web',
  'e2e',
  'bench',
  'proof',
];

type Graph = ReadonlyMap<string, readonly string[]>;

/** `read` returns the text of a file. Imports of packages and compiled messages are left out. */
function graphOf(files: readonly string[], read: (file: string) => string): Graph {
  const known = new Set(files);
  const resolve = (from: string, source: string) =>
    source.startsWith('#') ? source.slice(1) : normalize(join(dirname(from), source));
  const importsOf = (file: string) =>
    [...read(file).matchAll(/(?:\bfrom|\bimport)[\s(]*'([#.][^']+)'/g)]
      .map(([, source = '']) => resolve(file, source).replaceAll('\\', '/'))
      .filter((target) => known.has(target));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** The first circle as the files along it; null without one. */
function circleIn(graph: Graph): readonly string[] | null {
  const clear = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    clear.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

test('no files import each other in a circle', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`),
  );
  const graph = graphOf(files, (file) => readFileSync(join(root, file), 'utf8'));
  expect(circleIn(graph)?.join(' → ')).toBeUndefined();
  expect([...graph.values()].flat().length).toBeGreaterThan(2000);
});

test.each([
  ["import { b } from './b.ts';", "import { a } from '../web/a.ts';"],
  ["import type { B } from '#web/b.ts';", "export { a } from './a.ts';"],
  ["const b = await import('./b.ts');", "import './a.ts';"],
  ["import {\n  b,\n} from './b.ts';", "type A = import('./a.ts').A;"],
])('a circle of %j and %j is found', (a, b) => {
  const texts: Readonly<Record<string, string>> = { 'web/a.ts': a, 'web/b.ts': b, 'web/c.ts': a };
  const graph = graphOf(Object.keys(texts), (file) => texts[file] ?? '');
  expect(circleIn(graph)).toEqual(['web/a.ts', 'web/b.ts', 'web/a.ts']);
  expect(circleIn(new Map([...graph].filter(([file]) => file !== 'web/b.ts')))).toBeNull();
});
