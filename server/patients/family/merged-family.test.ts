import { beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { undoMerge } from '#server/hospital/merging/undo-merge.ts';
import { holdTime } from '#server/scheduling/reservations/hold-time.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { linkedVisit } from '#server/testing/messaging/visit-links.ts';
import { families, patientIdOf } from '#server/testing/patients/family.ts';
import { lookAfter, newChild } from '#server/testing/patients/guardians.ts';
import { book, logInAgain, newDoctor, newProvenPatient, type TestPerson } from '#server/testing/people.ts';
import { mainPracticeOf } from '#server/testing/practices.ts';

const here = families();
let kept: TestPerson;
let gone: TestPerson;
let daughter: TestPerson;
beforeEach(async () => {
  here.hams.setNow(thursdayMorning);
  [kept, gone, daughter] = await Promise.all([
    newProvenPatient(here.hams),
    newProvenPatient(here.hams),
    newProvenPatient(here.hams),
  ]);
});

const merge = () => mergePeople(here.hams.deps, gone.id, kept.id);
const undo = () => undoMerge(here.hams.deps, gone.id);
const reads = async (who: TestPerson, patientId: string) =>
  (await here.call(who, 'GET', `/patients/${patientId}/record`)).statusCode === 200;
const peopleOf = async (who: TestPerson) =>
  (await here.family(who)).people.map(({ patientId, relation }) => [patientId, relation]);

describe('J-07 a merge and who looks after whom', () => {
  test.each([
    ['a mother into her own child', async () => lookAfter(here.hams, gone, kept.id)],
    ['a child into its mother', async () => lookAfter(here.hams, kept, gone.id)],
    [
      'two who look after each other',
      async () => {
        await lookAfter(here.hams, kept, gone.id, { relation: 'spouse' });
        await lookAfter(here.hams, gone, kept.id, { relation: 'spouse' });
      },
    ],
  ])('J-07 %s is refused: nobody looks after themselves', async (_, arrange) => {
    await arrange();
    expect(await merge()).toBe('look-after');
    const open = 'select id from guardianships where until is null and patient_id in (:kept, :gone)';
    for (const { id } of await query<{ id: number }>(here.hams.db.pool, open, {
      kept: kept.id,
      gone: gone.id,
    }))
      await here.endWith(kept, String(id));
    expect(await merge()).toBe('merged');
  });

  test('J-07 whoever looks after both sees one of them, and the other again when it is taken back', async () => {
    await lookAfter(here.hams, daughter, kept.id, { relation: 'parent' });
    await lookAfter(here.hams, daughter, gone.id, { relation: 'parent' });
    await merge();
    expect(await peopleOf(daughter)).toEqual([
      [patientIdOf(daughter), 'self'],
      [patientIdOf(kept), 'parent'],
    ]);
    await undo();
    expect(await peopleOf(daughter)).toHaveLength(3);
  });

  test('J-07 a child of both accounts is listed once, and given up with both', async () => {
    const child = await newChild(here.hams);
    await lookAfter(here.hams, kept, child.id, { mayRead: false });
    await lookAfter(here.hams, gone, child.id, { mayBook: false });
    await merge();
    const { people } = await here.family(kept);
    expect(people).toMatchObject([{ relation: 'self' }, { relation: 'child', mayBook: true, mayRead: true }]);
    expect(people[1]?.guardians?.map(({ isCaller }) => isCaller)).toEqual([true, true]);
    expect((await here.endWith(kept, people[1]?.guardianshipId ?? '')).statusCode).toBe(200);
    expect(await peopleOf(kept)).toHaveLength(1);
    expect(await reads(kept, child.patientId)).toBe(false);
  });

  test('J-07 whom the account of the merged record looks after can be given up, and not by others', async () => {
    const child = await newChild(here.hams);
    await lookAfter(here.hams, gone, child.id);
    await merge();
    const [{ guardianshipId } = { guardianshipId: '' }] = await here.lookedAfter(kept);
    expect((await here.endWith(daughter, guardianshipId)).statusCode).toBe(404);
    expect((await here.endWith(kept, guardianshipId)).statusCode).toBe(200);
    expect(await reads(await logInAgain(here.hams, 'patient', gone), child.patientId)).toBe(false);
    expect(await here.told(kept)).toContain('familyEnded');
  });

  test('J-07 whoever joins by the phone of a merged record joins the one that stands for it; an undo is possible', async () => {
    await lookAfter(here.hams, daughter, gone.id, { relation: 'parent' });
    await merge();
    expect((await here.join(daughter, gone.phone)).statusCode).toBe(200);
    expect(await peopleOf(daughter)).toHaveLength(2);
    const son = await here.person();
    expect((await here.join(son, gone.phone)).statusCode).toBe(200);
    expect(await reads(son, patientIdOf(kept))).toBe(true);
    expect((await here.family(kept)).people[0]?.guardians).toHaveLength(2);
    expect(await undo()).toBe('undone');
    // What came meanwhile stays where it came.
    expect(await reads(son, patientIdOf(kept))).toBe(true);
    expect(await reads(daughter, patientIdOf(gone))).toBe(true);
  });

  test('J-07 the two phones of one person do not look after each other', async () => {
    await merge();
    expect((await here.join(kept, gone.phone)).json()).toMatchObject({ code: 'request_not_found' });
    expect(await peopleOf(kept)).toHaveLength(1);
  });
});

describe('J-07 a merge and what was sent before', () => {
  test('J-07 the calendar address of the merged record ends: nobody could see or end it', async () => {
    const child = await newChild(here.hams);
    await lookAfter(here.hams, gone, child.id);
    await book(here.hams, gone, await newDoctor(here.hams), '11:00', { patientId: child.patientId });
    const { address } = (await here.call(gone, 'POST', '/calendar-feed')).json<{ address: string }>();
    const feed = () => here.hams.app.inject(new URL(address).pathname);
    expect((await feed()).body).toContain('BEGIN:VEVENT');
    await merge();
    expect((await feed()).statusCode).toBe(404);
  });

  test('J-07 a link to a visit goes on with the visit, and acts for its person', async () => {
    const visit = await linkedVisit(here.hams, await newDoctor(here.hams), '11:00');
    await mergePeople(here.hams.deps, visit.patient.id, kept.id);
    expect((await visit.act('confirm')).visit).toMatchObject({ role: 'patient', appStatus: 'Confirmed' });
    const [event] = await query<{ actor_id: number }>(
      here.hams.db.pool,
      "select actor_id from appointment_events where appointment_id = :id and action = 'confirm'",
      { id: visit.id },
    );
    expect(event).toEqual({ actor_id: kept.id });
    await undoMerge(here.hams.deps, visit.patient.id);
    expect((await visit.open()).status).toBe(200);
  });

  test('J-07 a time that is held for one while the other has a visit is given up: it is no second visit', async () => {
    const [doctor, elsewhere] = [await newDoctor(here.hams), await newDoctor(here.hams)];
    await book(here.hams, kept, doctor, '10:00');
    const holdFor = async (patientId: number, slot: string, who: TestPerson) => {
      const startsAt = new Date(`2026-11-26T${slot}:00+05:30`);
      const held = { startsAt, endsAt: new Date(startsAt.getTime() + 900_000), mode: 'Offline' as const };
      const [now, until] = [new Date(thursdayMorning), new Date(thursdayMorning + 900_000)];
      return holdTime(here.hams.db.pool, {
        ...held,
        patientId,
        doctorId: who.id,
        practiceId: await mainPracticeOf(here.hams, who),
        now,
        until,
      });
    };
    await holdFor(gone.id, '10:00', elsewhere);
    await holdFor(gone.id, '11:00', elsewhere);
    const both = await holdFor(kept.id, '11:00', doctor);
    const alone = await holdFor(gone.id, '12:00', elsewhere);
    expect(await merge()).toBe('merged');
    const left = await query<{ id: number }>(
      here.hams.db.pool,
      "select id from appointments where status = 'Held' and patient_id = :id order by id",
      { id: kept.id },
    );
    expect(left).toEqual([{ id: both?.id }, { id: alone?.id }]);
  });

  test('J-07 who read the merged record is said of the one that stands for it', async () => {
    await lookAfter(here.hams, daughter, gone.id, { relation: 'parent' });
    expect(await reads(daughter, patientIdOf(gone))).toBe(true);
    await merge();
    const { readings } = (await here.call(kept, 'GET', '/people/readings')).json<{
      readings: { role: string; what: string }[];
    }>();
    expect(readings).toMatchObject([{ role: 'guardian', what: 'record' }]);
  });
});
