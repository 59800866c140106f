import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { lazyParts } from './built-site.ts';

test.each(lazyParts)('B-01 %s, whose styles are not inlined in pages, is there', (part) => {
  expect(existsSync(join(projectRoot, part))).toBe(true);
});
