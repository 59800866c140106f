// The visitors, in their own process. They arrive independently of whether earlier calls have been answered.
import { Agent, request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from '../load/load.ts';
import {
  type CallKind,
  type CallResult,
  type PartReport,
  type ReadKind,
  readShares,
  type SimulationPlan,
} from './simulation-calls.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function requestStatus(url: string, { method, path, headers, body }: Request): Promise<number> {
  return new Promise((resolve) => {
    const call = ask(url + path, { method, headers: headers ?? {}, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.setTimeout(30_000, () => call.destroy());
    call.end(body);
  });
}

const readsByWeight = Object.entries(readShares).flatMap(([kind, weight]) =>
  Array<ReadKind>(weight).fill(kind as ReadKind),
);
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
/** Seconds until the next arrival, exponentially distributed, as for independent visitors. */
const secondsToNextArrival = (perSecond: number) => -Math.log(1 - Math.random()) / perSecond;

async function visit({ urls, parts, requests }: SimulationPlan): Promise<CallResult[]> {
  const seen: CallResult[] = [];
  const underWay = new Set<Promise<void>>();
  let calls = 0;
  let booked = 0;

  const call = (part: number, kind: CallKind, request: Request, due: number) => {
    calls += 1;
    const answered = requestStatus(urls[calls % urls.length] ?? '', request).then((status) => {
      seen.push({ part, kind, status, milliseconds: performance.now() - due });
      underWay.delete(answered);
    });
    underWay.add(answered);
  };
  const arrive = async (perSecond: number, until: number, next: (due: number) => void) => {
    let due = performance.now();
    for (;;) {
      due += secondsToNextArrival(perSecond) * 1000;
      if (due > until) return;
      const early = due - performance.now();
      if (early > 1) await wait(early);
      next(due);
    }
  };

  for (const [part, { seconds, bookings, reads: perSecond }] of parts.entries()) {
    const began = process.cpuUsage();
    const until = performance.now() + seconds * 1000;
    await Promise.all([
      arrive(bookings, until, (due) => {
        const request = requests.booking[booked];
        if (!request) throw new Error('There are no bookings left');
        booked += 1;
        call(part, 'booking', request, due);
      }),
      arrive(perSecond, until, (due) => {
        const kind = pick(readsByWeight);
        call(part, kind, pick(requests[kind]), due);
      }),
    ]);
    const { user, system } = process.cpuUsage(began);
    process.send?.({ part, processor: (user + system) / 1e6 / seconds } satisfies PartReport);
  }
  await Promise.all(underWay);
  agent.destroy();
  return seen;
}

process.once('message', async (order: SimulationPlan) => {
  const seen = await visit(order);
  process.send?.({ seen }, () => process.disconnect());
});
