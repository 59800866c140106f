/** Headers by which proxies, tunnels and CDNs name the client. */
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
