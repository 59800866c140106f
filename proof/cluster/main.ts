// `npm run cluster`: two HAMS processes on a database of two servers, and what becomes of bookings when a server dies or a
// process is restarted (docs/operations.md#several-machines). Exits with 1 if anything acknowledged is lost.
import { parseArgs } from 'node:util';
import { bookUntilStopped } from './book-until-stopped.ts';
import { deaths } from './database-cluster.ts';
import { type FailoverResult, failOver } from './fail-over.ts';
import { longestGap, median } from './longest-gap.ts';
import { lostOf } from './lost-of.ts';
import { restartInTurn } from './restart-in-turn.ts';
import { startCluster } from './running-cluster.ts';

/** Seconds. */
const longestWithoutBooking = 15;

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    failovers: { type: 'string', default: '3' },
    'rolling-restart': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
  },
});

const cluster = await startCluster({ embedded: values.embedded });
try {
  console.log(cluster.database.name);
  const bookings = await bookUntilStopped(cluster.front.urls);
  const begun = performance.now();
  const failovers: FailoverResult[] = [];
  if (values['rolling-restart']) await restartInTurn(cluster, Number(values.rounds));
  else {
    for (let index = 0; index < Number(values.failovers); index += 1) {
      const result = await failOver(cluster, bookings, deaths[index % deaths.length] ?? 'machine');
      failovers.push(result);
      console.log(
        `  ${index + 1}. death of the ${result.death}: ${result.withoutBooking.toFixed(1)} s without a booking, ` +
          `${result.untilSynchronous.toFixed(1)} s until the standby was synchronous again`,
      );
    }
  }
  await bookings.stop();
  const ended = performance.now();
  const lost = await lostOf(bookings.acknowledged, cluster.database.ownerUrl);
  const gaps =
    failovers.length > 0
      ? failovers.map(({ withoutBooking }) => withoutBooking)
      : [
          longestGap(
            bookings.acknowledged.map(({ at }) => at),
            begun,
            ended,
          ),
        ];
  const worst = Math.max(...gaps);
  console.table({
    'seconds under load': Math.round((ended - begun) / 1000),
    ...(failovers.length > 0 ? { failovers: failovers.length } : { restarts: 2 * Number(values.rounds) }),
    requests: bookings.counts.requests,
    'bookings acknowledged': bookings.acknowledged.length,
    'of these lost': lost.length,
    'answered 503, come again': bookings.counts.unavailable,
    'closed without an answer': bookings.counts.unanswered,
    'other refusals and errors': bookings.counts.wrong.length,
    'seconds without a booking, median': Number(median(gaps).toFixed(1)),
    'seconds without a booking, worst': Number(worst.toFixed(1)),
  });
  for (const line of bookings.counts.wrong.slice(0, 20)) console.error(line);
  if (lost.length > 0 || bookings.counts.wrong.length > 0 || worst > longestWithoutBooking)
    process.exitCode = 1;
} finally {
  await cluster.stop();
}
