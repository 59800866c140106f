import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { undoMerge } from '#server/hospital/merging/undo-merge.ts';
import { reserveSlot } from '#server/scheduling/reservations/reserve-slot.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { newLinkedVisit } from '#server/testing/messaging/visit-links.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { createFamilyApp, getPatientId } from '#server/testing/patients/test-families.ts';
import {
  bookVisit,
  logInAgain,
  newDoctor,
  newVerifiedPatient,
  type TestPerson,
} from '#server/testing/people.ts';
import { findMainPractice } from '#server/testing/practices.ts';

const app = createFamilyApp();
let surviving: TestPerson;
let merged: TestPerson;
let daughter: TestPerson;
beforeEach(async () => {
  app.hams.setNow(thursdayMorning);
  [surviving, merged, daughter] = await Promise.all([
    newVerifiedPatient(app.hams),
    newVerifiedPatient(app.hams),
    newVerifiedPatient(app.hams),
  ]);
});

const merge = () => mergePeople(app.hams.deps, merged.id, surviving.id);
const undo = () => undoMerge(app.hams.deps, merged.id);
const reads = async (who: TestPerson, patientId: string) =>
  (await app.call(who, 'GET', `/patients/${patientId}/record`)).statusCode === 200;
const listPeople = async (who: TestPerson) =>
  (await app.family(who)).people.map(({ patientId, relation }) => [patientId, relation]);

describe('J-07 a merge and who looks after whom', () => {
  test.each([
    ['a mother into her own child', async () => addGuardian(app.hams, merged, surviving.id)],
    ['a child into its mother', async () => addGuardian(app.hams, surviving, merged.id)],
    [
      'two who look after each other',
      async () => {
        await addGuardian(app.hams, surviving, merged.id, { relation: 'spouse' });
        await addGuardian(app.hams, merged, surviving.id, { relation: 'spouse' });
      },
    ],
  ])('J-07 %s is refused: nobody looks after themselves', async (_, arrange) => {
    await arrange();
    expect(await merge()).toBe('look-after');
    const open = 'select id from guardianships where until is null and patient_id in (:survivor, :duplicate)';
    for (const { id } of await query<{ id: number }>(app.hams.db.pool, open, {
      survivor: surviving.id,
      duplicate: merged.id,
    }))
      await app.endWith(surviving, String(id));
    expect(await merge()).toBe('merged');
  });

  test('J-07 whoever looks after both sees one of them, and the other again when it is taken back', async () => {
    await addGuardian(app.hams, daughter, surviving.id, { relation: 'parent' });
    await addGuardian(app.hams, daughter, merged.id, { relation: 'parent' });
    await merge();
    expect(await listPeople(daughter)).toEqual([
      [getPatientId(daughter), 'self'],
      [getPatientId(surviving), 'parent'],
    ]);
    await undo();
    expect(await listPeople(daughter)).toHaveLength(3);
  });

  test('J-07 a child of both accounts is listed once, and given up with both', async () => {
    const child = await newChild(app.hams);
    await addGuardian(app.hams, surviving, child.id, { mayRead: false });
    await addGuardian(app.hams, merged, child.id, { mayBook: false });
    await merge();
    const { people } = await app.family(surviving);
    expect(people).toMatchObject([{ relation: 'self' }, { relation: 'child', mayBook: true, mayRead: true }]);
    expect(people[1]?.guardians?.map(({ isCaller }) => isCaller)).toEqual([true, true]);
    expect((await app.endWith(surviving, people[1]?.guardianshipId ?? '')).statusCode).toBe(200);
    expect(await listPeople(surviving)).toHaveLength(1);
    expect(await reads(surviving, child.patientId)).toBe(false);
  });

  test('J-07 whom the account of the merged record looks after can be given up, and not by others', async () => {
    const child = await newChild(app.hams);
    await addGuardian(app.hams, merged, child.id);
    await merge();
    const [{ guardianshipId } = { guardianshipId: '' }] = await app.lookedAfter(surviving);
    expect((await app.endWith(daughter, guardianshipId)).statusCode).toBe(404);
    expect((await app.endWith(surviving, guardianshipId)).statusCode).toBe(200);
    expect(await reads(await logInAgain(app.hams, 'patient', merged), child.patientId)).toBe(false);
    expect(await app.notified(surviving)).toContain('familyEnded');
  });

  test('J-07 whoever joins by the phone of a merged record joins the one that stands for it; an undo is possible', async () => {
    await addGuardian(app.hams, daughter, merged.id, { relation: 'parent' });
    await merge();
    expect((await app.join(daughter, merged.phone)).statusCode).toBe(200);
    expect(await listPeople(daughter)).toHaveLength(2);
    const son = await app.person();
    expect((await app.join(son, merged.phone)).statusCode).toBe(200);
    expect(await reads(son, getPatientId(surviving))).toBe(true);
    expect((await app.family(surviving)).people[0]?.guardians).toHaveLength(2);
    expect(await undo()).toBe('undone');
    // Changes made meanwhile stay where they were made.
    expect(await reads(son, getPatientId(surviving))).toBe(true);
    expect(await reads(daughter, getPatientId(merged))).toBe(true);
  });

  test('J-07 the two phones of one person do not look after each other', async () => {
    await merge();
    expect((await app.join(surviving, merged.phone)).json()).toMatchObject({ code: 'request_not_found' });
    expect(await listPeople(surviving)).toHaveLength(1);
  });
});

describe('J-07 a merge and what was sent before', () => {
  test('J-07 the calendar address of the merged record ends: nobody could see or end it', async () => {
    const child = await newChild(app.hams);
    await addGuardian(app.hams, merged, child.id);
    await bookVisit(app.hams, merged, await newDoctor(app.hams), '11:00', { patientId: child.patientId });
    const { address } = (await app.call(merged, 'POST', '/calendar-feed')).json<{ address: string }>();
    const feed = () => app.hams.app.inject(new URL(address).pathname);
    expect((await feed()).body).toContain('BEGIN:VEVENT');
    await merge();
    expect((await feed()).statusCode).toBe(404);
  });

  test('J-07 a link to a visit goes on with the visit, and acts for its person', async () => {
    const visit = await newLinkedVisit(app.hams, await newDoctor(app.hams), '11:00');
    await mergePeople(app.hams.deps, visit.patient.id, surviving.id);
    expect((await visit.act('confirm')).visit).toMatchObject({ role: 'patient', appStatus: 'Confirmed' });
    const [event] = await query<{ actor_id: number }>(
      app.hams.db.pool,
      "select actor_id from appointment_events where appointment_id = :id and action = 'confirm'",
      { id: visit.id },
    );
    expect(event).toEqual({ actor_id: surviving.id });
    await undoMerge(app.hams.deps, visit.patient.id);
    expect((await visit.open()).status).toBe(200);
  });

  test('J-07 a time that is held for one while the other has a visit is given up: it is no second visit', async () => {
    const [doctor, elsewhere] = [await newDoctor(app.hams), await newDoctor(app.hams)];
    await bookVisit(app.hams, surviving, doctor, '10:00');
    const reserveFor = async (patientId: number, slot: string, who: TestPerson) => {
      const startsAt = new Date(`2026-11-26T${slot}:00+05:30`);
      const held = { startsAt, endsAt: new Date(startsAt.getTime() + 900_000), mode: 'Offline' as const };
      const [now, until] = [new Date(thursdayMorning), new Date(thursdayMorning + 900_000)];
      return reserveSlot(app.hams.db.pool, {
        ...held,
        patientId,
        doctorId: who.id,
        practiceId: await findMainPractice(app.hams, who),
        now,
        until,
      });
    };
    await reserveFor(merged.id, '10:00', elsewhere);
    await reserveFor(merged.id, '11:00', elsewhere);
    const both = await reserveFor(surviving.id, '11:00', doctor);
    const alone = await reserveFor(merged.id, '12:00', elsewhere);
    expect(await merge()).toBe('merged');
    const left = await query<{ id: number }>(
      app.hams.db.pool,
      "select id from appointments where status = 'Held' and patient_id = :id order by id",
      { id: surviving.id },
    );
    expect(left).toEqual([{ id: both?.id }, { id: alone?.id }]);
  });

  test('J-07 who read the merged record is said of the one that stands for it', async () => {
    await addGuardian(app.hams, daughter, merged.id, { relation: 'parent' });
    expect(await reads(daughter, getPatientId(merged))).toBe(true);
    await merge();
    const { readings } = (await app.call(surviving, 'GET', '/people/readings')).json<{
      readings: { role: string; what: string }[];
    }>();
    expect(readings).toMatchObject([{ role: 'guardian', what: 'record' }]);
  });
});
