// `npm run cluster`: two HAMS processes on a database of two servers, and what becomes of bookings when a server dies, or the
// processes are restarted or replaced by another version (docs/operations.md#several-machines). Exits with 1 if anything
// acknowledged is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '#db/demo/seeded-random.ts';
import { makeResultsFolder, stopOnSignal } from '#harness/as-tool.ts';
import { checkOut } from '#harness/check-out.ts';
import { acknowledgedWrites } from '../clients/acknowledged-writes.ts';
import { now } from '../clients/ask.ts';
import { playRound, type Round } from '../clients/round.ts';
import type { Operation } from '../history/operation.ts';
import { deaths } from './database-cluster.ts';
import { failOver } from './fail-over.ts';
import { longestGap, median } from './longest-gap.ts';
import { placeOf } from './place-of.ts';
import { restartInTurn } from './restart-in-turn.ts';
import { startCluster } from './running-cluster.ts';
import { updateInTurn } from './update-in-turn.ts';

/** Seconds. */
const longestWithoutBooking = 15;

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    failovers: { type: 'string', default: '3' },
    'rolling-restart': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    'update-from': { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

const random = seededRandom(values.seed);
const rounds: Round[] = [];
/** The longest time without an acknowledged booking or change, of each death, or of all restarts or an update; seconds. */
const gaps: number[] = [];

const former = values['update-from'];
if (former && values['rolling-restart']) {
  console.error('--rolling-restart and --update-from are two runs: give one of them.');
  process.exit(1);
}
stopOnSignal();
makeResultsFolder(tmpdir());
const folder = mkdtempSync(join(tmpdir(), 'hams-cluster-'));
// A build that fails ends the process here.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const checkout = former && checkOut(former, join(folder, 'former'));
const cluster = await startCluster({ embedded: values.embedded, ...(checkout && { checkout }) });
const place = placeOf(cluster);
try {
  console.log(`${cluster.database.name}, seed ${values.seed}`);
  if (values['rolling-restart']) {
    rounds.push(await playRound(place, random, (history) => during(history, restartAll)));
  } else if (former) {
    rounds.push(await playRound(place, random, (history) => during(history, update)));
  } else {
    for (let index = 0; index < Number(values.failovers); index += 1) {
      rounds.push(await playRound(place, random, (history) => die(history, index)));
    }
  }
} finally {
  await cluster.stop();
}
report();

async function during(
  history: readonly Operation[],
  happening: (history: readonly Operation[]) => Promise<void>,
): Promise<void> {
  const begun = now();
  await happening(history);
  const times = acknowledgedWrites(history).map(({ ended }) => ended);
  gaps.push(longestGap(times, begun, now()));
}

async function restartAll(): Promise<void> {
  await restartInTurn(cluster, Number(values.rounds));
}

async function update(history: readonly Operation[]): Promise<void> {
  const { migrations, from, until } = await updateInTurn(cluster, history);
  console.log(`  ${migrations.length} migrations: ${migrations.join(', ') || 'none'}`);
  console.log(`  the two versions served side by side for ${((until - from) / 1000).toFixed(1)} s`);
}

async function die(history: readonly Operation[], index: number): Promise<void> {
  const result = await failOver(cluster, history, deaths[index % deaths.length] ?? 'machine');
  gaps.push(result.withoutBooking);
  console.log(
    `  ${index + 1}. death of the ${result.death}: ${result.withoutBooking.toFixed(1)} s without a booking, ` +
      `${result.untilSynchronous.toFixed(1)} s until the standby was synchronous again`,
  );
}

function whatHappened(): Record<string, number> {
  if (values['rolling-restart']) return { restarts: 2 * Number(values.rounds) };
  return former ? { 'processes replaced': 2 } : { failovers: gaps.length };
}

function report(): void {
  const history = rounds.flatMap((round) => round.history);
  const violations = rounds.flatMap((round) => round.violations);
  const withStatus = (status: number | null) => history.filter((call) => call.status === status).length;
  const worst = Math.max(...gaps);
  console.table({
    ...whatHappened(),
    calls: history.length,
    'bookings and changes acknowledged': acknowledgedWrites(history).length,
    'lost, or otherwise not as promised': violations.length,
    'answered 503, come again': withStatus(503),
    'closed without an answer': withStatus(null),
    'seconds without a booking, median': Number(median(gaps).toFixed(1)),
    'seconds without a booking, worst': Number(worst.toFixed(1)),
  });
  for (const { rule, what } of violations.slice(0, 20)) console.error(`VIOLATION of “${rule}”: ${what}`);
  if (violations.length > 0 || worst > longestWithoutBooking) process.exitCode = 1;
}
