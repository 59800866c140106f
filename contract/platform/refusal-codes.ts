import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

const ofDesk = {
  pin: [],
  password: ['password_needed', 'wrong_password', 'too_many_attempts', 'desk_session'],
  never: ['desk_session'],
} as const satisfies Record<string, readonly RefusalCode[]>;

/** All declared refusal codes, without those of a failing server. */
export function listRefusalCodes({
  params,
  query,
  headers,
  body,
  form,
  who,
  atDesk,
  refusals,
}: Endpoint): RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      ...(params || query || headers || body || form ? (['invalid_request'] as const) : []),
      ...(who === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
      ...refusals,
      ...ofDesk[atDesk ?? 'pin'],
      ...(body || form ? (['too_large', 'unsupported_media_type'] as const) : []),
      'too_many_requests',
    ]),
  ];
}
