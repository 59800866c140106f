import type { Request } from '../load/load.ts';

/** What came of one booking; times in milliseconds of performance.now(). */
export interface Booked {
  readonly began: number;
  readonly ended: number;
  /** Of an answer that never came: 0. */
  readonly status: number;
  readonly appointmentId: string | null;
  readonly wanted: string;
}

/**
 * Sends the requests one after another at a steady pace, whether those before are answered or not, until `stop` or until
 * there are none left.
 */
export function bookSteadily(url: string, requests: readonly Request[], perSecond: number) {
  const began = performance.now();
  const answers: Promise<Booked>[] = [];
  const timer = setInterval(() => {
    const due = Math.min(requests.length, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (const request of requests.slice(answers.length, due)) answers.push(send(url, request));
  }, 5);
  return {
    /** Ends the sending, and waits for the answers. */
    async stop(): Promise<Booked[]> {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

async function send(url: string, { method, path, headers = {}, body = '' }: Request): Promise<Booked> {
  const began = performance.now();
  const done = (status: number, appointmentId: string | null) => ({
    began,
    ended: performance.now(),
    status,
    appointmentId,
    wanted: body,
  });
  try {
    const answer = await fetch(`${url}${path}`, { method, headers, body });
    const { appointmentId = null } = (await answer.json()) as { appointmentId?: string };
    return done(answer.status, appointmentId);
  } catch {
    return done(0, null);
  }
}
