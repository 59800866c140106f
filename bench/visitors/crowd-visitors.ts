// Each visitor has a connection, sends a request, waits for the answer, thinks, and repeats.
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from '../load/load.ts';
import { type CallResult, createKindPicker, reportPart, requestStatus, visitAsPlanned } from './calls.ts';
import { type CallKind, type CrowdPlan, callShares } from './crowd-plan.ts';

const pickKind = createKindPicker(callShares);

visitAsPlanned(async ({ url, visitors, seconds, think, requests }: CrowdPlan) => {
  const seen: CallResult[] = [];
  const until = performance.now() + seconds * 1000;
  const asked: Partial<Record<CallKind, number>> = {};
  const next = (kind: CallKind) => {
    const place = asked[kind] ?? 0;
    asked[kind] = place + 1;
    return requests[kind][place % requests[kind].length] as Request;
  };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await setTimeout(Math.random() * think.to); // avoid a burst at the start
    while (performance.now() < until) {
      const kind = pickKind();
      const began = performance.now();
      const status = await requestStatus(url, next(kind), agent);
      seen.push({ kind, status, milliseconds: performance.now() - began });
      await setTimeout(think.from + Math.random() * (think.to - think.from));
    }
    agent.destroy();
  };
  await reportPart(0, seconds, () => Promise.all(Array.from({ length: visitors }, visit)));
  return seen;
});
