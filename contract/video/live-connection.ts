// Apart from contract/platform/live.ts, so that the browser can load these without the schemas.

/** Below /api. */
export const livePath = '/live';

/**
 * Seconds between two heartbeats of the server. After two and a half of them without a frame a connection
 * counts as dead.
 */
export const heartbeatSeconds = 20;
