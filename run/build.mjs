// Builds everything into dist/: the web site in every language, its page renderer, and the server. For tests,
// `node run/build.mjs en,hi` builds some languages without compression; the others show the first of them.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from './build/compress.mjs';
import {
  galleryBuild,
  pagesBuild,
  serverBuild,
  serviceWorkerBuild,
  siteBuild,
} from './build/vite-builds.mjs';
import { buildStamp } from './build-cache.mjs';
import { compileMessages, listMissingTranslations, locales } from './messages.mjs';
import { fail, root } from './processes.mjs';

process.chdir(root);
process.env.NODE_ENV = 'production'; // regardless of the caller: React has a second, slow build for development
const [languages] = process.argv.slice(2);
const missing = listMissingTranslations();
if (missing) fail(missing);
await compileMessages();
rmSync('dist', { recursive: true, force: true });
const built = languages?.split(',') ?? locales;
for (const part of [...built.map(siteBuild), serviceWorkerBuild, pagesBuild, galleryBuild, serverBuild])
  await build(part);
for (const locale of locales.filter((each) => !built.includes(each))) {
  copyFileSync(`dist/web/.vite/${built[0]}.json`, `dist/web/.vite/${locale}.json`);
}
if (!languages) await precompress(join(root, 'dist/web'));
buildStamp(languages).write();
process.exit(); // the message compiler leaves timers running
