import type { CheckedContent } from '#contract/clinical/prescription-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressBlockOf } from '#server/platform/http/address-block.ts';
import { checkIdOf } from './check-id.ts';
import { checkedContent } from './checked-paper-presenter.ts';
import { insertLook, wrongYears } from './look-queries.ts';
import { lockedPaper } from './paper-queries.ts';
import { paperState } from './paper-state.ts';
import { shownToken } from './shown-token.ts';

/** There are a hundred years to try (docs/product.md#limits). */
const wrongFromHereAtMost = 5;
const wrongFromAllAtMost = 20;
const hourMilliseconds = 3_600_000;

/**
 * What a paper says, for whoever types its patient's birth year. Every try is logged. Refuses with
 * `paper_unknown`, `paper_not_valid`, `wrong_birth_year`, and with `too_many_attempts` whatever the year.
 */
export async function openCheckedPaper(
  { database, clock, jwtSecret }: Deps,
  typedId: string,
  birthYear: string,
  ip: string,
): Promise<{ shown: string; content: CheckedContent }> {
  const checkId = checkIdOf(typedId);
  const now = clock.now();
  const address = addressBlockOf(ip);
  const outcome = await database.transaction(async (db) => {
    const [paper] = await lockedPaper(db, { checkId });
    if (!paper) return new Refusal('paper_unknown');
    if (paperState(paper) !== 'genuine') return new Refusal('paper_not_valid');
    const [wrong] = await wrongYears(db, {
      checkId,
      address,
      hourAgo: new Date(now - hourMilliseconds),
      dayAgo: new Date(now - 24 * hourMilliseconds),
    });
    if (!wrong || wrong.from_here >= wrongFromHereAtMost || wrong.from_all >= wrongFromAllAtMost) {
      return new Refusal('too_many_attempts', {}, hourMilliseconds / 1000);
    }
    const isRight = paper.issued.patient.dateOfBirth.slice(0, 4) === String(birthYear);
    const kind = isRight ? 'medicines' : 'wrong_year';
    await insertLook(db, { checkId, now: new Date(now), kind, address });
    return isRight ? checkedContent(paper) : new Refusal('wrong_birth_year');
  });
  // Thrown outside, because a refusal inside would undo the log.
  if (outcome instanceof Refusal) throw outcome;
  return { shown: shownToken(jwtSecret, checkId, now), content: outcome };
}
