import {
  checkedPaperEndpoint,
  openCheckedPaperEndpoint,
  verifyCardEndpoint,
} from '#contract/clinical/prescription-checks.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { checkLimit } from './check-limit.ts';
import { revealPaperContent } from './reveal-paper-content.ts';
import { verifyCard } from './verify-card.ts';
import { viewPaper } from './view-paper.ts';

/** Public: needs no login. */
export function checkRoutes(mount: Mount, deps: Deps): void {
  mount(
    checkedPaperEndpoint,
    ({ input: { params, query }, address }) => viewPaper(deps, params.checkId, query.shown, address),
    checkLimit,
  );
  mount(
    openCheckedPaperEndpoint,
    ({ input: { params, body }, address }) =>
      revealPaperContent(deps, params.checkId, body.birthYear, address),
    checkLimit,
  );
  mount(verifyCardEndpoint, ({ input: { body } }) => verifyCard(deps, body.code), checkLimit);
}
