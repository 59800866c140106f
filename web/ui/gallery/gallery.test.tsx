import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Gallery } from './gallery.tsx';

/** Without a look, or the whole of a page. */
const leftOut = ['HeadContext', 'PageHead', 'StructuredData', 'SkipLink', 'Content', 'Notice'];
/** Shown by the browser's state: unsaved changes, refused storage. */
const shownByState = ['AskBeforeLeaving', 'StorageNotice'];

test('the gallery shows every piece of web/ui, alone or inside another', () => {
  const ui = join(import.meta.dirname, '..');
  const files = globSync('**/*.tsx', { cwd: ui }).filter((name) => !name.endsWith('.test.tsx'));
  const read = (names: readonly string[]) =>
    names.map((name) => readFileSync(join(ui, name), 'utf8')).join('\n');
  const code = read(files);
  const declared = read(files.filter((name) => !name.startsWith('gallery/')));
  const pieces = [...declared.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name]) => name,
  );
  const missing = pieces.filter((name) => !new RegExp(`<${name}\\b|\\.${name} \\}`).test(code));
  expect(missing.sort()).toEqual([...leftOut, ...shownByState].sort());
});

test('every piece is drawn', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Gallery }])} />);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(20);
});
