import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { toHydrationState, toPageData } from './page-data.ts';
import { getServerFault } from './server-fault.ts';

const faultMessage = 'Something went wrong on our side. Name this reference: 7k2m-9xqf-3hdw';
const refusal = (status: number, code: string) =>
  new ApiError({ type: '', title: '', status, code, message: faultMessage });

function getBrowserMessage(error: unknown): string | null {
  const data = JSON.parse(JSON.stringify(toPageData({}, { page: error })));
  return getServerFault(toHydrationState(data).errors?.page);
}

test('P-07 the reference of a failure is the same in the page and in the browser that takes it over', () => {
  const failure = refusal(500, 'internal');
  expect(getServerFault(failure)).toBe(faultMessage);
  expect(getBrowserMessage(failure)).toBe(faultMessage);
});

test('P-07 other errors have none: a refusal, a broken screen, an address of nothing', () => {
  for (const error of [refusal(503, 'unavailable'), new Error('a screen that throws')]) {
    expect([getServerFault(error), getBrowserMessage(error)]).toEqual([null, null]);
  }
  const errors = toHydrationState({ loaderData: {}, failed: { page: [404, null] } }).errors;
  expect([isRouteErrorResponse(errors?.page), getServerFault(errors?.page)]).toEqual([true, null]);
});
