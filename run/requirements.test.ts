import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = [
  ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(
    /^- \*\*([A-P]-\d\d)\*\* .* — (.*)$/gm,
  ),
].map(([, id = '', shownBy = '']) => ({ id, shownBy }));

test('docs/requirements.md has rows', () => {
  expect(rows.length).toBeGreaterThan(50);
});

test.each(rows)('$id is shown by the tests that docs/requirements.md names', ({ id, shownBy }) => {
  const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
  if (files.length === 0) expect(shownBy).toBe('not yet');
  for (const file of files) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    expect([file, readFileSync(join(root, file), 'utf8').includes(id)]).toEqual([file, true]);
  }
});
