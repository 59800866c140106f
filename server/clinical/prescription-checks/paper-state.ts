import type { PaperState } from '#contract/clinical/prescription-checks.ts';
import type { PaperRow } from './paper-queries.ts';

/**
 * Whether a printed version still counts: the newest one does, while its visit is Completed
 * (docs/product.md#checking-a-prescription).
 */
export function paperState({
  version,
  newest_version,
  status,
}: Pick<PaperRow, 'version' | 'newest_version' | 'status'>): PaperState {
  if (version < newest_version) return 'replaced';
  return status === 'Completed' ? 'genuine' : 'revoked';
}
