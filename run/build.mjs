// Builds everything into dist/: the web site, the renderer of its pages, and the server.
import './messages.mjs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './compress.mjs';
import { writeLanguages } from './languages.mjs';
import { root } from './processes.mjs';

process.chdir(root);
await build({ logLevel: 'error' });
await build({ logLevel: 'error', build: { ssr: true } });
await build({
  logLevel: 'error',
  configFile: false,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    sourcemap: true,
    rolldownOptions: { input: 'server/main.ts' },
  },
});
// The service worker: one file without modules, under a name that never changes.
await build({
  logLevel: 'error',
  configFile: false,
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/web',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'web/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
const web = join(root, 'dist/web');
writeLanguages(web);
await precompress(web);
process.exit(); // the compiler of the messages has left timers behind
