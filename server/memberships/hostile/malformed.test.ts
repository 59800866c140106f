import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStaffRole } from '#domain/hospital-roles.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { asked, callOn, everyCall, shapeOf } from './every-call.ts';
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

const readings = everyCall.flatMap(([name, endpoint]) => {
  const who = endpoint.who === 'anyone' ? undefined : endpoint.who.find(isStaffRole);
  return endpoint.method === 'GET' && who !== undefined ? [{ name, endpoint, who }] : [];
});

test.each(readings)('C-06 M-02 $name answers what is wrong with any malformed value', async (reading) => {
  const { endpoint, who } = reading;
  const good = callOn(all, endpoint);
  const [path = '', query = ''] = good.url.split('?');
  const urls: string[] = [];
  for (const value of malformed) {
    for (const field of shapeOf(endpoint.query)) {
      const rest = new URLSearchParams(query);
      rest.delete(field);
      urls.push(`${path}?${field}=${value}&${rest}`);
    }
    for (const [, field] of endpoint.path.matchAll(/:(\w+)/g)) {
      urls.push(`/api${endpoint.path.replace(`:${field}`, value).replace(/:\w+/g, '1')}?${query}`);
    }
  }
  for (const url of urls) {
    const { status } = await asked(hams, endpoint, { ...good, url }, all.staff[who]);
    expect([url, status < 500]).toEqual([url, true]);
  }
});
