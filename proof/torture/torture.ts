import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createSeededRandom } from '#db/demo/seeded-random.ts';
import { cleanUpOnSignal, makeResultsFolder } from '#harness/tool-cleanup.ts';
import { playRound, type RoundResult } from '../clients/play-round.ts';
import { readStored } from '../history/read-stored.ts';
import { injectFaults } from './inject-faults.ts';
import { openInstallation, type Tampering } from './installation.ts';
import { TortureStats } from './stats.ts';

/** Duration of a round, and of one that is expected to find a defect; milliseconds. */
const roundDuration = 30_000;
const shortRoundDuration = 15_000;
/**
 * Pause before the faults of every third round, starting with the second; milliseconds. Stale cache entries
 * show only while no fault ends the connections that carry invalidations, for longer than an answer may be
 * stale (`maxStaleness`).
 */
const quietPeriod = 12_000;
/** The history of a round with a violation is written here. */
const resultsFolder = join(import.meta.dirname, '../../test-results/torture');

interface Plan {
  readonly seed: string;
  /** Rounds begin for this long. */
  readonly seconds: number;
  readonly tampering: Tampering;
  /** Expects a violation: the first one ends the run, and its history is not saved. */
  readonly untilFound: boolean;
  readonly print: (line: string) => void;
}

interface Report {
  readonly found: boolean;
  readonly seconds: number;
  readonly tally: TortureStats;
}

async function computeDigest(client: pg.Client, doctorIds: readonly number[]): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await readStored(client, doctorIds)))
    .digest('hex');
}

/** Plays rounds and reports on each; at the end, data of all earlier rounds must be unchanged. */
export async function runTorture({ seed, seconds, tampering, untilFound, print }: Plan): Promise<Report> {
  if (!untilFound) makeResultsFolder(resultsFolder);
  const installation = await openInstallation(tampering);
  cleanUpOnSignal(() => installation.close());
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const random = createSeededRandom(seed);
  const tally = new TortureStats();
  const behind: { doctorIds: readonly number[]; digest: string }[] = [];
  print(`seed ${seed}, ${installation.disk.fill ? 'with' : 'without'} a disk that can be filled`);
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
      print(tally.lineOf(round, struck));
      if (round.violations.length > 0 && !untilFound)
        print(`  the calls are in ${await saveRound(round, seed, tally.rounds)}`);
      const client = await installation.connect();
      behind.push({ doctorIds: round.doctorIds, digest: await computeDigest(client, round.doctorIds) });
      await client.end();
    }
    const client = await installation.connect();
    for (const { doctorIds, digest } of behind) {
      if ((await computeDigest(client, doctorIds)) !== digest) print(tally.changedLater(doctorIds));
    }
    await client.end();
  } finally {
    await installation.close();
  }
  print(tally.summary());
  return { found: tally.violations > 0, seconds: Math.round(elapsed()), tally };
}

/** Saves the history of a round, one call per line, and its violations; returns the path of the first. */
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
