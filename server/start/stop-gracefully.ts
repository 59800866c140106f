import { setTimeout as wait } from 'node:timers/promises';
import { log } from '#server/platform/log/log.ts';

const stopTimeoutMilliseconds = 4500;
/**
 * Ctrl-C comes from the terminal, and again through npm and run/start.mjs: within this time it counts once.
 */
const sameSignalMilliseconds = 1000;

/** Before a stop, load balancers learn that the process is not ready, and get time to use another one. */
export interface Drain {
  readonly milliseconds: number;
  notify(): void;
}

/**
 * Stops on SIGTERM, on SIGINT, and when the parent process has gone (run/start.mjs): drains, finishes running
 * requests, then closes the database; at most five seconds after the drain. A second signal ends the process
 * immediately.
 */
export function stopGracefully(close: () => Promise<void>, drain: Drain): { now(): Promise<void> } {
  let stopping: Promise<void> | null = null;
  let stopSince: number | null = null;
  const stopNow = () => {
    stopSince ??= performance.now();
    stopping ??= close();
    return stopping;
  };
  const drainAndStop = async () => {
    drain.notify();
    if (drain.milliseconds > 0) await wait(drain.milliseconds);
    await stopNow();
  };
  const onSignal = () => {
    if (stopSince !== null) {
      if (performance.now() - stopSince > sameSignalMilliseconds) process.exit(1);
      return;
    }
    stopSince = performance.now();
    setTimeout(() => process.exit(1), drain.milliseconds + stopTimeoutMilliseconds).unref();
    drainAndStop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'graceful shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('disconnect', onSignal);
  process.channel?.unref(); // after a failed start the channel must not keep the process alive
  return { now: stopNow };
}
