import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languageRuntime, placeholderOf } from './run/languages.mjs';
import { leanRouter } from './run/lean-router.mjs';

const entry = 'web/entry-client.tsx';

/** The screens where people arrive from outside, on slow phones: each comes with one file beside the common one. */
const arrivals = {
  home: 'web/screens/home/home-screen.tsx',
  'doctors-list': 'web/screens/find/doctors-screen.tsx',
  doctor: 'web/screens/find/doctor-screen.tsx',
};

/**
 * Knows, once everything is parsed, which file a module belongs to: the common one when the entry needs it or more
 * than one of the screens above, that of a screen when only this one does. Everything else is the bundler's to divide.
 */
function arrivalFiles() {
  const files = new Map<string, string>();
  const plugin: Plugin = {
    name: 'arrival-files',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const neededBy = (root: string, needed = new Set<string>()) => {
        const visit = (id: string) => {
          if (needed.has(id)) return;
          needed.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
        };
        for (const id of ids) if (id.endsWith(root)) visit(id);
        return needed;
      };
      for (const [name, root] of Object.entries(arrivals)) {
        for (const id of neededBy(root)) files.set(id, files.has(id) ? 'common' : name);
      }
      for (const id of neededBy(entry)) files.set(id, 'common');
    },
  };
  return { plugin, fileOf: (id: string) => files.get(id) ?? null };
}

/**
 * Leaves a placeholder wherever a message is said, and the language itself; run/languages.mjs then writes each language
 * into a copy of its own. No module of messages is left, so none is a file that several screens would have to share.
 * What finds out the language of a visitor is the server's: the browser has one.
 */
function textPlaceholders(): Plugin {
  const imported = /^import \{ m \} from ['"][^'"]*messages\/messages\.js['"];$/m;
  return {
    name: 'text-placeholders',
    enforce: 'post',
    load: (id) => (id.endsWith('/messages/compiled/runtime.js') ? languageRuntime : null),
    transform(code, id) {
      if (!imported.test(code)) return null;
      const said = code.replace(imported, '').replace(/(?<![\w$.])m\.(\w+)/g, (_, key) => placeholderOf(key));
      if (/(?<![\w$.'"`-])m\b(?!['"`-])/.test(said))
        this.error(`${id} does more with the messages than say one.`);
      return { code: said, map: null };
    },
  };
}

const arrival = arrivalFiles();

/** Two builds of one source: `vite build` for the browser, `vite build --ssr` for the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), arrival.plugin, ...(isSsrBuild ? [] : [textPlaceholders(), leanRouter()])],
  // Relative, so that the files of one language find each other in their own folder.
  base: isSsrBuild ? '/' : './',
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    target: 'es2022',
    // Two percent smaller than the default, which is what keeps the landing page within its budget.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 3, ecma: 2020 }, format: { ecma: 2020 } },
    outDir: isSsrBuild ? 'dist/pages' : 'dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : entry,
      ...(!isSsrBuild && {
        output: {
          // Each more is a request.
          codeSplitting: { groups: [{ name: arrival.fileOf }] },
          // The folder of the language has the hash (run/languages.mjs): the common script names every lazy file, and
          // a hash in each of those names does not compress.
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: ({ names: [name] }) =>
            name?.endsWith('.css') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
        },
      }),
    },
  },
}));
