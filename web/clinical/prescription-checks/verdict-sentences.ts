import type { CardVerdict } from '#contract/clinical/prescription-checks.ts';
import { m } from '#messages/messages.js';

export const verdictSentences: Readonly<Record<CardVerdict, () => string>> = {
  genuine: () => m.papers_verdict_genuine(),
  replaced: () => m.papers_verdict_replaced(),
  revoked: () => m.papers_verdict_revoked(),
  changed: () => m.papers_verdict_changed(),
  other_issuer: () => m.papers_verdict_other_issuer(),
  unknown_key: () => m.papers_verdict_unknown_key(),
  not_yet: () => m.papers_verdict_not_yet(),
  unreadable: () => m.papers_verdict_unreadable(),
};
