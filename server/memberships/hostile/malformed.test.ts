// Values that are malformed in other ways: malformed.full.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import {
  asked,
  callerOf,
  callOn,
  callsWithInAddress,
  endsSession,
  everyCall,
  shapeOf,
} from './every-call.ts';
import { type TwoHospitals, twoHospitals } from './two-hospitals.ts';

let hams: TestApp;
let all: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  all = await twoHospitals(hams);
});
afterAll(() => hams.close());

const calls = everyCall.filter(([name]) => !endsSession.has(name));

test.each(calls)('C-06 M-02 %s answers what is wrong with a NUL in any of its texts', async (_, endpoint) => {
  const good = callOn(all, endpoint);
  const inBody = shapeOf(endpoint.body).map((field) => ({
    ...good,
    body: { ...good.body, [field]: 'a\u0000b' },
  }));
  for (const call of [...callsWithInAddress(all, endpoint, 'a%00b'), ...inBody]) {
    const { status } = await asked(hams, endpoint, call, callerOf(all, endpoint));
    expect([call, status < 500]).toEqual([call, true]);
  }
});
