import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is asked, over and over for some seconds, or each request once. */
export interface Load {
  readonly requests: readonly Request[];
  readonly once?: true;
}

/** These calls of the API. */
export const getRequests = (paths: readonly string[]): Load => ({
  requests: paths.map((path) => ({ method: 'GET', path: `/api${path}` })),
});

/** What the generator is sent. */
export interface GeneratorOrder extends Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

/** What came of it; times in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  /** Answers a second. */
  readonly rate: number;
  readonly p99: number;
  /** The share of a processor that the generator itself used: near 1 it is the generator that is measured. */
  readonly generator: number;
}

/** In a process of its own, so that it shares no event loop with anything that is measured. */
const generator = fork(join(import.meta.dirname, 'generator.ts'), { serialization: 'advanced' });
generator.unref();
generator.channel?.unref();

export const connections = 16;

/** Sends a load; throws when anything but 2xx or 304 comes back. One at a time. */
export async function runLoad(url: string, load: Load, seconds: number): Promise<LoadResult> {
  generator.channel?.ref();
  const answer = once(generator, 'message');
  generator.send({ ...load, url, connections, seconds } satisfies GeneratorOrder);
  const [result] = (await answer) as [{ volley: LoadResult } | { failure: string }];
  generator.channel?.unref();
  if ('failure' in result) throw new Error(`${load.requests[0]?.path}: ${result.failure}`);
  return result.volley;
}
