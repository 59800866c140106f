import type { PaperCheck } from '#contract/clinical/paper-codes.ts';
import { findCouncilName } from '#domain/doctors/councils.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { cardScheme, encodeCardDigits, encodeCardText } from '#server/clinical/health-cards/card-encoding.ts';
import { makeCard } from '#server/clinical/health-cards/make-card.ts';
import { ensureSigningKey } from '#server/clinical/health-cards/signing-key.ts';
import type { IssuedPrescriptionRow } from '#server/clinical/prescriptions/prescription-row.ts';
import type { Deps } from '#server/platform/deps.ts';
import { digitsQrCode, urlQrCode } from '#server/platform/documents/qr-code.ts';
import { countCheckViews } from './check-view-queries.ts';

type Needs = Pick<Deps, 'config' | 'database' | 'clock' | 'jwtSecret'>;

async function signedCard(deps: Needs, row: IssuedPrescriptionRow): Promise<PaperCheck['card']> {
  if (row.plain_text !== null) return null;
  const { doctor, patient } = row.issued;
  const writtenAt = row.written_at.getTime();
  const head = { issuer: deps.config.publicUrl, writtenAt, cardId: row.card_id };
  const jws = await makeCard(await ensureSigningKey(deps), head, {
    patient,
    doctor: { ...doctor, council: findCouncilName(doctor.council) },
    medicines: row.medicines,
    writtenOn: toCalendarDay(writtenAt, deps.clock.timeZone),
  });
  if (jws === null) return null;
  return { text: encodeCardText(jws), code: digitsQrCode(cardScheme, encodeCardDigits(jws)) };
}

/**
 * Means to check a valid version. The card is signed again each time with the present key; its content is
 * frozen, so it need not be stored.
 */
export async function createPaperCheck(deps: Needs, row: IssuedPrescriptionRow): Promise<PaperCheck> {
  const url = `${deps.config.publicUrl}/rx/${row.check_id}`;
  const [[seen], card] = await Promise.all([
    countCheckViews(deps.database.pool, { checkId: row.check_id }),
    signedCard(deps, row),
  ]);
  return {
    url,
    urlCode: urlQrCode(url),
    looks: seen?.looks ?? 0,
    lastLookAt: seen?.last_look_at?.toISOString() ?? null,
    card,
  };
}
