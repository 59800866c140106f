import { expect, test } from 'vitest';
import { hospitalEndpoint, hospitalsNearbyEndpoint } from '#contract/hospital/hospitals.ts';
import { findEndpoint } from './check-response.ts';

test.each([
  ['/api/hospitals/getAll/17.4/78.4', hospitalsNearbyEndpoint],
  ['/api/hospitals/getAll/../78.4?a=../b', hospitalEndpoint],
])(
  'P-03 the answer to %s is held against the endpoint that the address names in the end',
  (url, endpoint) => {
    expect(findEndpoint('GET', url)).toBe(endpoint);
  },
);
