import type { Outcome } from '../history/operation.ts';

/** Longer than any answer of a healthy server, and than the server's own database timeout; milliseconds. */
const answerTimeout = 20_000;

export interface Answer {
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome;
  readonly status: number | null;
  /** The problem code; null unless refused. */
  readonly refusal: string | null;
  /** The body of an acknowledged call; null otherwise. */
  readonly body: unknown;
}

export interface ClientRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** Fractional milliseconds since the epoch. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/**
 * Calls HAMS and returns what a client can conclude. Never throws, whatever the network or the server does.
 */
export async function sendRequest(
  host: string,
  { method, path, token, key, body }: ClientRequest,
): Promise<Answer> {
  const began = preciseNow();
  const ended = (outcome: Outcome, rest: Partial<Answer> = {}): Answer => ({
    status: null,
    refusal: null,
    body: null,
    ...rest,
    began,
    ended: preciseNow(),
    outcome,
  });
  try {
    const answer = await fetch(`${host}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerTimeout),
    });
    const { status } = answer;
    const read: unknown = await answer.json();
    if (answer.ok) return ended('acknowledged', { status, body: read });
    if (status >= 500) return ended('unknown', { status });
    return ended('refused', { status, refusal: codeIn(read) });
  } catch {
    return ended('unknown'); // the connection broke, or the answer was incomplete or missing
  }
}

const codeIn = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : null;
