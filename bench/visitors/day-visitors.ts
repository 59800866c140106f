// Visitors arrive independently of whether earlier calls have been answered.
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from '../load/load.ts';
import { type CallResult, createKindPicker, reportPart, requestStatus, visitAsPlanned } from './calls.ts';
import { type DayCallKind, type DayPlan, readShares } from './day-parts.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const pickRead = createKindPicker(readShares);
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
/** Seconds until the next arrival, exponentially distributed, as for independent visitors. */
const secondsToNextArrival = (perSecond: number) => -Math.log(1 - Math.random()) / perSecond;

async function arrive(perSecond: number, until: number, next: (due: number) => void): Promise<void> {
  let due = performance.now();
  for (;;) {
    due += secondsToNextArrival(perSecond) * 1000;
    if (due > until) return;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    next(due);
  }
}

visitAsPlanned(async ({ urls, parts, requests }: DayPlan) => {
  const seen: CallResult[] = [];
  const underWay = new Set<Promise<void>>();
  let calls = 0;
  let booked = 0;

  // Waiting for a slow server counts from when the call was due.
  const call = (part: number, kind: DayCallKind, request: Request, due: number) => {
    calls += 1;
    const answered = requestStatus(urls[calls % urls.length] ?? '', request, agent).then((status) => {
      seen.push({ part, kind, status, milliseconds: performance.now() - due });
      underWay.delete(answered);
    });
    underWay.add(answered);
  };

  for (const [part, { seconds, bookings, reads }] of parts.entries()) {
    const until = performance.now() + seconds * 1000;
    const book = (due: number) => {
      const request = requests.booking[booked];
      if (!request) throw new Error('There are no bookings left');
      booked += 1;
      call(part, 'booking', request, due);
    };
    const read = (due: number) => {
      const kind = pickRead();
      call(part, kind, pick(requests[kind]), due);
    };
    await reportPart(part, seconds, () =>
      Promise.all([arrive(bookings, until, book), arrive(reads, until, read)]),
    );
  }
  await Promise.all(underWay);
  agent.destroy();
  return seen;
});
