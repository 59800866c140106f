import type { RawData } from 'ws';
import { type ClientFrame, clientFrame } from '#contract/platform/live-frames.ts';

/** Frames that may arrive in a burst; joining a video visit takes about forty. */
const burst = 100;
const perSecond = 30;

/** A token bucket for frames: the function returns true if a token was left. `now` in milliseconds. */
export function createTokenBucket(now: () => number): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** Null if the contract does not know the frame. */
export function parseFrame(data: RawData, isBinary: boolean): ClientFrame | null {
  if (isBinary) return null;
  try {
    return clientFrame.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null; // not JSON
  }
}
