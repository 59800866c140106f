import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.mjs';

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');

const toAddressFamily = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');

/** True if the TURN server of docs/operations.md#video-visits does not relay to the address. */
function isDenied(address: string): boolean {
  const family = toAddressFamily(address);
  const list = new BlockList();
  for (const [, from = '', to = ''] of operations.matchAll(/^denied-peer-ip=([\da-f.:]+)-([\da-f.:]+)$/gm))
    if (toAddressFamily(from) === family) list.addRange(from, to, family);
  return list.check(address, family);
}

test.each([
  ['this network', '0.0.0.1'],
  ['private', '10.1.2.3'],
  ['shared by carriers', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['link-local, where clouds tell secrets', '169.254.169.254'],
  ['private', '172.31.0.1'],
  ['for protocols', '192.0.0.8'],
  ['private', '192.168.1.1'],
  ['for benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['loopback', '::1'],
  ['IPv4 in IPv6', '::ffff:10.0.0.1'],
  ['translated', '64:ff9b::a00:1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['multicast', 'ff02::1'],
])('P-04 the TURN server that we recommend reaches nothing that is %s: %s', (_, address) => {
  expect(isDenied(address)).toBe(true);
});

test('P-04 it reaches people', () => {
  for (const address of ['8.8.8.8', '103.21.244.1', '2001:4860:4860::8888'])
    expect(isDenied(address)).toBe(false);
});
