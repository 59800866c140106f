/** The push services of Google, Mozilla, Microsoft and Apple. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
];

/**
 * Checks that an address belongs to a push service: the server will call it, and a signed-in user must not
 * direct it elsewhere. `allowed` are hosts of the setting PUSH_HOSTS, with a port unless it is the usual one.
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowed.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && knownHosts.some((pattern) => pattern.test(hostname));
}
