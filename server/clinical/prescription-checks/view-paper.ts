import type { CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toAddressBlock } from '#server/platform/http/address-block.ts';
import { parseCheckId } from './check-id.ts';
import { insertCheckView } from './check-view-queries.ts';
import { checkedContent, checkedPaper } from './checked-paper-presenter.ts';
import { findPaperByCheckId } from './paper-queries.ts';
import { isValidRevealToken } from './reveal-token.ts';

/**
 * The check page of a paper. Logged unless it follows a birth year that was already logged. Refuses with
 * `paper_unknown`.
 */
export async function viewPaper(
  { database, clock, jwtSecret }: Deps,
  typedId: string,
  shown: string | undefined,
  ip: string,
): Promise<CheckedPaper> {
  const checkId = parseCheckId(typedId);
  const now = clock.now();
  const [paper] = await findPaperByCheckId(database.pool, { checkId });
  if (!paper) throw new Refusal('paper_unknown');
  const facts = checkedPaper(paper, clock.timeZone);
  if (isValidRevealToken(jwtSecret, checkId, now, shown)) {
    return { ...facts, content: facts.state === 'genuine' ? checkedContent(paper) : null };
  }
  await insertCheckView(database.pool, {
    checkId,
    now: new Date(now),
    kind: 'opened',
    address: toAddressBlock(ip),
  });
  return { ...facts, content: null };
}
