// Separate from contract/platform/live-frames.ts, so that the browser can load these without the schemas.

/** Relative to /api. */
export const livePath = '/live';

/** After two and a half intervals without a frame the connection counts as dead. */
export const heartbeatSeconds = 20;
