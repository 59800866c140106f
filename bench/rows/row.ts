import type { Clinic } from '../clinic/open-clinic.ts';
import type { Limits } from '../limits/start-limits.ts';
import { type Load, type Request, runLoad } from '../load/load.ts';
import { readMetric } from '../read-metric.ts';

export interface Run {
  readonly value: number;
  /** 99th percentile of the answer time, in milliseconds. */
  readonly p99?: number;
  /** CPU microseconds of the process per answer; depends less on other load of the machine. */
  readonly processor?: number;
}

/** A row of the table: its measurement on a clinic, and the limit it is compared with. */
export interface Row {
  readonly figure: string;
  readonly aim: string;
  readonly unit: string;
  readonly digits?: number;
  readonly aimOfP99?: string;
  run(clinic: Clinic, seconds: number): Promise<Run>;
  requests?(clinic: Clinic): Promise<readonly Request[]>;
  readonly limit?: {
    readonly name: string;
    run(limits: Limits, clinic: Clinic, seconds: number): Promise<Run>;
  };
}

type LimitName = 'bare JSON' | 'bare read' | 'bare transaction';

/** Equivalent requests to the limit server, with as many distinct paths. */
const limitPath: Readonly<Record<LimitName, (index: number) => string>> = {
  'bare JSON': () => '/json',
  'bare read': (index) => `/read/${(index % 2000) + 1}`,
  'bare transaction': () => '/transaction',
};

interface RateRow {
  readonly figure: string;
  readonly aim: string;
  readonly aimOfP99?: string;
  readonly limit: LimitName;
  load(clinic: Clinic, seconds: number): Promise<Load> | Load;
  tidy?(clinic: Clinic): Promise<void>;
  /** Requested once before each run, so that everything cacheable is cached. */
  readonly warm?: true;
}

/** A row of answers per second, compared with a limit server whose answers are as large. */
export function createRateRow({ figure, aim, aimOfP99, limit, load, tidy, warm }: RateRow): Row {
  return {
    figure,
    aim,
    unit: '/s',
    ...(aimOfP99 && { aimOfP99 }),
    async run(clinic, seconds) {
      const requests = await load(clinic, seconds);
      if (warm) await askOnce(clinic.hams.url, requests.requests);
      const { url } = clinic.hams;
      const run = await measureRun(url, requests, seconds, () =>
        readMetric(url, 'process_cpu_seconds_total'),
      );
      await tidy?.(clinic);
      return run;
    },
    requests: async (clinic) => (await load(clinic, 1)).requests,
    limit: {
      name: limit,
      async run(limits, clinic, seconds) {
        const { requests, once } = await load(clinic, seconds);
        const [sample] = requests;
        // Bookings are not sent here; their answer has this length.
        const length = sample?.method === 'GET' ? await responseLength(clinic, sample) : 300;
        await limits.answer({ answer: 'x'.repeat(Math.max(0, length - '{"answer":""}'.length)) });
        const same = requests.map((request, index) => ({ ...request, path: limitPath[limit](index) }));
        return measureRun(
          limits.url,
          { requests: same, ...(once && { once }) },
          seconds,
          limits.processorSeconds,
        );
      },
    },
  };
}

async function measureRun(
  url: string,
  load: Load,
  seconds: number,
  processorSeconds: () => Promise<number>,
): Promise<Run> {
  const before = await processorSeconds();
  const { rate, p99, answers } = await runLoad(url, load, seconds);
  return { value: rate, p99, processor: ((await processorSeconds()) - before) * (1e6 / answers) };
}

async function askOnce(url: string, requests: readonly Request[]): Promise<void> {
  for (const { path, headers } of requests) {
    const answer = await fetch(url + path, headers ? { headers } : {});
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
}

async function responseLength({ hams }: Clinic, { path, headers }: Request): Promise<number> {
  const answer = await fetch(hams.url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const body = await answer.arrayBuffer();
  return Number(answer.headers.get('content-length') ?? body.byteLength);
}
