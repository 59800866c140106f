import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';

/** The time to enter name, sex and birth. */
export const proofMinutes = 15;

/** Keeps session tokens and phone proofs apart: neither is accepted as the other. */
const audience = 'hams:quick-signup';
const claims = z.object({ phone: z.string(), exp: z.number() });

/** A signed, short-lived proof that its bearer has this phone. */
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

export function readPhoneProof({ clock, jwtSecret }: Pick<Deps, 'clock' | 'jwtSecret'>, proof: string) {
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
    return null;
  }
}
