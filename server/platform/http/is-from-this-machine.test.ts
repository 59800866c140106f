import { expect, test } from 'vitest';
import { forwardingHeaders } from '#server/testing/forwarding-headers.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';

const makeRequest = (headers: Record<string, string> = {}, httpVersion = '1.1') =>
  isFromThisMachine({
    headers: { host: 'localhost:3000', ...headers },
    httpVersion,
    socket: { remoteAddress: '127.0.0.1' },
  });

test('P-04 a program or a browser at this machine is known as one, whatever else it sends', () => {
  expect(makeRequest()).toBe(true);
  expect(makeRequest({ 'x-request-id': '1', 'user-agent': 'curl', referer: 'http://localhost:3000/' })).toBe(
    true,
  );
});

test.each(forwardingHeaders)('P-04 whoever sends %s asks for somebody else', (name) => {
  expect(makeRequest({ [name]: '127.0.0.1' })).toBe(false);
});

test('P-04 Nginx, told nothing, names nobody and speaks HTTP/1.0', () => {
  expect(makeRequest({ connection: 'close' }, '1.0')).toBe(false);
});
