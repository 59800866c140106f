import { setTimeout } from 'node:timers/promises';

/** How calls went, counted over all clients. */
export interface CallCounts {
  /** All that were sent, with those that were repeated. */
  requests: number;
  /** 503 with Retry-After: nothing was done, or it is not known to be; the client asks again. */
  unavailable: number;
  /** Closed before an answer: done or not, nobody was told. */
  unanswered: number;
  /** Any other 5xx, a 503 that does not say when to come again, or a refusal of what has to be granted. */
  readonly wrong: string[];
}

const pause = 100; // milliseconds; Retry-After says seconds, which would hide how soon bookings go on
const patience = 20_000;

/**
 * Sends a call until it is granted, to one address after the other: what the answer does not settle is repeated, so it has
 * to be one that may be. Null when `isOver` says so before.
 */
export async function callPersistently(
  urls: readonly string[],
  { path, headers, body }: { path: string; headers: Record<string, string>; body: unknown },
  counts: CallCounts,
  isOver: () => boolean,
): Promise<string | null> {
  for (let attempt = 0; !isOver(); attempt += 1) {
    const url = `${urls[attempt % urls.length]}/api${path}`;
    counts.requests += 1;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      if (answer.ok) return text;
      if (answer.status === 503 && answer.headers.has('retry-after')) counts.unavailable += 1;
      else counts.wrong.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch {
      counts.unanswered += 1; // fetch tells a closed connection and a frozen one by exceptions alone
    }
    await setTimeout(pause);
  }
  return null;
}
