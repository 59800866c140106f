// Removes parts of React Router that only frameworks use (prefetching by a manifest, instrumentation) and
// that no bundler can drop: 2.4 KB of the first script, and two states and two effects per link. Unused
// imports and error sentences are another 1.7 KB.

/** The replaced files, with the exports that are still needed. */
const replaced = {
  '/lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
  '/lib/dom/ssr/components.js': {
    FrameworkContext: 'createContext(undefined)',
    PrefetchPageLinks: '() => null',
    usePrefetchBehavior: '() => [false, null, {}]',
    mergeRefs: '(ref) => ref',
  },
};

/**
 * Drops unused exports such as Form, by marking their creation as pure, and the texts of errors that only a
 * mistake in our code could cause: tests read them, patients do not.
 */
const removeUnusedCode = (code) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef(')
    .replace(/(\binvariant\([^\n]*?), (?:"[^"\n]*"|`[^`\n]*`)\);/g, '$1);');

/** Recorded in `done` when `removeUnusedCode` removed something. */
const unusedCode = 'names and sentences';

/** Fails the build if React Router has moved the replaced files, or no longer needs the replacement. */
export function createRouterTrimmer() {
  const done = new Set();
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!id.includes('/react-router/')) return null;
      const path = Object.keys(replaced).find((end) => id.endsWith(end));
      if (!path) {
        const lean = removeUnusedCode(code);
        if (lean !== code) done.add(unusedCode);
        return { code: lean, map: null };
      }
      const exported = /^export \{ ([\w, ]+) \};$/m.exec(code)?.[1].split(', ') ?? [];
      const unknown = Object.keys(replaced[path]).filter((name) => !exported.includes(name));
      if (unknown.length > 0) this.error(`React Router's ${path} has no ${unknown.join(', ')} any more.`);
      done.add(path);
      const lines = exported.map((name) => `export const ${name} = ${replaced[path][name] ?? 'undefined'};`);
      return { code: [`import { createContext } from 'react';`, ...lines].join('\n'), map: null };
    },
    buildEnd(error) {
      const missing = [...Object.keys(replaced), unusedCode].filter((each) => !done.has(each));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(' and ')} any more.`);
    },
  };
}
