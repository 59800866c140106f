// Beside contract/live.ts, because a browser needs these and none of its schemas.

/** Where the live line is, below /api. */
export const livePath = '/live';

/** Seconds between two beats of the server; a line that is silent for two and a half of them is dead. */
export const beatSeconds = 20;
