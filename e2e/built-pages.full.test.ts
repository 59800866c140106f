import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const pages = join(import.meta.dirname, '../dist/pages');

test('P-02 the built renderer of pages holds the fast build of React alone, whatever its environment says', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(files).toContain('entry-server.js');
  for (const file of files) {
    expect([file, readFileSync(join(pages, file), 'utf8').includes('process.env.NODE_ENV')]).toEqual([
      file,
      false,
    ]);
  }
});
