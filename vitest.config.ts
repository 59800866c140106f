import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A second, as by default, is little on a busy machine; waiting longer hides no failure. */
const patient = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // By default one of two processors is idle, and most tests wait now and then.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{bench,domain,contract,messages,proof,run}/**/*.test.ts'],
          // Those that need a database, or whole processes, run below.
          exclude: ['bench/clinic/**', 'proof/fuzz/**', 'proof/**/*.processes.test.ts'],
          isolate: false, // pure functions leave nothing behind
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,db,embedded-postgres,bench/clinic,proof/fuzz}/**/*.test.ts'],
          globalSetup: 'server/platform/test-postgres.ts',
          // The demo clinic takes ten seconds of a processor that seven others want too.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
          isolate: false, // modules of the server have no state: every test builds what it needs
        },
      },
      {
        test: {
          name: 'processes',
          include: ['e2e/**/*.test.ts', 'proof/**/*.processes.test.ts'],
          fileParallelism: false,
          // These start and stop whole processes and databases; a slow machine must not count as a failure.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: patient,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          pool: 'vmThreads', // as isolated as forks, in half the time: modules are read once
          setupFiles: 'web/test-patience.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
});
