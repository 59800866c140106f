import type { BuiltSite, Renderer } from '#server/site/pages/built-site.ts';

// A variable, because the server does not import from web/.
const renderer = new URL('../../../web/entry-server.tsx', import.meta.url).href;

/** The real pages, rendered from their sources, without a build. */
export async function createTestSite(directory: string): Promise<BuiltSite> {
  const loaded: Renderer = await import(renderer);
  return {
    directory,
    dist: null,
    renderer: async () => loaded,
    styleHashes: ["'sha256-0'"],
    assetsIn: () => ({ styles: [], sheets: [], script: '/main.js', preloads: [] }),
  };
}
