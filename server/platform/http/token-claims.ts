import { createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';

const claims = z.object({ sid: z.uuid(), exp: z.number() });
export type TokenClaims = z.infer<typeof claims>;

/**
 * Reads a token, alone or as `Bearer …`: null unless it has our signature and has not expired. Does not check
 * in the database that its session is open.
 */
export function createClaimsReader({
  clock,
  jwtSecret,
}: Pick<Deps, 'clock' | 'jwtSecret'>): (token: string | undefined) => TokenClaims | null {
  // Expiry is checked by the injected clock; the verifier caches good signatures.
  const verify = createVerifier({
    key: jwtSecret,
    algorithms: ['HS256'],
    cache: 10_000,
    ignoreExpiration: true,
  });
  const verifyClaims = (token: string) => {
    try {
      return claims.safeParse(verify(token)).data;
    } catch {
      return undefined;
    }
  };
  return (given) => {
    // Anchored: an unanchored search in a header of 16 kB makes some 10^8 comparisons.
    const token = /^(?:Bearer )?(\S+)$/i.exec(given ?? '')?.[1];
    const claim = token === undefined ? undefined : verifyClaims(token);
    return claim && claim.exp * 1000 > clock.now() ? claim : null;
  };
}
