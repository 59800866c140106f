import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.mjs';

const rooms = 'bench contract db domain e2e embedded-postgres harness proof run server web'.split(' ');
const files = [
  ...globSync(`{${rooms.join(',')}}/**/*.{ts,tsx,mjs,css,md}`, { cwd: root }),
  ...globSync(['*.md', '*.ts', 'docs/**/*.md'], { cwd: root }),
].filter((file) => file !== 'run/documents.test.ts');

/** As GitHub generates them from the headings. */
function listAnchors(document: string): string[] {
  const headings = readFileSync(join(root, document), 'utf8').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

const references = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(
    ([reference]) => ({ file, reference }),
  ),
);

test('code points into documents often enough for this test to mean something', () => {
  expect(references.filter(({ reference }) => reference.includes('#')).length).toBeGreaterThan(20);
});

test('every document that the code names is there, with the section that it names', () => {
  const missing = references.filter(({ reference }) => {
    const [document = '', anchor] = reference.split('#');
    return !existsSync(join(root, document)) || (anchor && !listAnchors(document).includes(anchor));
  });
  expect(missing).toEqual([]);
});

test('every source file that a document or a comment names by its path is there', () => {
  const path = new RegExp(`\\b(?:${rooms.join('|')})/[\\w./-]+\\.(?:tsx?|mjs|css|sql)\\b`, 'g');
  const missing = files
    .filter((file) => !file.startsWith('run/')) // its tests name files that they invent
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(path)].map(([named]) => ({ file, named })),
    )
    .filter(({ named }) => !existsSync(join(root, named)));
  expect(missing).toEqual([]);
});
