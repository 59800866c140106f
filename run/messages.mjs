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

// The compiler leaves timers behind that would keep this waiting for half a minute.
if (process.argv[1] === import.meta.filename) process.exit();
