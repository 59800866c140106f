// Other malformed values are in malformed.full.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asked,
  callerOf,
  callOn,
  endsSession,
  everyCall,
  shapeOf,
  urlsWith,
} from '#server/testing/accounts/cross-tenant-calls.ts';
import { type TwoHospitals, twoHospitals } from '#server/testing/accounts/two-hospitals.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let hams: TestApp;
let all: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  all = await twoHospitals(hams);
});
afterAll(() => hams.close());

const endpoints = everyCall.filter(([name]) => !endsSession.has(name));

test.each(endpoints)(
  'C-06 M-02 %s answers what is wrong with a NUL in any of its texts',
  async (_, endpoint) => {
    const good = callOn(all, endpoint);
    const calls = [
      ...urlsWith(all, endpoint, 'a%00b').map((url) => ({ ...good, url })),
      ...shapeOf(endpoint.body).map((field) => ({ ...good, body: { ...good.body, [field]: 'a\u0000b' } })),
    ];
    for (const call of calls) {
      const { status } = await asked(hams, endpoint, call, callerOf(all, endpoint));
      expect([call, status < 500]).toEqual([call, true]);
    }
  },
);
