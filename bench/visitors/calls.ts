import { type Agent, request } from 'node:http';
import type { Request } from '../load/load.ts';

export interface CallResult<Kind extends string = string> {
  readonly kind: Kind;
  /** The status of the answer, `503 early` for one with Retry-After, or the error if there was no answer. */
  readonly status: string;
  readonly milliseconds: number;
  /** Of the day; none in a crowd. */
  readonly part?: number;
}

/** The processor time that the visitors themselves used in a part, 1 for a whole processor. */
export interface PartReport {
  readonly part: number;
  readonly processor: number;
}

/** Picks kinds as often as their whole-numbered shares say; `place` (0 to 1) is that among all shares. */
export function createKindPicker<Kind extends string>(shares: Readonly<Record<Kind, number>>) {
  const kinds = Object.entries<number>(shares).flatMap(([kind, share]) =>
    Array<Kind>(share).fill(kind as Kind),
  );
  return (place = Math.random()) => kinds[Math.floor(place * kinds.length)] as Kind;
}

export function requestStatus(
  url: string,
  { method, path, headers, body }: Request,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve) => {
    const call = request(url + path, { method, headers: headers ?? {}, agent }, (answer) => {
      const isEarly = answer.statusCode === 503 && answer.headers['retry-after'];
      answer.resume().on('end', () => resolve(`${answer.statusCode}${isEarly ? ' early' : ''}`));
    });
    call.on('error', (error) => resolve(error.message));
    call.setTimeout(30_000, () => call.destroy(new Error('no answer in 30 s')));
    call.end(body);
  });
}

/** In the visitors' process: visits as planned by the parent process, and sends it what was seen. */
export function visitAsPlanned<Plan>(visit: (plan: Plan) => Promise<CallResult[]>): void {
  process.once('message', async (plan: Plan) => {
    const seen = await visit(plan);
    process.send?.({ seen }, () => process.disconnect());
  });
}

/** In the visitors' process: works for these seconds, then reports its processor time. */
export async function reportPart(part: number, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  process.send?.({ part, processor: (user + system) / 1e6 / seconds } satisfies PartReport);
}
