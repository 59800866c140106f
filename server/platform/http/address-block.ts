import { isIPv4, isIPv6 } from 'node:net';

/** Four 16-bit groups: the network part of an IPv6 address. */
const networkGroups = 4;

function parseGroups(address: string): number[] {
  // The URL parser normalizes every spelling (RFC 5952), an IPv4 tail to two groups.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The unit by which limits count addresses: an IPv4 address, also when written as IPv6 (`::ffff:192.0.2.1`),
 * or the /64 of an IPv6 address, all of which one customer has (RFC 6177). Anything else is returned
 * unchanged.
 */
export function toAddressBlock(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%', 1);
  const groups = parseGroups(withoutZone);
  const [fifth, high = 0, low = 0] = groups.slice(5);
  if (fifth === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
