/** The push services of the makers of browsers: Google, Mozilla, Microsoft, Apple. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
];

/**
 * Whether an address is one of a push service: the server will call it, and must not be sent anywhere else by
 * somebody who is merely logged in. `allowed` are hosts of the setting PUSH_HOSTS, with a port if not the
 * usual one.
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowed.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && knownHosts.some((pattern) => pattern.test(hostname));
}
