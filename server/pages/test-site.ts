import type { BuiltSite } from './built-site.ts';

// Named by a variable: the server knows no module of the web site by name (docs/decisions/001).
const renderer = new URL('../../web/entry-server.tsx', import.meta.url).href;

/** The real pages, rendered from their sources, without the files that a build would leave beside them. */
export async function testSite(directory: string): Promise<BuiltSite> {
  const { render, addresses }: Pick<BuiltSite, 'render' | 'addresses'> = await import(renderer);
  return {
    directory,
    render,
    addresses,
    styles: '',
    stylesHash: "'sha256-0'",
    assetsIn: () => ({ sheets: [], script: '/main.js', preloads: [] }),
  };
}
