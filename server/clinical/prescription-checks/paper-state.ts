import type { PaperState } from '#contract/clinical/prescription-checks.ts';
import type { PaperRow } from './paper-queries.ts';

/** The newest version is valid while its visit is Completed. */
export function paperState({
  version,
  newest_version,
  status,
}: Pick<PaperRow, 'version' | 'newest_version' | 'status'>): PaperState {
  if (version < newest_version) return 'replaced';
  return status === 'Completed' ? 'genuine' : 'revoked';
}
