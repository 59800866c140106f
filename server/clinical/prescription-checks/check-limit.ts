import type { CallLimit } from '#server/platform/limits/call-limit.ts';

/** A pharmacy checks one paper after the other; whoever tries addresses needs many more. */
export const checkLimit: CallLimit = { max: 60, seconds: 60 };
