import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { landingFiles, lazyParts, listPublicSheets } from './built-site.ts';

test.each(lazyParts)('B-01 %s, whose styles are not inlined in pages, is there', (part) => {
  expect(existsSync(join(projectRoot, part))).toBe(true);
});

test('B-01 landing pages inline the styles of their own screens, other pages also those of what loads on demand', () => {
  const landing = landingFiles.map((name) => [
    `_${name}`,
    { file: `${name}.js`, name, css: [`${name}.css`] },
  ]);
  const manifest = {
    entry: {
      file: 'entry.js',
      css: ['entry.css'],
      dynamicImports: ['_home', 'login', 'web/signed-in-routes.tsx'],
    },
    login: { file: 'login.js', css: ['login.css'], imports: ['_forms'] },
    _forms: { file: 'forms.js', css: ['forms.css'] },
    'web/signed-in-routes.tsx': { file: 'signed-in.js', css: ['signed-in.css'] },
    ...Object.fromEntries(landing),
  };
  expect(listPublicSheets(manifest, 'entry')).toEqual({
    landing: ['entry.css', ...landingFiles.map((name) => `${name}.css`)],
    others: ['forms.css', 'login.css'],
  });
});
