import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/platform/pages.ts';
import { type Locale, locales } from '#messages/runtime.js';

/** The server knows the renderer's built file only: it never imports from web/. */
export type Renderer = PageRenderer<Locale>;

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/**
 * What is not on a visitor's first page: the screens of the signed-in areas, and what public screens load when somebody goes
 * on with a booking or chooses a photo. Each brings its own sheet when it is loaded.
 */
const lazyFiles = /^web\/(screens\/(patient|doctor)|for-whom|practices|appointments\/booking|ui\/pickers)\//;

/** The style sheets of the public screens, in the order in which they load. */
function listPublicSheets(manifest: Manifest, entry: string): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || lazyFiles.test(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [], css = [] } = manifest[name] ?? {};
    for (const imported of imports) visit(imported);
    for (const sheet of css) sheets.add(sheet);
    for (const imported of dynamicImports) visit(imported);
  };
  visit(entry);
  return [...sheets];
}

/** What a page loads, in the language of its reader. */
interface Assets {
  /** Where the styles that stand in the page would be loaded from. */
  readonly sheets: readonly string[];
  readonly script: string;
  readonly preloads: readonly string[];
}

/** The built web site: where its files are, what a page must load, and the renderer of pages. */
export interface BuiltSite {
  readonly directory: string;
  /** The build, from which a worker thread renders; null where pages are rendered in this thread. */
  readonly dist: string | null;
  /** Loaded when it is first needed: it is large, and mostly needed by worker threads alone. */
  readonly renderer: () => Promise<Renderer>;
  /** The styles of all public screens, to stand in every page: no request comes before its first paint. */
  readonly styles: string;
  /** The source expression for the style sheet in a Content-Security-Policy. */
  readonly stylesHash: string;
  /** `file`: what the screen has of its own (B-13: it must not wait for the common file to ask for it). */
  readonly assetsIn: (locale: Locale, file: string | null) => Assets;
}

/** The files of one language for a page, as paths below dist/web; `named` by what the build calls them. */
interface BuiltFiles {
  readonly script: string;
  readonly sheets: readonly string[];
  readonly named: ReadonlyMap<string | undefined, string>;
}

async function readFiles(directory: string, locale: Locale): Promise<BuiltFiles> {
  const name = join(directory, `.vite/${locale}.json`);
  const manifest: Manifest = JSON.parse(await readFile(name, 'utf8'));
  const [entryName, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (!entryName || !entry) throw new Error(`No entry in ${name}`);
  return {
    script: entry.file,
    sheets: listPublicSheets(manifest, entryName),
    named: new Map(Object.values(manifest).map(({ name, file }) => [name, file])),
  };
}

/** Reads what the build left in dist/; null when it has not run. */
export async function readBuiltSite(dist: string): Promise<BuiltSite | null> {
  const directory = join(dist, 'web');
  const renderer = join(dist, 'pages/entry-server.js');
  if (!existsSync(join(directory, '.vite')) || !existsSync(renderer)) return null;

  const read = locales.map(async (locale) => [locale, await readFiles(directory, locale)] as const);
  const built = Object.fromEntries(await Promise.all(read)) as Record<Locale, BuiltFiles>;
  // A style sheet holds no words: it is the same in every language.
  const styles = (
    await Promise.all(built.en.sheets.map((file) => readFile(join(directory, file), 'utf8')))
  ).join('');
  return {
    directory,
    dist,
    renderer: () => import(pathToFileURL(renderer).href),
    styles,
    stylesHash: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    assetsIn: (locale, file) => {
      const { script, sheets, named } = built[locale];
      const own = file === null ? null : named.get(file);
      if (own === undefined) throw new Error(`The build has no file called ${file}.`);
      const address = (name: string) => `/${name}`;
      return {
        sheets: sheets.map(address),
        script: address(script),
        preloads: own === null ? [] : [address(own)],
      };
    },
  };
}
