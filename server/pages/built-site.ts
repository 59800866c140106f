import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '#server/platform/language.ts';

/** Facts of an installation that pages need. */
export interface SiteFacts {
  /** The public address, without a slash at the end. */
  readonly origin: string;
  /** How long before the start patients may still change an appointment (docs/product.md#notice). */
  readonly noticeMinutes: number;
}

/** The exports of web/entry-server.tsx. The server loads the built file and imports nothing from web/. */
interface PageRenderer {
  render(
    request: Request,
    locale: Locale,
    transport: (url: string, init: RequestInit) => Promise<Response>,
    site: SiteFacts,
  ): Promise<
    | Response
    | {
        status: number;
        body: string;
        file: string | null;
        pageData: unknown;
        failures: readonly unknown[];
      }
  >;
  /** For the sitemap: the public pages, and the page of a doctor. */
  readonly addresses: { readonly pages: readonly string[]; doctor(doctorId: string): string };
}

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The signed-in areas; what only they need is not on a visitor's first page. */
const signedInAreas: ReadonlySet<string> = new Set([
  'web/screens/doctor/area.tsx',
  'web/screens/patient/area.tsx',
]);

/** The style sheets of the public screens, in the order in which they load. */
function publicSheets(manifest: Manifest, entry: string): string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || signedInAreas.has(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [], css = [] } = manifest[name] ?? {};
    for (const imported of imports) visit(imported);
    for (const sheet of css) sheets.add(sheet);
    for (const imported of dynamicImports) visit(imported);
  };
  visit(entry);
  return [...sheets];
}

/** The files of a page, in the reader's language. */
interface Assets {
  /** The addresses of the inlined styles. */
  readonly sheets: readonly string[];
  readonly script: string;
  readonly preloads: readonly string[];
}

/** The built web site: its files, what a page has to load, and the renderer. */
export interface BuiltSite {
  readonly directory: string;
  readonly render: PageRenderer['render'];
  readonly addresses: PageRenderer['addresses'];
  /** The styles of all public screens, inlined into every page. */
  readonly styles: string;
  /** The hash of the styles for the content security policy. */
  readonly stylesHash: string;
  /**
   * `file` is the screen's own built file; it is named in the page, so that both are loaded at once (B-13).
   */
  readonly assetsIn: (locale: Locale, file: string | null) => Assets;
}

/** Reads dist/; null if there is no build. */
export async function readBuiltSite(dist: string): Promise<BuiltSite | null> {
  const directory = join(dist, 'web');
  const manifestFile = join(directory, '.vite/manifest.json');
  const renderer = join(dist, 'pages/entry-server.js');
  if (!existsSync(manifestFile) || !existsSync(renderer)) return null;

  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const [entryName, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (!entryName || !entry) throw new Error(`No entry in ${manifestFile}`);
  const sheets = publicSheets(manifest, entryName);
  // Each language has its own copy of assets/ (run/languages.mjs).
  const folders: Record<Locale, string> = JSON.parse(
    await readFile(join(directory, '.vite/languages.json'), 'utf8'),
  );
  const within = (folder: string, file: string) => file.replace(/^assets/, folder);
  const sources = sheets.map((file) => readFile(join(directory, within(folders.en, file)), 'utf8'));
  const styles = (await Promise.all(sources)).join('');
  const named = new Map(Object.values(manifest).map(({ name, file }) => [name, file]));
  const { render, addresses }: PageRenderer = await import(pathToFileURL(renderer).href);
  return {
    directory,
    render,
    addresses,
    styles,
    stylesHash: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    assetsIn: (locale, file) => {
      const address = (built: string) => `/${within(folders[locale], built)}`;
      const own = file === null ? null : named.get(file);
      if (own === undefined) throw new Error(`The build has no file called ${file}.`);
      const preloads = own === null ? [] : [address(own)];
      return { sheets: sheets.map(address), script: address(entry.file), preloads };
    },
  };
}
