import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languageRuntime, placeholderOf } from './run/languages.mjs';

const entry = 'web/entry-client.tsx';

/** Knows, once everything is parsed, which modules the first page needs: what the entry imports, and what that imports. */
function firstPage() {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'first-page',
    buildEnd() {
      const visit = (id: string) => {
        if (modules.has(id)) return;
        modules.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) visit(id);
    },
  };
  // The index of the messages names all of them; which ones a page says, the bundler knows better.
  return { plugin, has: (id: string) => modules.has(id) && !id.includes('/messages/compiled/') };
}

/**
 * Leaves a placeholder where a message stands, and the language itself; run/languages.mjs then writes each language
 * into a copy of its own. What finds out the language of a visitor is the server's: the browser has one.
 */
function textPlaceholders(): Plugin {
  const message = /\/messages\/compiled\/messages\/((?!_index)\w+)\.js$/;
  return {
    name: 'text-placeholders',
    load(id) {
      if (id.endsWith('/messages/compiled/runtime.js')) return languageRuntime;
      const key = message.exec(id)?.[1];
      return key && `export const ${key} = ${placeholderOf(key)};`;
    },
  };
}

const first = firstPage();

/** Two builds of one source: `vite build` for the browser, `vite build --ssr` for the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), first.plugin, ...(isSsrBuild ? [] : [textPlaceholders()])],
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
      // What the first page needs comes in one file, whatever other screens share with it: each more is a request.
      ...(!isSsrBuild && {
        output: { codeSplitting: { groups: [{ name: 'first-page', test: first.has }] } },
      }),
    },
  },
}));
