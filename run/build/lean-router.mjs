// What React Router carries for frameworks that are built on it (prefetching by a manifest, instrumentation)
// never runs here, which no bundler can know: 2.4 KB of the first script, and two states and two effects for
// every link on a page. What is never imported, and sentences that nobody reads, are 1.7 KB more.

/** The files, and what is still asked of them. */
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
 * What is never imported here, such as Form, goes only if making it is seen to change nothing; and the sentences
 * of errors that only a mistake in our code would cause are read in tests, not by patients.
 */
const removeUnusedCode = (code) =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef(')
    .replace(/(\binvariant\([^\n]*?), (?:"[^"\n]*"|`[^`\n]*`)\);/g, '$1);');

/** For `done`: something was found that `withoutWords` leaves out. */
const unusedCode = 'names and sentences';

/** Fails the build when React Router has moved what is replaced, or has no use for it any more. */
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
