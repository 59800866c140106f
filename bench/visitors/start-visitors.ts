import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CallResult, PartReport } from './calls.ts';

/** Starts visitors in a process of their own, so that they share no event loop with what is measured. */
export function startVisitors<Plan extends object>(file: `${string}-visitors.ts`) {
  const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' });
  return {
    visit: (plan: Plan, onReport: (report: PartReport) => Promise<void>) =>
      new Promise<readonly CallResult[]>((resolve, reject) => {
        child.once('exit', () => reject(new Error('The visitors are gone')));
        child.on('message', (message: PartReport | { readonly seen: readonly CallResult[] }) => {
          if ('seen' in message) resolve(message.seen);
          else onReport(message).catch(reject);
        });
        child.send(plan);
      }),
    stop: () => child.kill(),
  };
}
