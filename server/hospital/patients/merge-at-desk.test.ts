import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { undoMerge } from '#server/hospital/merging/undo-merge.ts';
import { newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { addPatientAtDesk, callAsStaff, newDesk, type TestDesk } from '#server/testing/hospital/desk.ts';
import { runInLockOrder } from '#server/testing/lock-order.ts';

let hams: TestApp;
let desk: TestDesk;
let admin: TestStaff;
let survivor: string;
let duplicate: string;
beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
  admin = await newStaff(hams, desk.hospital, 'admin');
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [survivor, duplicate] = [await addPatientAtDesk(hams, desk), await addPatientAtDesk(hams, desk)];
});
afterAll(() => hams.close());

const minute = 60_000;
const ask = (who = admin) =>
  callAsStaff(hams, who, 'POST', `/hospital/patients/${survivor}/merge`, { other: duplicate });
const waiting = async () =>
  (await callAsStaff(hams, desk.lakshmi, 'GET', `/hospital/patients/${survivor}`)).body.person.merge;
const confirm = async (who = desk.lakshmi) =>
  callAsStaff(hams, who, 'PUT', `/hospital/merges/${(await waiting()).mergeId}/confirm`, {});
const read = async (id: string) =>
  (await callAsStaff(hams, admin, 'GET', `/hospital/patients/${id}/record`)).status;
const breakGlass = (id: string) =>
  callAsStaff(hams, admin, 'POST', `/hospital/patients/${id}/emergency-access`, {
    reason: 'Nobody came along',
  });

test('J-07 M-03 what was opened of the record that goes does not open the one that stays, also not when it is taken back', async () => {
  expect((await breakGlass(duplicate)).status).toBe(201);
  expect(await read(duplicate)).toBe(200);
  hams.setNow(thursdayMorning + minute);
  await ask();
  expect((await confirm()).status).toBe(200);
  for (const id of [survivor, duplicate]) expect(await read(id)).toBe(403);
  // The access stays in the list that the patient sees.
  const moved = await query(hams.db.pool, 'select until from emergency_accesses where patient_id = :id', {
    id: parseId('patient', survivor),
  });
  expect(moved).toEqual([{ until: new Date(thursdayMorning + minute) }]);
  expect(await undoMerge(hams.deps, parseId('patient', duplicate) ?? 0)).toBe('undone');
  for (const id of [survivor, duplicate]) expect(await read(id)).toBe(403);
});

test('J-07 M-03 what was opened of the record that stays stays open', async () => {
  expect((await breakGlass(survivor)).status).toBe(201);
  hams.setNow(thursdayMorning + minute);
  await ask();
  expect((await confirm()).status).toBe(200);
  expect(await read(duplicate)).toBe(200);
});

test('J-07 of one merge who asks last is who asked, and who may confirm it is named', async () => {
  expect((await ask()).body.message).toMatch(/^Hospital \d+ of the test or Lakshmi can confirm it$/);
  expect(await waiting()).toMatchObject({ askedBy: 'A admin', confirmers: [expect.any(String), 'Lakshmi'] });
  await ask(desk.owner);
  expect(await waiting()).toMatchObject({ confirmers: ['A admin', 'Lakshmi'] });
  expect((await confirm(desk.owner)).body.code).toBe('merge_own');
  expect((await confirm(admin)).status).toBe(200);
});

test('J-07 an owner who let everybody in is told the way, and somebody else who asks is confirmed', async () => {
  const other = await newDesk(hams);
  const leading = await newStaff(hams, other.hospital, 'admin');
  const [one, two] = [await addPatientAtDesk(hams, other), await addPatientAtDesk(hams, other)];
  const url = `/hospital/patients/${one}`;
  const asking = (who: TestStaff) => callAsStaff(hams, who, 'POST', `${url}/merge`, { other: two });
  const readMergeRequest = async (who: TestStaff) =>
    (await callAsStaff(hams, who, 'GET', url)).body.person.merge;
  await query(
    hams.db.pool,
    'update memberships set invited_by = :owner where hospital_id = :id and account_id <> :owner',
    { owner: other.owner.id, id: other.hospital.id },
  );
  expect((await asking(other.owner)).body.message).toMatch(/^No one on your team can confirm this: you i/);
  expect(await readMergeRequest(other.owner)).toMatchObject({ isOwn: true, confirmers: [], isAlone: false });
  expect((await asking(leading)).body.message).toBe('Lakshmi can confirm it');
  const { mergeId } = await readMergeRequest(other.lakshmi);
  const put = (who: TestStaff, what: string) =>
    callAsStaff(hams, who, 'PUT', `/hospital/merges/${mergeId}/${what}`, {});
  expect((await put(other.lakshmi, 'withdraw')).status).toBe(403);
  expect((await put(admin, 'withdraw')).body.code).toBe('merge_not_found');
  expect((await put(other.owner, 'withdraw')).body.outcome).toBe('withdrawn');
  expect(await readMergeRequest(leading)).toBeNull();
  expect((await put(other.lakshmi, 'confirm')).body.code).toBe('merge_not_found');
  await query(
    hams.db.pool,
    'update memberships set until = now() where hospital_id = :id and account_id <> :owner',
    {
      owner: other.owner.id,
      id: other.hospital.id,
    },
  );
  expect((await asking(other.owner)).body.message).toMatch(/^You’re the only team memb/);
});

test('J-07 a merge that nobody confirmed in a week is asked for again', async () => {
  await ask(desk.owner);
  await query(hams.db.pool, 'update merge_requests set asked_at = :at where survivor_id = :id', {
    at: new Date(thursdayMorning - 7 * 86_400_000),
    id: parseId('patient', survivor),
  });
  expect(await waiting()).toBeNull();
  await ask(desk.owner);
  expect((await confirm(desk.owner)).body.code).toBe('merge_own');
  expect((await confirm(admin)).status).toBe(200);
});

test('J-07 a merge is looked at once both are locked: who gets a visit elsewhere first does not go', async () => {
  await ask();
  const { mergeId } = await waiting();
  const other = await newDesk(hams);
  const [answer] = await runInLockOrder<[Awaited<ReturnType<typeof callAsStaff>>]>(
    hams.db.pool,
    {
      sql: `
        insert into hospital_people (hospital_id, patient_id, since)
        select :hospitalId, id, now() from (select id from patients where id = :id for update) locked`,
      values: { hospitalId: other.hospital.id, id: parseId('patient', duplicate) },
    },
    () => callAsStaff(hams, desk.lakshmi, 'PUT', `/hospital/merges/${mergeId}/confirm`, {}),
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'merge_elsewhere' } });
});
