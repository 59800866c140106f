import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { asked, callerOf, callsWithInAddress, everyCall } from './every-call.ts';
import { type TwoHospitals, twoHospitals } from './two-hospitals.ts';

let hams: TestApp;
let all: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  all = await twoHospitals(hams);
});
afterAll(() => hams.close());

/** As they stand in an address. */
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
  for (const value of malformed) {
    for (const call of callsWithInAddress(all, endpoint, value)) {
      const { status } = await asked(hams, endpoint, call, callerOf(all, endpoint));
      expect([call.url, status < 500]).toEqual([call.url, true]);
    }
  }
});
