import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { hydrationOf, pageDataOf } from './page-data.ts';
import { serverFault } from './server-fault.ts';

const said = 'Something went wrong on our side. Name this reference: 7k2m-9xqf-3hdw';
const refusal = (status: number, code: string) =>
  new ApiError({ type: '', title: '', status, code, message: said });

/** What the browser shows of an error that the server met while it rendered. */
function shownInBrowser(error: unknown): string | null {
  const data = JSON.parse(JSON.stringify(pageDataOf({}, { page: error })));
  return serverFault(hydrationOf(data).errors?.page);
}

test('P-07 the reference of a failure is the same in the page and in the browser that takes it over', () => {
  const failure = refusal(500, 'internal');
  expect(serverFault(failure)).toBe(said);
  expect(shownInBrowser(failure)).toBe(said);
});

test('P-07 other errors have none: a refusal, a broken screen, an address of nothing', () => {
  for (const error of [refusal(503, 'unavailable'), new Error('a screen that throws')]) {
    expect([serverFault(error), shownInBrowser(error)]).toEqual([null, null]);
  }
  const errors = hydrationOf({ loaderData: {}, failed: { page: [404, null] } }).errors;
  expect([isRouteErrorResponse(errors?.page), serverFault(errors?.page)]).toEqual([true, null]);
});
