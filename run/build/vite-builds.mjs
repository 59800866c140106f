// Vite configurations of the builds: the site, its page renderer, the server, the service worker.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { hashPaths } from '../build-cache.mjs';
import { root } from '../processes.mjs';
import { createMessageInliner } from './inline-messages.mjs';
import { createLandingChunks, entry } from './landing-chunks.mjs';

const sheetsByHash = new Map();

/** Short, because class names appear in scripts and in every page. */
function createClassName(name, file) {
  const sheet = relative(root, file);
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 3);
  const other = sheetsByHash.get(hash) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} have the same hash; it must be longer.`);
  sheetsByHash.set(hash, sheet);
  return `${name}_${hash}`;
}

/** The first script names every lazy file. */
const shorten = (name) => name.replace(/-(screen|dialog|requests|labels|button|registration|form)$/, '');

const common = { configFile: false, publicDir: false, logLevel: 'error' };
const css = { modules: { generateScopedName: createClassName } };

/** Lists the files of one language for the service worker, which caches all of them. */
const fileList = (folder) => ({
  name: 'file-list',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
    const source = JSON.stringify(files.map((file) => file.slice(folder.length + 1)));
    this.emitFile({ type: 'asset', fileName: `${folder}/files.json`, source });
  },
});

/** Makes the page poll twice a second for a new build by run/watch.mjs, and reload then. */
const reloadWhenBuilt = {
  name: 'reload-when-built',
  transform: (code, id) =>
    id.endsWith(entry)
      ? `${code}
let builtAt;
setInterval(async () => {
  const answer = await fetch('/built-at.txt', { cache: 'no-store' }).catch(() => null);
  const now = answer?.ok ? await answer.text() : builtAt;
  if (builtAt && now !== builtAt) location.reload();
  builtAt = now;
}, 500);`
      : null,
};

/** The source files of a site in this language. */
const listSources = (locale) => [
  'contract',
  'db/reference',
  'domain',
  `messages/${locale}`,
  'messages/names',
  'package-lock.json',
  'run/build',
  'run/messages.mjs',
  'run/reference.mjs',
  'web',
];

/**
 * Without a language, the site in all of them, for `npm run dev` only. The hash is in the folder's name: the
 * common script names every lazy file, and hashes in all those names would not compress.
 */
export function siteBuild(locale) {
  const folder = locale ? `assets/${locale}-${hashPaths(listSources(locale)).slice(0, 6)}` : 'assets/all-0';
  const name = locale ? '[name]' : '[name]-[hash]';
  const arrival = createLandingChunks();
  return {
    ...common,
    css,
    plugins: [
      react(),
      createMessageInliner(locale),
      arrival.plugin,
      fileList(folder),
      ...(locale ? [] : [reloadWhenBuilt]),
    ],
    build: {
      minify: locale !== undefined,
      target: 'es2022',
      outDir: 'dist/web',
      emptyOutDir: false,
      manifest: `.vite/${locale ?? 'all'}.json`,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        // React Router's hints and checks for developers, 2 KB that no patient reads.
        treeshake: { manualPureFunctions: ['invariant', 'warnOnce', 'warning', 'warningOnce'] },
        output: {
          entryFileNames: `${folder}/${name}.js`,
          chunkFileNames: locale
            ? ({ name: chunk }) => `${folder}/${shorten(chunk)}.js`
            : `${folder}/${name}.js`,
          // Files without text, such as a font, are shared by all languages.
          assetFileNames: ({ names: [asset] }) =>
            asset?.endsWith('.css')
              ? `${folder}/${locale ? shorten(asset.slice(0, -4)) : name}.css`
              : 'assets/[name]-[hash][extname]',
          // Each further file is a request, and a name in the first script.
          codeSplitting: {
            groups: [
              { name: arrival.fileOf },
              { name: 'ui', test: /\/web\/ui\//, minShareCount: 2 },
              { name: 'live', test: /\/web\/platform\/live\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
}

/**
 * Selects React's build, the slow one only for development. Vite leaves the choice to the server's
 * environment, where it is not set.
 */
const selectReactBuild = {
  name: 'react-of-this-build',
  config: () => ({ define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) } }),
};

/** Renders the site's pages. Bundles React, so that it is the one of this build. */
export const pagesBuild = {
  ...common,
  css,
  plugins: [react(), selectReactBuild],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/pages',
    rolldownOptions: { input: 'web/entry-server.tsx' },
  },
};

/** The page of all pieces of web/ui, in all languages. A build of its own, so that no screen loads more for it. */
export const galleryBuild = {
  ...common,
  root: join(root, 'web/ui/gallery'),
  base: '/ui/',
  css,
  plugins: [react(), createMessageInliner()],
  build: { target: 'es2022', outDir: join(root, 'dist/gallery'), emptyOutDir: true },
};

export const serverBuild = {
  ...common,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    sourcemap: true,
    rolldownOptions: { input: { main: 'server/main.ts', worker: 'server/worker.ts' } },
  },
};

/** Language-independent: the files of web/public, and the service worker, whose name never changes. */
export const serviceWorkerBuild = {
  ...common,
  publicDir: 'web/public',
  build: {
    target: 'es2022',
    outDir: 'dist/web',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'web/platform/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
};
