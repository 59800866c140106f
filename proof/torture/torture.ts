import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createSeededRandom } from '#db/demo/seeded-random.ts';
import { cleanUpOnSignal, makeResultsFolder } from '#harness/as-tool.ts';
import { playRound, type RoundResult } from '../clients/round.ts';
import { readStored } from '../history/stored.ts';
import { openInstallation, type Tampering } from './installation.ts';
import { injectFaults } from './strike.ts';
import { TortureStats } from './tally.ts';

/** How long one round lasts, and one that is to find something soon; milliseconds. */
const roundDuration = 30_000;
const shortRoundDuration = 15_000;
/**
 * Before the faults of every third round, beginning with the second; milliseconds. What is kept for too long shows only while no
 * fault ends the connections that it is kept by, and longer than a look may be stale (proof/history/rules/fresh-looks.ts).
 */
const quietPeriod = 12_000;
/** Where the history of a round with a violation is kept. */
const resultsFolder = join(import.meta.dirname, '../../test-results/torture');

interface Plan {
  readonly seed: string;
  /** For how long rounds begin. */
  readonly seconds: number;
  readonly tampering: Tampering;
  /** Whether a violation is expected: the first one ends it, and is not kept. */
  readonly untilFound: boolean;
  readonly say: (line: string) => void;
}

interface Report {
  /** Whether a promise was broken. */
  readonly found: boolean;
  readonly seconds: number;
  readonly tally: TortureStats;
}

/** What is stored of some doctors, in a few characters. */
async function computeDigest(client: pg.Client, doctorIds: readonly number[]): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await readStored(client, doctorIds)))
    .digest('hex');
}

/** Plays rounds and says of each what it came to; at last all that earlier rounds have left must still be as it was. */
export async function runTorture({ seed, seconds, tampering, untilFound, say }: Plan): Promise<Report> {
  if (!untilFound) makeResultsFolder(resultsFolder);
  const installation = await openInstallation(tampering);
  cleanUpOnSignal(() => installation.close());
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const random = createSeededRandom(seed);
  const tally = new TortureStats();
  const behind: { doctorIds: readonly number[]; digest: string }[] = [];
  say(`seed ${seed}, ${installation.disk.fill ? 'with' : 'without'} a disk that can be filled`);
  try {
    while (elapsed() < seconds && !(untilFound && tally.violations > 0)) {
      const left = Math.ceil(Math.max(1, seconds - elapsed())) * 1000;
      const lasts = Math.min(untilFound ? shortRoundDuration : roundDuration, left);
      const isQuietAtFirst = tally.rounds % 3 === 1;
      let struck: readonly string[] = [];
      const round = await playRound(installation, random, async () => {
        if (isQuietAtFirst) await wait(quietPeriod);
        struck = await injectFaults(lasts, installation, random);
      });
      tally.add(round, struck);
      say(tally.lineOf(round, struck));
      if (round.violations.length > 0 && !untilFound)
        say(`  the calls are in ${await saveRound(round, seed, tally.rounds)}`);
      const client = await installation.connect();
      behind.push({ doctorIds: round.doctorIds, digest: await computeDigest(client, round.doctorIds) });
      await client.end();
    }
    const client = await installation.connect();
    for (const { doctorIds, digest } of behind) {
      if ((await computeDigest(client, doctorIds)) !== digest) say(tally.changedLater(doctorIds));
    }
    await client.end();
  } finally {
    await installation.close();
  }
  say(tally.summary());
  return { found: tally.violations > 0, seconds: Math.round(elapsed()), tally };
}

/** Writes down the history of a round, a call a line, and what is wrong with it; returns where the first is. */
async function saveRound(
  { history, violations }: RoundResult,
  seed: string,
  number: number,
): Promise<string> {
  const toJsonLines = (values: readonly unknown[]) =>
    `${values.map((value) => JSON.stringify(value)).join('\n')}\n`;
  const file = (what: string) => join(resultsFolder, `${seed}-${number}-${what}.jsonl`);
  await writeFile(file('history'), toJsonLines(history));
  await writeFile(file('violations'), toJsonLines(violations));
  return file('history');
}
