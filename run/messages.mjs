// Compiles messages/<language>/*.json into typed functions in messages/compiled.
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { root } from './processes.mjs';

await compile({
  project: join(root, 'messages/project.inlang'),
  outdir: join(root, 'messages/compiled'),
  strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
  emitReadme: false,
});
