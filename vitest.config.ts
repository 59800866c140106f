import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,messages,run}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,db}/**/*.test.ts'],
          globalSetup: 'server/platform/test-postgres.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          // Whole processes and databases start and stop in these; a slow machine must not count as a failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
