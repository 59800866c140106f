import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Two projects: the tests of these folders, which `npm test` runs, and their `*.full.test.ts`, which only
 * `npm run test:all` runs.
 */
function bothTiers(name: string, folders: readonly string[], { exclude = [], ...options }: Options = {}) {
  const plugins = name === 'web' ? [react()] : [];
  const files = (tier: string) => folders.map((folder) => `${folder}/*${tier}.test.{ts,tsx}`);
  return [
    { plugins, test: { ...options, name, include: files(''), exclude: [...exclude, ...files('.full')] } },
    { plugins, test: { ...options, name: `${name}-full`, include: files('.full'), exclude: [...exclude] } },
  ];
}

/** A passing test never reaches these limits, even on a busy machine; they only end what hangs. */
const patient: Options = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // By default one of two processors would be idle, because most tests wait now and then.
    maxWorkers: Math.max(3, availableParallelism()),
    passWithNoTests: true, // a change or a slice can leave a project without a test
    // Files that tests read without an import.
    forceRerunTriggers: [
      '**/package*.json',
      '**/vitest.config.ts',
      '**/db/**/*.{sql,tsv}',
      '**/messages/**/*.json',
    ],
    reporters: process.env.TEST_REPORT
      ? ['minimal', ['junit', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    projects: [
      ...bothTiers(
        'rules',
        ['{bench,domain,contract,messages,run,e2e/engines}/**', 'proof/{history,network}/**'],
        {
          ...patient,
          exclude: ['bench/clinic/**'],
          setupFiles: 'harness/properties.ts',
          isolate: false, // pure functions leave nothing behind
        },
      ),
      ...bothTiers('server', ['{server,db,embedded-postgres,bench/clinic,proof/fuzz}/**'], {
        ...patient,
        globalSetup: 'server/testing/start-test-postgres.ts',
        setupFiles: 'harness/properties.ts',
        isolate: false, // modules of the server have no state: every test builds what it needs
      }),
      ...bothTiers('processes', ['e2e', 'proof/{backup,cluster,image,pooler,replica,torture}/**'], {
        ...patient,
        fileParallelism: false,
      }),
      ...bothTiers('web', ['web/**'], {
        environment: 'jsdom',
        isolate: false, // web/testing/setup.ts cleans up after each file
        sequence: { groupOrder: 1 }, // projects of one group have to agree about maxWorkers
        maxWorkers: availableParallelism(), // they hardly wait, and each one more reads React and the messages again
        pool: 'threads',
        // The messages, 15 MB, are read once per worker instead of once per file.
        server: { deps: { external: [/\/messages\/compiled\//] } },
        setupFiles: ['harness/properties.ts', 'web/testing/setup.ts'],
        testTimeout: 300_000,
      }),
    ],
  },
});
