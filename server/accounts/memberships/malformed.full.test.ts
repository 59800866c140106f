import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, callerOf, callOn, everyCall, urlsWith } from '#server/testing/accounts/cross-tenant-calls.ts';
import { type TwoHospitals, twoHospitals } from '#server/testing/accounts/two-hospitals.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let hams: TestApp;
let all: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  all = await twoHospitals(hams);
});
afterAll(() => hams.close());

/** Not encoded again: some are no valid encoding. */
const malformed = [
  'x',
  '',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '2026-13-45',
  '0000-00-00',
  '2026-11-26T00:00',
  '%00',
  '%ff',
  '%ED%A0%80',
  'all',
  encodeURIComponent('\u3164'),
  'x'.repeat(3000),
];

const readings = everyCall.filter(([, { method }]) => method === 'GET');

test.each(readings)('C-06 M-02 %s answers what is wrong with any malformed value', async (_, endpoint) => {
  const good = callOn(all, endpoint);
  for (const url of malformed.flatMap((value) => urlsWith(all, endpoint, value))) {
    const { status } = await asked(hams, endpoint, { ...good, url }, callerOf(all, endpoint));
    expect([url, status < 500]).toEqual([url, true]);
  }
});
