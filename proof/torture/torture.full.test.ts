import { expect, test } from 'vitest';
import { defects, noTampering } from './defects/defects.ts';
import { runTorture } from './torture.ts';

const [noConstraint] = defects;

test('P-01 under kill -9, frozen machines, broken connections and a full disk no promise is broken', async () => {
  const { found, tally } = await runTorture({
    seed: 'a run of the tests',
    seconds: 20,
    tampering: noTampering,
    untilFound: false,
    print: () => {},
  });
  expect(found).toBe(false);
  expect(tally.acknowledged).toBeGreaterThan(50);
});

test('P-01 the same finds that two may have one time, when the database does not refuse it', async () => {
  if (!noConstraint) throw new Error('no defect');
  const { found } = await runTorture({
    seed: 'a run of the tests',
    seconds: 60,
    tampering: noConstraint,
    untilFound: true,
    print: () => {},
  });
  expect(found).toBe(true);
});
