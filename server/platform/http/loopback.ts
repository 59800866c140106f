import { BlockList, isIP, isIPv4 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine reaches a host, or calls from an address; a name other than localhost is unknown. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) === 0) return address.toLowerCase() === 'localhost';
  return loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
