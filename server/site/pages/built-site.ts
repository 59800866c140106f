import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/platform/page-rendering.ts';
import { type Locale, locales } from '#messages/runtime.js';

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

/** Signed-in areas, and parts that public screens load on demand: each brings its own style sheet. */
export const lazyParts = [
  'web/signed-in-routes.tsx',
  'web/patients/person-choice/',
  'web/doctors/practices/',
  'web/appointments/booking/',
  'web/ui/pickers/',
];
const isLazy = (file: string) => lazyParts.some((part) => file.startsWith(part));

/** The style sheets of the public screens, in load order. */
function listPublicSheets(manifest: Manifest, entry: string): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || isLazy(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [], css = [] } = manifest[name] ?? {};
    for (const imported of imports) visit(imported);
    for (const sheet of css) sheets.add(sheet);
    for (const imported of dynamicImports) visit(imported);
  };
  visit(entry);
  return [...sheets];
}

interface Assets {
  /** Addresses of the sheets whose styles are inlined in the page. */
  readonly sheets: readonly string[];
  readonly script: string;
  readonly preloads: readonly string[];
}

export interface BuiltSite {
  readonly directory: string;
  /** The build, from which a worker thread renders; null if pages are rendered in this thread. */
  readonly dist: string | null;
  /** Loaded on first use: it is large, and mostly needed only in worker threads. */
  readonly renderer: () => Promise<Renderer>;
  /**
   * The styles of all public screens, inlined in every page so that its first paint needs no further request.
   */
  readonly styles: string;
  /** The source expression for the style sheet in a Content-Security-Policy. */
  readonly stylesHash: string;
  /** `file`: the screen's own file, preloaded so that it does not wait for the common file to request it. */
  readonly assetsIn: (locale: Locale, file: string | null) => Assets;
}

/** Files of one language for a page, as paths below dist/web; `named` is keyed by the build's names. */
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

/** Null if there is no build in dist/. */
export async function readBuiltSite(dist: string): Promise<BuiltSite | null> {
  const directory = join(dist, 'web');
  const renderer = join(dist, 'pages/entry-server.js');
  if (!existsSync(join(directory, '.vite')) || !existsSync(renderer)) return null;

  const read = locales.map(async (locale) => [locale, await readFiles(directory, locale)] as const);
  const built = Object.fromEntries(await Promise.all(read)) as Record<Locale, BuiltFiles>;
  // Style sheets contain no texts and so are the same in every language.
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
