// Visitors run in their own process: each has a connection, sends a request, waits for the answer, thinks,
// and repeats.
import { Agent, request as ask } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from '../load/load.ts';
import { type CallKind, type CallResult, type CrowdPlan, pickCallKind } from './crowd-calls.ts';

function requestStatus(url: string, { method, path, headers, body }: Request, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const call = ask(url + path, { method, headers: headers ?? {}, agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve(
          `${answer.statusCode}${answer.statusCode === 503 && answer.headers['retry-after'] ? ' early' : ''}`,
        ),
      );
    });
    call.on('error', (error) => resolve(error.message));
    call.setTimeout(30_000, () => call.destroy(new Error('no answer in 30 s')));
    call.end(body);
  });
}

async function visit({ url, visitors, seconds, think, requests }: CrowdPlan): Promise<CallResult[]> {
  const seen: CallResult[] = [];
  const until = performance.now() + seconds * 1000;
  const asked: Partial<Record<CallKind, number>> = {};
  const next = (kind: CallKind) => {
    const place = asked[kind] ?? 0;
    asked[kind] = place + 1;
    return requests[kind][place % requests[kind].length] as Request;
  };
  const thinks = () => setTimeout(think.from + Math.random() * (think.to - think.from));
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await setTimeout(Math.random() * think.to); // avoid a burst at the start
      while (performance.now() < until) {
        const kind = pickCallKind(Math.random());
        const began = performance.now();
        const status = await requestStatus(url, next(kind), agent);
        seen.push({ kind, status, milliseconds: performance.now() - began });
        await thinks();
      }
      agent.destroy();
    }),
  );
  return seen;
}

process.once('message', async (order: CrowdPlan) => {
  const began = process.cpuUsage();
  const seen = await visit(order);
  const { user, system } = process.cpuUsage(began);
  process.send?.({ seen, processor: (user + system) / 1e6 / order.seconds }, () => process.disconnect());
});
