import { deflateRawSync } from 'node:zlib';
import { CompactSign } from 'jose';
import { type CardFacts, createCardBundle } from './card-bundle.ts';
import { type SigningKey, signingAlgorithm } from './signing-key.ts';

/** Capacity of one QR code of version 22 (SMART Health Cards, "Encoding Chunks as QR Codes"). */
export const maxCardLength = 1195;

interface CardHead {
  /** Base URL of its keys, without a trailing slash. */
  readonly issuer: string;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
  readonly cardId: string;
}

/**
 * Signs a prescription as a SMART Health Card (JWS ES256, `zip: DEF`). Null if it exceeds one code: a part of
 * a prescription must not pass for the whole.
 */
export async function makeCard(
  { kid, key }: SigningKey,
  { issuer, writtenAt, cardId }: CardHead,
  facts: CardFacts,
): Promise<string | null> {
  const payload = {
    iss: issuer,
    nbf: Math.floor(writtenAt / 1000),
    vc: {
      type: ['https://smarthealth.cards#health-card'],
      credentialSubject: { fhirVersion: '4.0.1', fhirBundle: createCardBundle(facts) },
      rid: cardId,
    },
  };
  const card = await new CompactSign(deflateRawSync(JSON.stringify(payload), { level: 9 }))
    .setProtectedHeader({ alg: signingAlgorithm, zip: 'DEF', kid })
    .sign(key);
  return card.length > maxCardLength ? null : card;
}
