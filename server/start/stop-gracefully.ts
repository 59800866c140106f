import { log } from '#server/log/log.ts';

/** How long a stop may take. */
const patienceMilliseconds = 4500;
/**
 * Ctrl-C comes from the terminal, and again through npm and run/start.mjs: within this time it counts once.
 */
const sameSignalMilliseconds = 1000;

/**
 * Stops on SIGTERM, on SIGINT, and when the parent process has gone (run/start.mjs): finishes running
 * requests, then closes the database; within five seconds in any case. A second signal ends the process at
 * once.
 */
export function stopGracefully(close: () => Promise<void>): { now(): Promise<void> } {
  let stopping: Promise<void> | null = null;
  let stoppingSince = 0;
  const now = () => {
    if (stopping) return stopping;
    stoppingSince = performance.now();
    stopping = close();
    return stopping;
  };
  const onSignal = () => {
    if (stopping) {
      if (performance.now() - stoppingSince > sameSignalMilliseconds) process.exit(1);
      return;
    }
    setTimeout(() => process.exit(1), patienceMilliseconds).unref();
    now().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('disconnect', onSignal);
  process.channel?.unref(); // after a failed start the channel must not keep the process alive
  return { now };
}
