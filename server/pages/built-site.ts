import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What web/entry-server.tsx offers. The server knows the built file only: it never imports from web/. */
interface PageRenderer {
  render(
    request: Request,
    locale: 'en' | 'hi',
    transport: (url: string, init: RequestInit) => Promise<Response>,
  ): Promise<Response | { status: number; body: string; pageData: unknown; failures: readonly unknown[] }>;
}

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The built web site: where its files are, what a page must load, and the renderer of pages. */
export interface BuiltSite {
  readonly directory: string;
  readonly render: PageRenderer['render'];
  readonly styles: string;
  /** The source expression for the style sheet in a Content-Security-Policy. */
  readonly stylesHash: string;
  readonly script: string;
  readonly preloads: readonly string[];
}

/** Reads what the build left in dist/; null when it has not run. */
export async function readBuiltSite(dist: string): Promise<BuiltSite | null> {
  const directory = join(dist, 'web');
  const manifestFile = join(directory, '.vite/manifest.json');
  const renderer = join(dist, 'pages/entry-server.js');
  if (!existsSync(manifestFile) || !existsSync(renderer)) return null;

  const manifest: Record<string, ManifestEntry> = JSON.parse(await readFile(manifestFile, 'utf8'));
  const entries = Object.values(manifest);
  const entry = entries.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`No entry in ${manifestFile}`);
  const sheets = entries.filter(({ file }) => file.endsWith('.css'));
  const styles = (await Promise.all(sheets.map(({ file }) => readFile(join(directory, file), 'utf8')))).join(
    '',
  );
  const { render }: PageRenderer = await import(pathToFileURL(renderer).href);
  return {
    directory,
    render,
    styles,
    stylesHash: `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    script: `/${entry.file}`,
    preloads: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`),
  };
}
