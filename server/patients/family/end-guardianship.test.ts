import { expect, test } from 'vitest';
import { Refusal } from '#contract/platform/refusals.ts';
import { families, patientIdOf } from '#server/testing/patients/family.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { addedBy, doneBy } from '#server/testing/platform/entries.ts';
import { personFor } from '../access/reach.ts';
import { endAtEighteen } from './end-at-eighteen.ts';

const here = families();
const second = 1000;

const reaches = async (guardian: TestPerson, person: string) =>
  personFor(here.hams.deps, guardian, person, 'read').then(
    () => true,
    (error) => {
      if (!(error instanceof Refusal)) throw error;
      return false;
    },
  );

test.each(['guardian', 'person'] as const)('J-04 the %s ends it at once, and both are told', async (who) => {
  const [daughter, father] = [await here.person(), await here.person()];
  await here.join(daughter, father.phone);
  const [{ guardianshipId } = { guardianshipId: '' }] = await here.lookedAfter(daughter);
  expect(await reaches(daughter, patientIdOf(father))).toBe(true);
  const end = () => here.endWith(who === 'guardian' ? daughter : father, guardianshipId);
  const entries = await addedBy(here.hams, async () => expect((await end()).statusCode).toBe(200));
  expect(entries).toMatchObject([
    {
      ...doneBy('patient', who === 'guardian' ? daughter : father),
      event: 'guardianship_ended',
      patient_ids: [father.id],
    },
  ]);
  expect(await reaches(daughter, patientIdOf(father))).toBe(false);
  here.later(second);
  expect(await reaches(daughter, patientIdOf(father))).toBe(false);
  expect((await end()).json()).toMatchObject({ code: 'guardianship_not_found' });
  expect((await here.family(father)).people[0]?.guardians).toEqual([]);
  here.later(0);
  for (const side of [daughter, father])
    expect(await here.told(side)).toEqual(['familyEnded', 'familyJoined']);
});

test('J-04 a stranger, and another guardian, end nothing', async () => {
  const [mother, aunt, grandfather] = [await here.person(), await here.person(), await here.person()];
  await here.join(mother, grandfather.phone);
  await here.join(aunt, grandfather.phone);
  const [{ guardianshipId } = { guardianshipId: '' }] = await here.lookedAfter(mother);
  for (const other of [aunt, await here.person()]) {
    expect((await here.endWith(other, guardianshipId)).statusCode).toBe(404);
  }
  expect(await here.lookedAfter(mother)).toHaveLength(1);
});

test('J-04 it can begin again after it ended', async () => {
  const [daughter, father] = [await here.person(), await here.person()];
  await here.join(daughter, father.phone);
  const [first] = await here.lookedAfter(daughter);
  await here.endWith(father, first?.guardianshipId ?? '');
  await here.join(daughter, father.phone);
  const [again] = await here.lookedAfter(daughter);
  expect(again?.patientId).toBe(first?.patientId);
  expect(again?.guardianshipId).not.toBe(first?.guardianshipId);
});

const at = (time: string) => here.hams.setNow(Date.parse(`${time}+05:30`));

test.each([
  ['by the birthday', { dateOfBirth: '2008-11-27' }, '2026-11-27T00:00:00'],
  ['by the year alone', { dateOfBirth: undefined, birthYear: 2008 }, '2027-01-01T00:00:00'],
  ['born on 29 February', { dateOfBirth: '2012-02-29' }, '2030-03-01T00:00:00'],
])(
  'J-04 at 18 it ends %s, at that very moment and once, and the guardian is told',
  async (_, birth, moment) => {
    here.later(0);
    const mother = await here.person();
    await here.addChild(mother, birth);
    const [child] = await here.lookedAfter(mother);
    at(moment);
    here.hams.setNow(here.hams.deps.clock.now() - 1);
    await endAtEighteen(here.hams.deps);
    expect(await reaches(mother, child?.patientId ?? '')).toBe(true);
    here.hams.setNow(here.hams.deps.clock.now() + 90 * second);
    const ended = await Promise.all([1, 2].map(() => endAtEighteen(here.hams.deps)));
    expect(ended.sort()).toEqual([0, 1]);
    expect(await endAtEighteen(here.hams.deps)).toBe(0);
    expect(await reaches(mother, child?.patientId ?? '')).toBe(false);
    const { rows } = await here.hams.db.pool.query(
      'select until, ended_by from guardianships where id = $1',
      [child?.guardianshipId],
    );
    expect(rows).toEqual([{ until: new Date(`${moment}+05:30`), ended_by: 'age' }]);
    expect(await here.told(mother)).toEqual(['familyCameOfAge']);
  },
);

test('J-04 adults who joined by a code are not ended by their age', async () => {
  here.later(0);
  const [daughter, father] = [await here.person(), await here.person()];
  await here.join(daughter, father.phone);
  await endAtEighteen(here.hams.deps);
  expect(await here.lookedAfter(daughter)).toHaveLength(1);
});
