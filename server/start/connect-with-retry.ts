import { setTimeout } from 'node:timers/promises';

/** Longer than another server takes to become the primary. */
const retryMilliseconds = 20_000;
const pause = 200;

/**
 * Queries a database at the start, retrying temporary failures: a load balancer without a primary, a server
 * that starts or stops, a machine too busy to answer in time. Anything else, such as a wrong address or
 * password, is thrown immediately.
 */
export async function connectWithRetry<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + retryMilliseconds;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isTemporaryFailure(error) || performance.now() > deadline) throw error;
    }
    await setTimeout(pause);
  }
}

/** 57P: shutting down or starting up. */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^57P/.test(code) ||
    code === 'ECONNRESET' ||
    /connection terminated|not queryable|timeout expired/i.test(error.message)
  );
}
