import { inflateRawSync } from 'node:zlib';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import type { CardVerdict } from '#contract/clinical/prescription-checks.ts';
import { signingAlgorithm } from './signing-key.ts';

const named = z.object({ name: z.tuple([z.object({ text: z.string() })]) });
const patient = named.extend({ resourceType: z.literal('Patient'), birthDate: z.string() });
const practitioner = named.extend({
  resourceType: z.literal('Practitioner'),
  identifier: z.tuple([
    z.object({ value: z.string(), assigner: z.object({ display: z.string() }).optional() }),
  ]),
});
const request = z.object({
  resourceType: z.literal('MedicationRequest'),
  medicationCodeableConcept: z.object({ text: z.string() }),
  dosageInstruction: z.tuple([z.object({ text: z.string() })]).optional(),
});
const entrySchema = <Resource extends z.ZodType>(resource: Resource) => z.object({ resource });
const payload = z.object({
  iss: z.string(),
  nbf: z.number(),
  vc: z.object({
    rid: z.string(),
    credentialSubject: z.object({
      fhirBundle: z.object({
        entry: z.tuple([entrySchema(patient), entrySchema(practitioner)], entrySchema(request)),
      }),
    }),
  }),
});
export type CardPayload = z.infer<typeof payload>;

interface Reader {
  readonly issuer: string;
  readonly now: number;
  readonly keyOf: (kid: string) => Promise<JWK | null>;
}

type Broken = Exclude<CardVerdict, 'genuine' | 'replaced' | 'revoked' | 'unreadable'>;
export type ReadCard = { readonly card: CardPayload } | { readonly verdict: Broken };

/** A bundle in one code has some 5 KB; this guards against decompression bombs. */
const maxPayloadBytes = 64 * 1024;
/** Tolerated clock difference between processes. */
const clockSkewSeconds = 60;
const encoder = new TextDecoder('utf-8', { fatal: true });

/** Accepts one spelling only: the last letter of a signature has bits that decoders ignore. */
const isCanonical = (part: string) => Buffer.from(part, 'base64url').toString('base64url') === part;

/** From the unverified payload, only to find the right key. */
function readIssuer(part: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(part, 'base64url'), { maxOutputLength: maxPayloadBytes });
    return (JSON.parse(encoder.decode(bytes)) as { iss?: unknown } | null)?.iss;
  } catch {
    return undefined;
  }
}

async function verified(jws: string, key: JWK): Promise<CardPayload | null> {
  try {
    const { payload: bytes } = await compactVerify(jws, await importJWK(key, signingAlgorithm), {
      algorithms: [signingAlgorithm],
    });
    const text = encoder.decode(inflateRawSync(bytes, { maxOutputLength: maxPayloadBytes }));
    return payload.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // Any failure means that we did not sign it.
  }
}

export async function readCard(jws: string, { issuer, now, keyOf }: Reader): Promise<ReadCard> {
  const parts = jws.split('.');
  const [, body = ''] = parts;
  if (parts.length !== 3 || !parts.every(isCanonical)) return { verdict: 'changed' };
  let kid: unknown;
  try {
    kid = decodeProtectedHeader(jws).kid;
  } catch {
    return { verdict: 'changed' };
  }
  const signer = readIssuer(body);
  if (typeof signer !== 'string') return { verdict: 'changed' };
  if (signer !== issuer) return { verdict: 'other_issuer' };
  const key = typeof kid === 'string' ? await keyOf(kid) : null;
  if (!key) return { verdict: 'unknown_key' };
  const card = await verified(jws, key);
  if (!card) return { verdict: 'changed' };
  return card.nbf > now / 1000 + clockSkewSeconds ? { verdict: 'not_yet' } : { card };
}
