import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

/** Every code that an endpoint may refuse with, beside those of a server that fails. */
export function codesOf({ params, query, headers, body, form, who, refusals }: Endpoint): RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      ...(params || query || headers || body || form ? (['invalid_request'] as const) : []),
      ...(who === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
      ...refusals,
      ...(body || form ? (['too_large', 'unsupported_media_type'] as const) : []),
      'too_many_requests',
    ]),
  ];
}
