/** How long a stop may take before it is cut short. */
const patienceMilliseconds = 4500;
/** Ctrl-C comes from the terminal, and again through npm and run/start.mjs: what follows so soon is the same one. */
const sameSignalMilliseconds = 1000;

/**
 * Stops on SIGTERM, on SIGINT, and when the process that started this one is gone (run/start.mjs): finishes what
 * runs, then lets go of the database; within five seconds in any case. A second signal does not wait.
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
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('disconnect', onSignal);
  process.channel?.unref(); // what is left of a start that failed need not stay for it
  return { now };
}
