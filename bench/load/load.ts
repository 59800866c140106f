import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests that are repeated for some seconds, or each sent once. */
export interface Load {
  readonly requests: readonly Request[];
  readonly once?: true;
}

export const getRequests = (paths: readonly string[]): Load => ({
  requests: paths.map((path) => ({ method: 'GET', path: `/api${path}` })),
});

export interface GeneratorOrder extends Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

/** Times in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  readonly rate: number;
  readonly p99: number;
  /** Share of a CPU used by the generator itself: near 1, the generator is the bottleneck. */
  readonly generator: number;
}

/** In its own process, so that it shares no event loop with what is measured. */
const generator = fork(join(import.meta.dirname, 'generator.ts'), { serialization: 'advanced' });
generator.unref();
generator.channel?.unref();

export const connections = 16;

/** Throws when anything but 2xx or 304 comes back. Only one load may run at a time. */
export async function runLoad(url: string, load: Load, seconds: number): Promise<LoadResult> {
  generator.channel?.ref();
  const answer = once(generator, 'message');
  generator.send({ ...load, url, connections, seconds } satisfies GeneratorOrder);
  const [result] = (await answer) as [{ volley: LoadResult } | { failure: string }];
  generator.channel?.unref();
  if ('failure' in result) throw new Error(`${load.requests[0]?.path}: ${result.failure}`);
  return result.volley;
}
