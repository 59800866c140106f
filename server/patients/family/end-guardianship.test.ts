import { expect, test } from 'vitest';
import { Refusal } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { createFamilyApp } from '#server/testing/patients/test-families.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { listAddedEntries, toActorFields } from '#server/testing/platform/audit-entries.ts';
import { resolvePerson } from '../access/guardian-access.ts';
import { expireGuardianships } from './expire-guardianships.ts';

const app = createFamilyApp();
const second = 1000;

const canRead = async (guardian: TestPerson, person: number) =>
  resolvePerson(guardian, app.hams.deps, person, 'read').then(
    () => true,
    (error) => {
      if (!(error instanceof Refusal)) throw error;
      return false;
    },
  );

test.each(['guardian', 'person'] as const)('J-04 the %s ends it at once, and both are told', async (who) => {
  const [daughter, father] = [await app.person(), await app.person()];
  await app.join(daughter, father.phone);
  const [{ guardianshipId } = { guardianshipId: '' }] = await app.lookedAfter(daughter);
  expect(await canRead(daughter, father.id)).toBe(true);
  const end = () => app.endWith(who === 'guardian' ? daughter : father, guardianshipId);
  const entries = await listAddedEntries(app.hams, async () => expect((await end()).statusCode).toBe(200));
  expect(entries).toMatchObject([
    {
      ...toActorFields('patient', who === 'guardian' ? daughter : father),
      event: 'guardianship_ended',
      patient_ids: [father.id],
    },
  ]);
  expect(await canRead(daughter, father.id)).toBe(false);
  app.later(second);
  expect(await canRead(daughter, father.id)).toBe(false);
  expect((await end()).json()).toMatchObject({ code: 'guardianship_not_found' });
  expect((await app.family(father)).people[0]?.guardians).toEqual([]);
  app.later(0);
  for (const side of [daughter, father])
    expect(await app.notified(side)).toEqual(['familyEnded', 'familyJoined']);
});

test('J-04 a stranger, and another guardian, end nothing', async () => {
  const [mother, aunt, grandfather] = [await app.person(), await app.person(), await app.person()];
  await app.join(mother, grandfather.phone);
  await app.join(aunt, grandfather.phone);
  const [{ guardianshipId } = { guardianshipId: '' }] = await app.lookedAfter(mother);
  for (const other of [aunt, await app.person()]) {
    expect((await app.endWith(other, guardianshipId)).statusCode).toBe(404);
  }
  expect(await app.lookedAfter(mother)).toHaveLength(1);
});

test('J-04 it can begin again after it ended', async () => {
  const [daughter, father] = [await app.person(), await app.person()];
  await app.join(daughter, father.phone);
  const [first] = await app.lookedAfter(daughter);
  await app.endWith(father, first?.guardianshipId ?? '');
  await app.join(daughter, father.phone);
  const [again] = await app.lookedAfter(daughter);
  expect(again?.patientId).toBe(first?.patientId);
  expect(again?.guardianshipId).not.toBe(first?.guardianshipId);
});

const at = (time: string) => app.hams.setNow(Date.parse(`${time}+05:30`));

test.each([
  ['by the birthday', { dateOfBirth: '2008-11-27' }, '2026-11-27T00:00:00'],
  ['by the year alone', { dateOfBirth: undefined, birthYear: 2008 }, '2027-01-01T00:00:00'],
  ['born on 29 February', { dateOfBirth: '2012-02-29' }, '2030-03-01T00:00:00'],
])(
  'J-04 at 18 it ends %s, at that very moment and once, and the guardian is told',
  async (_, birth, moment) => {
    app.later(0);
    const mother = await app.person();
    await app.addChild(mother, birth);
    const [child] = await app.lookedAfter(mother);
    at(moment);
    app.hams.setNow(app.hams.deps.clock.now() - 1);
    await expireGuardianships(app.hams.deps);
    expect(await canRead(mother, parseId('patient', child?.patientId ?? '') ?? 0)).toBe(true);
    app.hams.setNow(app.hams.deps.clock.now() + 90 * second);
    const ended = await Promise.all([1, 2].map(() => expireGuardianships(app.hams.deps)));
    expect(ended.sort()).toEqual([0, 1]);
    expect(await expireGuardianships(app.hams.deps)).toBe(0);
    expect(await canRead(mother, parseId('patient', child?.patientId ?? '') ?? 0)).toBe(false);
    const { rows } = await app.hams.db.pool.query('select until, ended_by from guardianships where id = $1', [
      child?.guardianshipId,
    ]);
    expect(rows).toEqual([{ until: new Date(`${moment}+05:30`), ended_by: 'age' }]);
    expect(await app.notified(mother)).toEqual(['familyCameOfAge']);
  },
);

test('J-04 adults who joined by a code are not ended by their age', async () => {
  app.later(0);
  const [daughter, father] = [await app.person(), await app.person()];
  await app.join(daughter, father.phone);
  await expireGuardianships(app.hams.deps);
  expect(await app.lookedAfter(daughter)).toHaveLength(1);
});
