import type { PaperCheck } from '#contract/clinical/paper-codes.ts';
import { councilName } from '#domain/doctors/councils.ts';
import { dayAt } from '#domain/platform/calendar-days.ts';
import { cardDigits, cardText, scheme } from '#server/clinical/health-cards/card-digits.ts';
import { makeCard } from '#server/clinical/health-cards/make-card.ts';
import { signingKey } from '#server/clinical/health-cards/signing-key.ts';
import type { IssuedPrescriptionRow } from '#server/clinical/prescriptions/prescription-row.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressCode, digitsCode } from '#server/platform/documents/qr-code.ts';
import { looksAtPaper } from './look-queries.ts';

type Needs = Pick<Deps, 'config' | 'database' | 'clock' | 'jwtSecret'>;

async function signedCard(deps: Needs, row: IssuedPrescriptionRow): Promise<PaperCheck['card']> {
  if (row.plain_text !== null) return null;
  const { doctor, patient } = row.issued;
  const writtenAt = row.written_at.getTime();
  const head = { issuer: deps.config.publicUrl, writtenAt, cardId: row.card_id };
  const jws = await makeCard(await signingKey(deps), head, {
    patient,
    doctor: { ...doctor, council: councilName(doctor.council) },
    medicines: row.medicines,
    writtenOn: dayAt(writtenAt, deps.clock.timeZone),
  });
  if (jws === null) return null;
  return { text: cardText(jws), code: digitsCode(scheme, cardDigits(jws)) };
}

/**
 * How a version that counts can be checked. Its card is signed anew each time, by the present key: what it
 * says is frozen, so nothing has to be kept.
 */
export async function paperCheck(deps: Needs, row: IssuedPrescriptionRow): Promise<PaperCheck> {
  const url = `${deps.config.publicUrl}/rx/${row.check_id}`;
  const [[seen], card] = await Promise.all([
    looksAtPaper(deps.database.pool, { checkId: row.check_id }),
    signedCard(deps, row),
  ]);
  return {
    url,
    urlCode: addressCode(url),
    looks: seen?.looks ?? 0,
    lastLookAt: seen?.last_look_at?.toISOString() ?? null,
    card,
  };
}
