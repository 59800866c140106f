import type { CheckedContent } from '#contract/clinical/prescription-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { parseCheckId } from './check-id.ts';
import { countWrongYears, insertCheckView } from './check-view-queries.ts';
import { checkedContent } from './checked-paper-presenter.ts';
import { lockPaperByCheckId } from './paper-queries.ts';
import { paperState } from './paper-state.ts';
import { createRevealToken } from './reveal-token.ts';

/** Only about a hundred birth years need to be guessed. */
const maxWrongPerAddress = 5;
const maxWrongInAll = 20;
const hourMilliseconds = 3_600_000;

/**
 * Shows the content of a paper to anyone who enters the patient's birth year. Every attempt is logged.
 * Refuses with `paper_unknown`, `paper_not_valid`, `wrong_birth_year`, and with `too_many_attempts` whatever
 * the year.
 */
export async function revealPaperContent(
  { database, clock, jwtSecret }: Deps,
  typedId: string,
  birthYear: string,
  ip: string,
): Promise<{ shown: string; content: CheckedContent }> {
  const checkId = parseCheckId(typedId);
  const now = clock.now();
  const address = toAddressBlock(ip);
  const outcome = await database.transaction(async (db) => {
    const [paper] = await lockPaperByCheckId(db, { checkId });
    if (!paper) return new Refusal('paper_unknown');
    if (paperState(paper) !== 'genuine') return new Refusal('paper_not_valid');
    const [wrong] = await countWrongYears(db, {
      checkId,
      address,
      hourAgo: new Date(now - hourMilliseconds),
      dayAgo: new Date(now - 24 * hourMilliseconds),
    });
    if (!wrong || wrong.from_here >= maxWrongPerAddress || wrong.from_all >= maxWrongInAll) {
      return new Refusal('too_many_attempts', {}, hourMilliseconds / 1000);
    }
    const isRight = paper.issued.patient.dateOfBirth.slice(0, 4) === String(birthYear);
    const kind = isRight ? 'medicines' : 'wrong_year';
    await insertCheckView(db, { checkId, now: new Date(now), kind, address });
    return isRight ? checkedContent(paper) : new Refusal('wrong_birth_year');
  });
  // Thrown outside of the transaction, because a refusal inside would roll back the log.
  if (outcome instanceof Refusal) throw outcome;
  return { shown: createRevealToken(jwtSecret, checkId, now), content: outcome };
}
