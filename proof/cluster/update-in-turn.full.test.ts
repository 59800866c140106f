import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#db/demo/seeded-random.ts';
import { checkOutServer, commitBeforeNewestMigration } from '#harness/check-out.ts';
import { temporaryData } from '#harness/running-hams.ts';
import { acknowledgedWrites } from '../clients/acknowledged-writes.ts';
import { playRound } from '../clients/round.ts';
import { placeOf } from './place-of.ts';
import { startCluster } from './running-cluster.ts';
import { type UpdateResult, updateInTurn } from './update-in-turn.ts';

/** A checkout without its history has no former version to try: then nothing is tested here. */
const former = commitBeforeNewestMigration();

test.skipIf(former === null)(
  'P-05 the version before the newest migration and this one serve side by side through it: nothing acknowledged is lost',
  async () => {
    const folder = await temporaryData();
    onTestFinished(folder.remove);
    const checkout = checkOutServer(former ?? '', join(folder.path, 'former'));
    const cluster = await startCluster({ embedded: true, checkout });
    onTestFinished(cluster.stop);

    const results: UpdateResult[] = [];
    const { history, violations } = await playRound(
      placeOf(cluster),
      seededRandom('the tests'),
      async (calls) => void results.push(await updateInTurn(cluster, calls)),
    );
    expect(violations).toEqual([]);
    const [result] = results;
    if (result === undefined) throw new Error('Nothing was replaced.');
    const { migrations, from, until } = result;
    expect(migrations).not.toEqual([]);
    const sideBySide = acknowledgedWrites(history).filter((call) => call.began > from && call.ended < until);
    expect(new Set(sideBySide.map(({ asked }) => asked))).toEqual(new Set([0, 1]));
  },
  600_000,
);
