// `npm run hams -- cluster`: two HAMS processes on a database of two servers; shows how bookings fare when a server
// dies or the processes are restarted. Exits with 1 if anything acknowledged is lost.
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '#db/demo/seeded-random.ts';
import { median } from '#harness/percentile.ts';
import { makeResultsFolder, stopOnSignal } from '#harness/tool-cleanup.ts';
import { playRound, type RoundResult } from '../clients/play-round.ts';
import { preciseNow } from '../clients/send-request.ts';
import { findAcknowledgedWrites, type Operation } from '../history/operation.ts';
import { failureKinds } from './database-cluster.ts';
import { failOver } from './fail-over.ts';
import { findLongestGap } from './longest-gap.ts';
import { startCluster } from './running-cluster.ts';
import { toTestSystem } from './to-test-system.ts';

const longestWithoutBooking = 15;

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    failovers: { type: 'string', default: '3' },
    'rolling-restart': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

const random = createSeededRandom(values.seed);
const rounds: RoundResult[] = [];
/**
 * The longest period without an acknowledged booking or change, for each failure, or for all restarts;
 * seconds.
 */
const gaps: number[] = [];

stopOnSignal();
makeResultsFolder(tmpdir());
const cluster = await startCluster({ embedded: values.embedded });
const place = toTestSystem(cluster);
try {
  console.log(`${cluster.database.name}, seed ${values.seed}`);
  if (values['rolling-restart']) {
    rounds.push(await playRound(place, random, restartAll));
  } else {
    for (let index = 0; index < Number(values.failovers); index += 1) {
      rounds.push(await playRound(place, random, (history) => die(history, index)));
    }
  }
} finally {
  await cluster.stop();
}
report();

/** Restarts one process after the other by SIGTERM, during calls. */
async function restartAll(history: readonly Operation[]): Promise<void> {
  const begun = preciseNow();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const index of [0, 1] as const) {
      await cluster.restart(index);
      await wait(500); // both are in use for a moment
    }
  }
  const times = findAcknowledgedWrites(history).map(({ ended }) => ended);
  gaps.push(findLongestGap(times, begun, preciseNow()));
}

async function die(history: readonly Operation[], index: number): Promise<void> {
  const result = await failOver(cluster, history, failureKinds[index % failureKinds.length] ?? 'machine');
  gaps.push(result.withoutBooking);
  console.log(
    `  ${index + 1}. death of the ${result.death}: ${result.withoutBooking.toFixed(1)} s without a booking, ` +
      `${result.untilSynchronous.toFixed(1)} s until the standby was synchronous again`,
  );
}

function summarizeGaps(): Record<string, number> {
  return values['rolling-restart'] ? { restarts: 2 * Number(values.rounds) } : { failovers: gaps.length };
}

function report(): void {
  const history = rounds.flatMap((round) => round.history);
  const violations = rounds.flatMap((round) => round.violations);
  const withStatus = (status: number | null) => history.filter((call) => call.status === status).length;
  const worst = Math.max(...gaps);
  console.table({
    ...summarizeGaps(),
    calls: history.length,
    'bookings and changes acknowledged': findAcknowledgedWrites(history).length,
    'lost, or otherwise not as promised': violations.length,
    'answered 503, come again': withStatus(503),
    'closed without an answer': withStatus(null),
    'seconds without a booking, median': Number(median(gaps).toFixed(1)),
    'seconds without a booking, worst': Number(worst.toFixed(1)),
  });
  for (const { rule, what } of violations.slice(0, 20)) console.error(`VIOLATION of “${rule}”: ${what}`);
  if (violations.length > 0 || worst > longestWithoutBooking) process.exitCode = 1;
}
