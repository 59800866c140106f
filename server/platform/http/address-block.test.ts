import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAddressBlock } from './address-block.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['[2001:db8::1]', '[2001:db8::1]'],
  ['192.0.2.1:443', '192.0.2.1:443'],
  ['', ''],
])('P-04 %j counts as %j', (address, block) => {
  expect(toAddressBlock(address)).toBe(block);
});

const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16));
const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));

test('P-04 two IPv6 addresses count as one exactly when their first 64 bits are the same', () => {
  fc.assert(
    fc.property(half, half, half, half, (network, other, host, otherHost) => {
      expect(toAddressBlock(`${network}:${host}`)).toBe(toAddressBlock(`${network}:${otherHost}`));
      expect(toAddressBlock(`${network}:${host}`) === toAddressBlock(`${other}:${host}`)).toBe(
        network === other,
      );
    }),
  );
});

test('P-04 every address has a block, whatever its spelling; an IPv4 address has the same one in IPv6', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV4(), (address, plain) => {
      expect(toAddressBlock(address)).toBe(toAddressBlock(address.toUpperCase()));
      expect(isIPv6(toAddressBlock(address).replace('/64', ''))).toBe(
        !/^\d+(\.\d+){3}$/.test(toAddressBlock(address)),
      );
      expect(toAddressBlock(`::ffff:${plain}`)).toBe(plain);
      expect(toAddressBlock(plain)).toBe(plain);
    }),
  );
});

test('P-04 whatever stands in a forwarded header has a block and throws nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toAddressBlock(text)).toEqual(expect.any(String));
    }),
  );
});
