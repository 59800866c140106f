import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: `vite build` for the browser, `vite build --ssr` for the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
    rolldownOptions: { input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx' },
  },
}));
