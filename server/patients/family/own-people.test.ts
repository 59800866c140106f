import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { addGuardian } from '#server/testing/patients/guardians.ts';
import { newPatient, type TestPerson } from '#server/testing/people.ts';
import { resolvePerson } from '../access/guardian-access.ts';

let hams: TestApp;
let mother: TestPerson;
let child: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  [mother, child] = await Promise.all([newPatient(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const people = async () => {
  const answer = await hams.app.inject({ url: '/api/people', headers: mother.bearer });
  return answer.json<{ people: { patientId: string; relation: string }[] }>().people;
};

test('J-03 an account lists its own person and those whom it looks after now', async () => {
  expect(await people()).toMatchObject([{ patientId: formatId('patient', mother.id), relation: 'self' }]);
  await addGuardian(hams, mother, child.id, { until: thursdayMorning });
  expect(await people()).toHaveLength(1);
  await expect(resolvePerson(mother, hams.deps, child.id, 'read')).rejects.toThrow(Refusal);
  await addGuardian(hams, mother, child.id, { mayRead: false });
  expect(await people()).toMatchObject([
    { relation: 'self', mayRead: true },
    { patientId: formatId('patient', child.id), relation: 'child', mayBook: true, mayRead: false },
  ]);
  expect(await resolvePerson(mother, hams.deps, child.id, 'book')).toBe(child.id);
  await expect(resolvePerson(mother, hams.deps, child.id, 'read')).rejects.toThrow(Refusal);
  await expect(resolvePerson(child, hams.deps, mother.id, 'book')).rejects.toThrow(Refusal);
});
