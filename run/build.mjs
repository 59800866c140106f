// Builds everything into dist/: the web site, the renderer of its pages, and the server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import './messages.mjs';
import { root } from './processes.mjs';

/** Compresses once and well what every visitor downloads. */
function precompress(directory) {
  for (const name of readdirSync(directory, { recursive: true })) {
    if (!/\.(js|css|svg|webmanifest)$/.test(name)) continue;
    const file = join(directory, name);
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

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
precompress(join(root, 'dist/web'));
