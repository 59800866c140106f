import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findMorningTimeZone } from './e2e/morning-clinic.ts';
import { fakeDeviceOptions, launchOptions } from './harness/chromium.ts';
import { createClockEnv, testMoments } from './harness/clock.ts';

const port = 23_480;
// Inherited by this process's children: the server, the workers and their browsers. MOMENT selects another of
// the moments.
Object.assign(process.env, createClockEnv(testMoments[Number(process.env.MOMENT ?? 0)] ?? testMoments[0]));
const clockOffset = Number.parseInt(process.env.FAKETIME ?? '0', 10) * 1000;

/** The database of the server below, for e2e/. */
const dataDirectory = join(import.meta.dirname, 'test-results/data');
process.env.HAMS_JOURNEYS_DATA = dataDirectory;

const full = '*.full.spec.ts';
const screens = 'accessibility.full.spec.ts';
const video = 'video-*.full.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  // One more than the usual two processors, because journeys sometimes wait.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // A passing test never reaches these limits, even on a busy machine; they only end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.TEST_REPORT ? [['dot'], ['junit', { outputFile: process.env.TEST_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests do not see requests of a service worker; e2e/offline.full.spec.ts allows it.
    serviceWorkers: 'block',
    geolocation: { latitude: 17.385, longitude: 78.4867 },
    // A trace takes a fifth of the time; TRACE=on stores those of failed journeys.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  projects: [
    { name: 'main', testMatch: '*.spec.ts', testIgnore: full },
    { name: 'full', testMatch: full, testIgnore: [screens, video] },
    // One at a time: two calls that encode video together overload two processors.
    { name: 'video', testMatch: video, workers: 1, use: { launchOptions: fakeDeviceOptions } },
    // On a server of their own: a screen is stable across reloads only while no other test changes the demo
    // clinic.
    { name: 'screens', testMatch: screens },
  ],
  outputDir: 'test-results',
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://localhost:${port}/api/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT: 'off',
      // Most journeys begin with new accounts, whose phones are not verified.
      OPEN_VISITS_UNPROVEN: '9999',
      UNPROVEN_SHARE: '100',
      DEMO: 'on',
      CLINIC_TIME_ZONE: findMorningTimeZone(new Date(Date.now() + clockOffset)),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    timeout: 300_000,
  },
});
