import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, withInventedDevices } from './harness/chromium.ts';

const port = 23_480;
/** Made and removed by run/test.mjs; without it, in the folder for temporary files. */
const dataDirectory = process.env.HAMS_JOURNEYS_DATA ?? join(tmpdir(), `hams-journeys-${process.ppid}`);

const video = 'video-*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  // One more than the usual two processors: journeys wait now and then.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  // A busy machine is slow, not wrong: what does not come at all fails as well.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests do not see requests of a service worker; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    geolocation: { latitude: 17.385, longitude: 78.4867 },
    // A trace costs a fifth of the time; TRACE=on keeps those of failed journeys.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
  // The calls first, in a browser of their own: one at a time, because two that encode pictures at once leave
  // two processors no room for either.
  projects: [
    { name: 'calls', testMatch: video, workers: 1, use: { launchOptions: withInventedDevices } },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: video, use: { launchOptions } },
  ],
  outputDir: 'test-results',
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://localhost:${port}/api/readyz`,
    env: { PORT: String(port), DATA_DIR: dataDirectory, RATE_LIMIT: 'off', DEMO: 'on' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
    timeout: 60_000,
  },
});
