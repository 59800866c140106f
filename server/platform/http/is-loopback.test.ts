import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each([
  'localhost',
  'LocalHost',
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('P-04 %s is this machine', (host) => expect(isLoopback(host)).toBe(true));

test.each([
  '0.0.0.0',
  '::',
  '',
  '10.0.0.7',
  '128.0.0.1',
  '::ffff:10.0.0.7',
  '::2',
  'hams.example',
  'localhost.example',
  '127.0.0.1.example',
])('P-04 %j lets others in', (host) => expect(isLoopback(host)).toBe(false));
