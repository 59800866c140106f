// Other malformed values are in malformed.full.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allEndpoints,
  buildCall,
  buildUrlsWith,
  callAs,
  findAllowedCaller,
  listFields,
  sessionEndingCalls,
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

const endpoints = allEndpoints.filter(([name]) => !sessionEndingCalls.has(name));

test.each(endpoints)(
  'C-06 M-02 %s answers what is wrong with a NUL in any of its texts',
  async (_, endpoint) => {
    const good = buildCall(hospitals, endpoint);
    const calls = [
      ...buildUrlsWith(hospitals, endpoint, 'a%00b').map((url) => ({ ...good, url })),
      ...listFields(endpoint.body).map((field) => ({ ...good, body: { ...good.body, [field]: 'a\u0000b' } })),
    ];
    for (const call of calls) {
      const { status } = await callAs(hams, endpoint, call, findAllowedCaller(hospitals, endpoint));
      expect([call, status < 500]).toEqual([call, true]);
    }
  },
);
