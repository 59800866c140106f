import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { isStaffRole } from '#domain/hospital-roles.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import type { TestPerson } from '#server/platform/test-people.ts';
import { asked, callOn, endsSession, everyCall, shapeOf } from './every-call.ts';
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

/** Somebody who may call it: one of the staff before others, and null where nobody has to be logged in. */
function callerOf({ who }: Endpoint): Pick<TestPerson, 'bearer'> | null {
  if (who === 'anyone') return null;
  const role = who.find(isStaffRole);
  if (role !== undefined) return all.staff[role];
  return who.includes('doctor') ? all.doctor : all.patient;
}

const readings = everyCall.filter(([, { method }]) => method === 'GET');

test.each(readings)('C-06 M-02 %s answers what is wrong with any malformed value', async (_, endpoint) => {
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
    const { status } = await asked(hams, endpoint, { ...good, url }, callerOf(endpoint));
    expect([url, status < 500]).toEqual([url, true]);
  }
});

const changes = everyCall.filter(([name, { method }]) => method !== 'GET' && !endsSession.has(name));

test.each(changes)('C-06 %s answers what is wrong with a NUL in any of its texts', async (_, endpoint) => {
  const good = callOn(all, endpoint);
  const calls = [
    ...shapeOf(endpoint.body).map((field) => ({ ...good, body: { ...good.body, [field]: 'a\u0000b' } })),
    ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, field]) => ({
      ...good,
      url: `/api${endpoint.path.replace(`:${field}`, 'a%00b').replace(/:\w+/g, '1')}`,
    })),
  ];
  for (const call of calls) {
    const { status } = await asked(hams, endpoint, call, callerOf(endpoint));
    expect([call, status < 500]).toEqual([call, true]);
  }
});
