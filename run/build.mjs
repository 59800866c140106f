// Builds everything into dist/: the web site in every language, the renderer of its pages, and the server.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './build/compress.mjs';
import { pages, server, serviceWorker, site } from './build/parts.mjs';
import { compileMessages, locales, missingWords } from './messages.mjs';
import { fail, root } from './processes.mjs';

process.chdir(root);
process.env.NODE_ENV = 'production'; // whatever started this: React has a second, slow build for development
const missing = missingWords();
if (missing) fail(missing);
await compileMessages();
rmSync('dist', { recursive: true, force: true });
for (const part of [...locales.map(site), serviceWorker, pages, server]) await build(part);
await precompress(join(root, 'dist/web'));
process.exit(); // the compiler of the messages has left timers behind
