import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { readableId } from '#domain/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';
import { book, logInAgain, newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';
import { listSamePeople } from './list-same-people.ts';
import { mergePeople } from './merge-people.ts';
import { undoMerge } from './undo-merge.ts';

let hams: TestApp;
let doctor: TestPerson;
let kept: TestPerson;
let gone: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [doctor, kept, gone] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
});

const visitOf = async (person: TestPerson, slot: string, more?: Record<string, unknown>) =>
  (await book(hams, person, doctor, slot, more)).json<{ appointmentId: string }>().appointmentId;
const visitsOf = async (person: { id: number }) =>
  (
    await query<{ id: number }>(
      hams.db.pool,
      'select id from appointments where patient_id = :id order by id',
      person,
    )
  ).map(({ id }) => readableId('appointment', id));
const allergic = (person: TestPerson, substance: string) =>
  hams.app.inject({
    method: 'POST',
    url: `/api/patients/${person.id}/allergies`,
    headers: person.bearer,
    body: { substance },
  });
const record = async (id: number, { bearer }: TestPerson) =>
  hams.app.inject({ url: `/api/patients/${readableId('patient', id)}/record`, headers: bearer });

describe('J-07', () => {
  test('J-07 what belongs to two records of one person belongs to one, and both ids lead there', async () => {
    const before = [await visitOf(kept, '10:00'), await visitOf(gone, '11:00')];
    await Promise.all([allergic(kept, 'Penicillin'), allergic(gone, 'penicillin'), allergic(gone, 'Dust')]);
    expect(await mergePeople(hams.deps, gone.id, kept.id)).toBe('merged');

    expect(await visitsOf(kept)).toEqual(before.toSorted());
    expect(await visitsOf(gone)).toEqual([]);
    const read = await record(gone.id, kept);
    expect(read.json()).toMatchObject({ patientId: readableId('patient', kept.id) });
    const { allergies } = read.json<{ allergies: { substance: string }[] }>();
    expect(allergies.map(({ substance }) => substance).toSorted()).toEqual(['Dust', 'Penicillin']);
    // Whoever was logged in as the other logs in again.
    expect((await record(gone.id, gone)).statusCode).toBe(401);
    expect(await mergePeople(hams.deps, gone.id, kept.id)).toBe('not-found');
    expect(await mergePeople(hams.deps, kept.id, gone.id)).toBe('not-found');
  });

  test('J-07 a merge is taken back for 30 days: what came since then stays where it came', async () => {
    await visitOf(kept, '10:00');
    const [moved] = [await visitOf(gone, '11:00')];
    await allergic(gone, 'Dust');
    await mergePeople(hams.deps, gone.id, kept.id);
    const later = await visitOf(kept, '12:00');

    hams.setNow(thursdayMorning + 30 * 86_400_000);
    expect(await undoMerge(hams.deps, gone.id)).toBe('undone');
    expect(await visitsOf(gone)).toEqual([moved]);
    expect(await visitsOf(kept)).toContain(later);
    expect(await undoMerge(hams.deps, gone.id)).toBe('not-merged');

    hams.setNow(thursdayMorning);
    await mergePeople(hams.deps, gone.id, kept.id);
    hams.setNow(thursdayMorning + 30 * 86_400_000 + 1);
    expect(await undoMerge(hams.deps, gone.id)).toBe('too-late');
    expect(await visitsOf(gone)).toEqual([]);
  });

  test('J-07 whoever signs in as the record that went opens the other one', async () => {
    await mergePeople(hams.deps, gone.id, kept.id);
    const again = await logInAgain(hams, 'patient', gone);
    const profile = await hams.app.inject({ url: '/api/patients/profile', headers: again.bearer });
    expect(profile.json()).toMatchObject({ patientId: readableId('patient', kept.id), phone: kept.phone });
    expect(await undoMerge(hams.deps, gone.id)).toBe('undone');
    expect((await record(gone.id, await logInAgain(hams, 'patient', gone))).statusCode).toBe(200);
  });

  test('J-07 a record without an account takes over that of the other, and gives it back', async () => {
    await query(
      hams.db.pool,
      'update patients set account_id = null, phone = null, password_hash = null where id = :id',
      { id: kept.id },
    );
    await mergePeople(hams.deps, gone.id, kept.id);
    const again = await logInAgain(hams, 'patient', gone);
    const profile = await hams.app.inject({ url: '/api/patients/profile', headers: again.bearer });
    expect(profile.json()).toMatchObject({ patientId: readableId('patient', kept.id), phone: gone.phone });
    expect(await undoMerge(hams.deps, gone.id)).toBe('undone');
    const back = await hams.app.inject({
      url: '/api/patients/profile',
      headers: (await logInAgain(hams, 'patient', gone)).bearer,
    });
    expect(back.json()).toMatchObject({ patientId: readableId('patient', gone.id) });
  });

  test('J-07 two people with visits at one time are not one person; nothing moves', async () => {
    const other = await newDoctor(hams);
    await visitOf(gone, '09:00');
    const at = await visitOf(kept, '10:00');
    const overlapping = await book(hams, gone, other, '10:00');
    expect(overlapping.statusCode).toBe(201);
    expect(await mergePeople(hams.deps, gone.id, kept.id)).toBe('visits-overlap');
    expect(await visitsOf(kept)).toEqual([at]);
    expect(await visitsOf(gone)).toHaveLength(2);
  });

  test('J-07 of bookings and merges at the same moment nothing is lost and nothing overlaps', async () => {
    const slots = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'];
    const [outcome, ...answers] = await Promise.all([
      mergePeople(hams.deps, gone.id, kept.id),
      ...slots.map((slot, at) => book(hams, at % 2 ? gone : kept, doctor, slot)),
    ]);
    expect(outcome).toBe('merged');
    const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect([(await visitsOf(kept)).length, await visitsOf(gone)]).toEqual([booked, []]);
  });

  test('J-07 candidates sound the same and were born in the same year; a shared phone is said', async () => {
    await query(
      hams.db.pool,
      `update patients set name = case id when :kept then 'Lakshmi Nair' else 'Laxmi Nair' end, date_of_birth = null,
         birth_year = 1950, emergency_phone = '9000012345' where id in (:kept, :gone)`,
      { kept: kept.id, gone: gone.id },
    );
    const pair = (await listSamePeople(hams.db.pool)).find((line) => line.includes('1950'));
    expect(pair?.split('\t')).toEqual([
      readableId('patient', Math.min(kept.id, gone.id)),
      expect.stringMatching(/^La/),
      '1950',
      readableId('patient', Math.max(kept.id, gone.id)),
      expect.stringMatching(/^La/),
      '1950',
      'the same',
    ]);
    await mergePeople(hams.deps, gone.id, kept.id);
    expect((await listSamePeople(hams.db.pool)).join('\n')).not.toContain(readableId('patient', gone.id));
  });
});
