import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';

/** How long somebody has for their name, sex and birth. */
export const proofMinutes = 15;

/** Neither is a session's token a proof, nor a proof a token, which names a session. */
const audience = 'hams:quick-signup';
const claims = z.object({ phone: z.string(), exp: z.number() });

/** A signed, short-lived proof that whoever holds it has this phone. */
export function signPhoneProof(
  { clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>,
  phone: string,
): string {
  const issued = Math.floor(clock.now() / 1000);
  return createSigner({ key: jwtSecret, algorithm: 'HS256' })({
    aud: audience,
    phone,
    iat: issued,
    exp: issued + proofMinutes * 60,
  });
}

/** The phone that a proof names; null unless it has our signature and has not expired. */
export function readPhoneProof({ clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>, proof: string) {
  // Expiry is checked by the injected clock.
  const verify = createVerifier({
    key: jwtSecret,
    algorithms: ['HS256'],
    allowedAud: audience,
    ignoreExpiration: true,
  });
  try {
    const claim = claims.parse(verify(proof));
    return claim.exp * 1000 > clock.now() ? claim.phone : null;
  } catch {
    return null; // malformed, unsigned, signed by somebody else, or no proof
  }
}
