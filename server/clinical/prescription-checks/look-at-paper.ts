import type { CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressBlockOf } from '#server/platform/http/address-block.ts';
import { checkIdOf } from './check-id.ts';
import { checkedContent, checkedPaper } from './checked-paper-presenter.ts';
import { insertLook } from './look-queries.ts';
import { paperByCheckId } from './paper-queries.ts';
import { isShown } from './shown-token.ts';

/**
 * What the check page says of a paper; logged, unless it follows a birth year that was. Refuses with
 * `paper_unknown`.
 */
export async function lookAtPaper(
  { database, clock, jwtSecret }: Deps,
  typedId: string,
  shown: string | undefined,
  ip: string,
): Promise<CheckedPaper> {
  const checkId = checkIdOf(typedId);
  const now = clock.now();
  const [paper] = await paperByCheckId(database.pool, { checkId });
  if (!paper) throw new Refusal('paper_unknown');
  const facts = checkedPaper(paper, clock.timeZone);
  if (isShown(jwtSecret, checkId, now, shown)) {
    return { ...facts, content: facts.state === 'genuine' ? checkedContent(paper) : null };
  }
  await insertLook(database.pool, {
    checkId,
    now: new Date(now),
    kind: 'opened',
    address: addressBlockOf(ip),
  });
  return { ...facts, content: null };
}
