import type { VerifiedCard } from '#contract/clinical/prescription-checks.ts';
import { decodeCardText, hasCardPrefix } from '#server/clinical/health-cards/card-encoding.ts';
import { findPublicKey } from '#server/clinical/health-cards/public-keys.ts';
import { type CardPayload, readCard } from '#server/clinical/health-cards/read-card.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findPaperByCardId } from './paper-queries.ts';
import { paperState } from './paper-state.ts';

function toCardFacts({ nbf, vc }: CardPayload): NonNullable<VerifiedCard['card']> {
  const [{ resource: patient }, { resource: doctor }, ...requests] = vc.credentialSubject.fhirBundle.entry;
  const [{ value, assigner }] = doctor.identifier;
  return {
    patient: patient.name[0].text,
    birthDate: patient.birthDate,
    doctor: doctor.name[0].text,
    registration: [value, assigner?.display].filter(Boolean).join(' · '),
    writtenAt: new Date(nbf * 1000).toISOString(),
    medicines: requests.map(({ resource }) =>
      [resource.medicationCodeableConcept.text, resource.dosageInstruction?.[0].text]
        .filter(Boolean)
        .join(': '),
    ),
  };
}

export async function verifyCard({ database, clock, config }: Deps, code: string): Promise<VerifiedCard> {
  const jws = decodeCardText(code);
  // Text with our prefix is a damaged card; anything else is another kind of text.
  if (jws === null) return { verdict: hasCardPrefix(code) ? 'changed' : 'unreadable', card: null };
  const read = await readCard(jws, {
    issuer: config.publicUrl,
    now: clock.now(),
    keyOf: (kid) => findPublicKey(database.pool, kid),
  });
  if ('verdict' in read) return { verdict: read.verdict, card: null };
  const [paper] = await findPaperByCardId(database.pool, { cardId: read.card.vc.rid });
  // Signed by us but unknown, so it was deleted.
  return { verdict: paper ? paperState(paper) : 'revoked', card: toCardFacts(read.card) };
}
