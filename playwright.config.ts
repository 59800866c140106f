import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/chromium.ts';

const port = 23_480;
const dataDirectory = join(tmpdir(), `hams-journeys-${process.ppid}`);
process.env.HAMS_JOURNEYS_DATA ??= dataDirectory;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalTeardown: './e2e/forget-data.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: { latitude: 17.385, longitude: 78.4867 },
    trace: 'retain-on-failure',
    launchOptions,
  },
  outputDir: 'test-results',
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://localhost:${port}/api/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.HAMS_JOURNEYS_DATA, RATE_LIMIT: 'off', DEMO: 'on' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
    timeout: 60_000,
  },
});
