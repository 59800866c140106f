/** How long a stop may take before it is cut short. */
const patienceMilliseconds = 4500;

/**
 * Stops on SIGTERM and SIGINT: finishes what runs, then lets go of the database; within five seconds in any
 * case. A second signal does not wait.
 */
export function stopGracefully(close: () => Promise<void>): { now(): Promise<void> } {
  let stopping: Promise<void> | null = null;
  const now = () => {
    stopping ??= close();
    return stopping;
  };
  const onSignal = () => {
    if (stopping) process.exit(1);
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
  return { now };
}
