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

/** The build's names of the landing screens' files, and of what they load on demand but show in the first HTML. */
export const landingFiles = ['home', 'home-sections', 'doctors-list', 'doctor', 'hospital'];

/** Signed-in areas, and parts that public screens load on demand: each brings its own style sheet. */
export const lazyParts = [
  'web/signed-in-routes.tsx',
  'web/patients/person-choice/',
  'web/doctors/practices/',
  'web/appointments/booking/',
  'web/ui/pickers/',
];
const isLazy = (file: string) => lazyParts.some((part) => file.startsWith(part));

interface PublicSheets {
  readonly landing: readonly string[];
  readonly others: readonly string[];
}

/** The style sheets of the landing screens and those of all other public screens, in load order. */
export function listPublicSheets(manifest: Manifest, entry: string): PublicSheets {
  const collect = (roots: readonly string[], onDemand: boolean) => {
    const sheets = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key) || isLazy(key)) return;
      seen.add(key);
      const { imports = [], dynamicImports = [], css = [] } = manifest[key] ?? {};
      for (const imported of imports) visit(imported);
      for (const sheet of css) sheets.add(sheet);
      if (onDemand) for (const imported of dynamicImports) visit(imported);
    };
    for (const root of roots) visit(root);
    return sheets;
  };
  const landing = collect([entry, ...landingFiles.map((name) => findFile(manifest, name))], false);
  const all = collect([entry], true);
  return { landing: [...landing], others: [...all].filter((sheet) => !landing.has(sheet)) };
}

/** The manifest's key of the file with a name. */
function findFile(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (!key) throw new Error(`The build has no file called ${name}.`);
  return key;
}

interface Assets {
  /** Inlined, so that the first paint needs no further request. */
  readonly styles: readonly string[];
  /** Addresses of the sheets with these styles. */
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
  /** The source expressions for inlined styles in a Content-Security-Policy. */
  readonly styleHashes: readonly string[];
  /** `file`: the landing screen's own file, preloaded so that it does not wait for the common file to request it. */
  readonly assetsIn: (locale: Locale, file: string | null) => Assets;
}

/** Files of one language for a page, as paths below dist/web; `named` is keyed by the build's names. */
interface BuiltFiles {
  readonly script: string;
  readonly sheets: PublicSheets;
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

  const files = locales.map(async (locale) => [locale, await readFiles(directory, locale)] as const);
  const built = Object.fromEntries(await Promise.all(files)) as Record<Locale, BuiltFiles>;
  const read = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))).join('');
  // Style sheets contain no texts and so are the same in every language.
  const landing = await read(built.en.sheets.landing);
  const others = await read(built.en.sheets.others);
  return {
    directory,
    dist,
    renderer: () => import(pathToFileURL(renderer).href),
    styleHashes: [landing, others].map(
      (styles) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    ),
    assetsIn: (locale, file) => {
      const { script, sheets, named } = built[locale];
      const own = file === null ? null : named.get(file);
      if (own === undefined) throw new Error(`The build has no file called ${file}.`);
      const address = (name: string) => `/${name}`;
      return {
        styles: own === null ? [landing, others] : [landing],
        sheets: (own === null ? [...sheets.landing, ...sheets.others] : sheets.landing).map(address),
        script: address(script),
        preloads: own === null ? [] : [address(own)],
      };
    },
  };
}
