import type { RawData } from 'ws';
import { type ClientFrame, clientFrame } from '#contract/live.ts';

/** Frames that may come at once; joining a video visit takes some forty. */
const burst = 100;
const perSecond = 30;

/** A bucket of tokens, one for each frame: answers whether there is one left. `now` in milliseconds. */
export function makeBucket(now: () => number): () => boolean {
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

/** What a tab sent; null when it is nothing that the contract knows. */
export function readFrame(data: RawData, isBinary: boolean): ClientFrame | null {
  if (isBinary) return null;
  try {
    return clientFrame.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null; // not JSON: no frame either
  }
}
