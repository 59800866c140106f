import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allEndpoints,
  buildCall,
  buildUrlsWith,
  callAs,
  findAllowedCaller,
} from '#server/testing/accounts/cross-tenant-calls.ts';
import { createTwoHospitals, type TwoHospitals } from '#server/testing/accounts/two-hospitals.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let hams: TestApp;
let hospitals: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  hospitals = await createTwoHospitals(hams);
});
afterAll(() => hams.close());

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

const readings = allEndpoints.filter(([, { method }]) => method === 'GET');

test.each(readings)('C-06 M-02 %s answers what is wrong with any malformed value', async (_, endpoint) => {
  const good = buildCall(hospitals, endpoint);
  for (const url of malformed.flatMap((value) => buildUrlsWith(hospitals, endpoint, value))) {
    const { status } = await callAs(hams, endpoint, { ...good, url }, findAllowedCaller(hospitals, endpoint));
    expect([url, status < 500]).toEqual([url, true]);
  }
});
