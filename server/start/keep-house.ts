import { lapseAppointments } from '#server/appointments/lapse-appointments.ts';
import { forgetSignals } from '#server/live/forget-signals.ts';
import { forgetDemoMessages } from '#server/notifications/forget-demo-messages.ts';
import { forgetOldCodes } from '#server/passwords/forget-old-codes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forgetOldRows } from '#server/sessions/forget-old-rows.ts';

const minuteMilliseconds = 60_000;

/** Does the work now and again after every `every` milliseconds. A round that fails is made up for by the next. */
function repeat(name: string, every: number, work: () => Promise<unknown>): void {
  const round = () => {
    work().catch((error: unknown) => console.error(`${name} failed:`, error));
  };
  round();
  setInterval(round, every).unref();
}

/**
 * What happens by itself: visits that nobody closed lapse within a minute of the day's end, and what is no longer
 * needed is forgotten every hour, what two tabs told each other every minute. All of it finds what is due in the
 * database, so any number of processes may do it.
 */
export function keepHouse(deps: Deps): void {
  repeat('Closing past visits', minuteMilliseconds, () => lapseAppointments(deps));
  repeat('Forgetting old signals', minuteMilliseconds, () => forgetSignals(deps));
  repeat('Forgetting old rows', 60 * minuteMilliseconds, () =>
    Promise.all([forgetOldRows(deps), forgetOldCodes(deps), forgetDemoMessages(deps)]),
  );
}
