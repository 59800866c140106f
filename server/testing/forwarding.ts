/** By which proxies, tunnels and CDNs say whom they ask for. */
export const forwardingHeaders = [
  'forwarded',
  'forwarded-for',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'x-envoy-external-address',
  'cdn-loop',
];
