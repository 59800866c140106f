import type { CallLimit } from '#server/platform/limits/call-limits.ts';

/** Enough for a pharmacy that checks many papers, too few to guess addresses. */
export const checkLimit: CallLimit = { max: 60, seconds: 60 };
