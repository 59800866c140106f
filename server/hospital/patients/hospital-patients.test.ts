import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { logInStaffAgain, newStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  addPatientAtDesk,
  callAsStaff,
  insertHospitalPerson,
  newDesk,
  type TestDesk,
} from '#server/testing/hospital/desk.ts';
import { addGuardian, newChild } from '#server/testing/patients/guardians.ts';
import { bookVisit, freshPhone, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let desk: TestDesk;
let asha: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  desk = await newDesk(hams);
  asha = await newPatient(hams);
  await rename(asha.id, 'Asha Lakshmanan');
  expect((await bookVisit(hams, asha, desk.doctor, '09:00')).statusCode).toBe(201);
});
afterAll(() => hams.close());

const rename = (id: number, name: string) =>
  query(hams.db.pool, 'update patients set name = :name where id = :id', { id, name });
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: Record<string, unknown>,
  who = desk.lakshmi,
) => callAsStaff(hams, who, method, url, body);
const found = async (q: string, who = desk.lakshmi) => {
  const { body } = await call('GET', `/hospital/patients?q=${encodeURIComponent(q)}`, undefined, who);
  return body.people.map(({ patientId }: { patientId: string }) => parseId('patient', patientId));
};

test.each([
  ['the beginning of a name', 'ash'],
  ['both names in either order', 'lakshmanan asha'],
  ['the sound of a name', 'Asha Laxmanan'],
  ['Indian letters', 'आशा'],
  ['a typing error', 'Lakshmaman'],
])('M-06 somebody is found by %s', async (_, q) => {
  expect(await found(q)).toEqual([asha.id]);
});

test('M-06 somebody is found by the phone number, its beginning and the id, with times and nothing clinical', async () => {
  expect(await found(asha.phone)).toEqual([asha.id]);
  expect(await found(`+91 ${asha.phone}`)).toEqual([asha.id]);
  expect(await found(asha.phone.slice(0, 9))).toContain(asha.id);
  const { body } = await call('GET', `/hospital/patients?q=${formatId('patient', asha.id)}`);
  expect(body.people).toEqual([
    {
      patientId: formatId('patient', asha.id),
      name: 'Asha Lakshmanan',
      gender: 'Female',
      age: 36,
      ageIsAbout: false,
      phone: asha.phone,
      lastVisit: null,
      nextVisit: expect.objectContaining({ slot: '09:00', doctorName: 'Dr. Kabir Sethi' }),
    },
  ]);
});

test('M-06 a child is found by the phone number of whoever looks after them', async () => {
  const child = await newChild(hams, 'Tara Menon');
  const mother = await newPatient(hams);
  await addGuardian(hams, mother, child.id);
  await bookVisit(hams, mother, desk.doctor, '09:30', { patientId: child.patientId });
  expect(await found(mother.phone)).toEqual([child.id]);
  const { body } = await call('GET', `/hospital/patients/${child.patientId}`);
  expect(body.person).toMatchObject({
    phone: mother.phone,
    hasAccount: false,
    guardians: [{ name: 'Asha Menon', kin: 'mother', phone: mother.phone }],
    family: [],
  });
  const form = { name: 'Mohan Iyer', gender: 'Male', age: 58, phone: mother.phone };
  const { body: added } = await call('POST', '/hospital/patients', form);
  const after = await call('GET', `/hospital/patients/${child.patientId}`);
  expect(after.body.person.family).toEqual([added.person]);
});

test('M-06 whom the hospital does not know is not found, opened, changed or told of, and the try is written down', async () => {
  const other = await newDesk(hams);
  const theirs = await newPatient(hams);
  await rename(theirs.id, 'Zubeda Khatun');
  await bookVisit(hams, theirs, other.doctor, '10:00');
  const id = formatId('patient', theirs.id);
  for (const q of ['Zubeda', 'Zubedaa Khatun', theirs.phone, id]) expect(await found(q)).toEqual([]);
  const form = { name: 'Zubeda Khatun', gender: 'Female', dateOfBirth: '1990-04-12', phone: theirs.phone };
  const written = await call('POST', '/hospital/patients', form);
  expect(written.body).toMatchObject({
    candidates: [],
    person: { name: 'Zubeda Khatun', phone: theirs.phone },
  });
  const mine = formatId('patient', asha.id);
  const tries = [
    () => call('GET', `/hospital/patients/${id}`),
    () => call('PUT', `/hospital/patients/${id}`, form),
    () => call('POST', `/hospital/patients/${id}/merge`, { other: mine }, desk.owner),
    () => call('POST', `/hospital/patients/${mine}/merge`, { other: id }, desk.owner),
    () => call('GET', '/hospital/patients/999999999'),
  ];
  for (const trying of tries) {
    const entries = await listAddedEntries(hams, async () => {
      expect(await trying()).toMatchObject({ status: 404, body: { code: 'patient_not_found' } });
    });
    expect(entries).toMatchObject([{ event: 'call_refused', reason: 'patient_not_found' }]);
  }
});

test('M-06 a baby is written down with an age in months, and is never 0 years old', async () => {
  const form = { name: 'Baby of Latha', gender: 'Female', ageMonths: 5, guardianPhone: '9812300077' };
  const { body } = await call('POST', '/hospital/patients', form);
  const young = { age: 0, ageIsAbout: true, youngAge: { count: 5, unit: 'month' } };
  expect(body).toMatchObject({ person: young });
  const { patientId } = (body as { person: { patientId: string } }).person;
  const url = `/hospital/patients/${patientId}`;
  const { ageMonths: _, ...known } = form;
  await call('PUT', url, { ...known, name: 'Latika', birthYear: 2026 });
  expect((await call('GET', url)).body).toMatchObject({ person: { name: 'Latika', ...young } });
  await call('PUT', url, { ...known, dateOfBirth: '2026-11-05' });
  expect((await call('GET', url)).body).toMatchObject({
    person: { ageIsAbout: false, youngAge: { count: 3, unit: 'week' } },
  });
  for (const wrong of [{ ageMonths: 36 }, { ageMonths: 5, age: 1 }, { ageMonths: -1 }])
    expect((await call('POST', '/hospital/patients', { ...known, ...wrong })).status).toBe(400);
});

test('M-06 somebody is written down without an account, with an age and a phone that others have too', async () => {
  const form = { name: 'Gopal Rao', gender: 'Male', age: 71, phone: asha.phone };
  const { body } = await call('POST', '/hospital/patients', form);
  expect(body).toMatchObject({ candidates: [], person: { age: 71, ageIsAbout: true, phone: asha.phone } });
  expect((await found(asha.phone)).toSorted()).toEqual(
    [asha.id, parseId('patient', body.person.patientId)].toSorted(),
  );
  const [row] = await query(
    hams.db.pool,
    'select hospital_id, membership_id from hospital_people where patient_id = :id',
    { id: parseId('patient', body.person.patientId) },
  );
  expect(row).toEqual({ hospital_id: desk.hospital.id, membership_id: desk.lakshmi.membershipId });
});

test('M-06 a name is found with titles, joined initials and split words, the best match first', async () => {
  const names = [
    'K. S. R. Murthy',
    'KSR Murthy',
    'Murthy Krishnan',
    "Mary O'Grady",
    'Smt. Ravi Devi',
    'Ravi',
    'Ravindra Rao',
  ];
  const ids = new Map<number | null, string>();
  for (const name of names) ids.set(parseId('patient', await addPatientAtDesk(hams, desk, { name })), name);
  const called = async (q: string) => (await found(q)).map((id: number) => ids.get(id));
  const both = ['KSR Murthy', 'K. S. R. Murthy'];
  for (const q of [
    'KSR Murthy',
    'k s r murthy',
    'Mr. K.S.R. Murthy',
    'Murthy KSR',
    'श्री के एस आर मूर्ति',
    'ksr mur',
    'K\u200bSR\u00a0Murthy',
  ])
    expect([q, (await called(q)).toSorted()]).toEqual([q, both.toSorted()]);
  for (const q of [
    'O Grady',
    'OGrady',
    "o'grady mary",
    'Mary O Grady',
    'Miss Mary O\u2019Gra',
    'Mrs Grady Mary O',
  ])
    expect([q, await called(q)]).toEqual([q, ["Mary O'Grady"]]);
  expect(await called('Dr Ravi')).toEqual(['Ravi', 'Smt. Ravi Devi', 'Ravindra Rao']);
  expect(await called('Shrimati Ravi Devi')).toEqual(['Smt. Ravi Devi']);
});

test('M-06 who may be the same person is asked about before somebody is written down twice', async () => {
  const phone = freshPhone();
  const form = { name: 'Laxmi Nair', gender: 'Female', birthYear: 1970, phone };
  const first = (await call('POST', '/hospital/patients', form)).body.person.patientId;
  const again = { ...form, name: 'Lakshmi Nair', birthYear: 1971, phone: null };
  expect((await call('POST', '/hospital/patients', again)).body).toMatchObject({
    person: null,
    candidates: [{ patientId: first }],
  });
  const byPhone = { ...form, name: 'Laxmi', birthYear: 1999 };
  expect((await call('POST', '/hospital/patients', byPhone)).body.candidates).toHaveLength(1);
  for (const name of [
    'Smt. Laxmi Nair',
    'Nair, Lakshmi',
    'Lakshminair',
    'Lak Shmi Nair',
    'श्रीमती Laxmi Nair',
  ]) {
    const { candidates } = (await call('POST', '/hospital/patients', { ...again, name })).body;
    expect([name, candidates.map(({ patientId }: { patientId: string }) => patientId)]).toEqual([
      name,
      [first],
    ]);
  }
  const neighbour = { ...form, name: 'Smt. Shanti Rao', birthYear: 1999, isNew: true };
  await call('POST', '/hospital/patients', neighbour);
  const titled = { ...form, name: 'Smt Gauri', birthYear: 1999 };
  expect((await call('POST', '/hospital/patients', titled)).body.candidates).toEqual([]);
  const sister = { ...form, name: 'Rekha', birthYear: 1998 };
  expect((await call('POST', '/hospital/patients', sister)).body.candidates).toEqual([]);
  const anyway = await call('POST', '/hospital/patients', { ...again, isNew: true });
  expect(anyway.body).toMatchObject({ candidates: [], person: { name: 'Lakshmi Nair' } });
});

test('M-06 neither a birth too many nor one to come is taken', async () => {
  const form = { name: 'A Person', gender: 'Other' };
  for (const birth of [{}, { age: 3, birthYear: 2020 }, { dateOfBirth: '2199-01-01' }, { age: 200 }]) {
    expect((await call('POST', '/hospital/patients', { ...form, ...birth })).status).toBe(400);
  }
});

test('M-06 the desk corrects whom it wrote down, and nobody who has an account', async () => {
  const id = await addPatientAtDesk(hams, desk);
  const form = {
    name: 'Gauri Kulkarni',
    gender: 'Female',
    dateOfBirth: '1966-02-03',
    guardianPhone: '9876500001',
  };
  const entries = await listAddedEntries(hams, async () => {
    expect((await call('PUT', `/hospital/patients/${id}`, form)).body.person).toMatchObject({
      name: 'Gauri Kulkarni',
      dateOfBirth: '1966-02-03',
      birthYear: null,
      ownPhone: null,
      guardianPhone: '9876500001',
    });
  });
  expect(entries).toMatchObject([
    { event: 'contact_changed', actor_role: 'receptionist' },
    { event: 'record_read' },
  ]);
  const own = await call('PUT', `/hospital/patients/${formatId('patient', asha.id)}`, form);
  expect(own).toMatchObject({ status: 409, body: { code: 'person_has_account' } });
});

test('M-06 J-07 two records are made one by a leading member and somebody else', async () => {
  const [survivor, duplicate] = [
    await addPatientAtDesk(hams, desk, { name: 'Meena Pillai' }),
    await addPatientAtDesk(hams, desk, { name: 'Mina Pillai' }),
  ];
  const admin = await newStaff(hams, desk.hospital, 'admin');
  const asking = (who = admin) =>
    call('POST', `/hospital/patients/${survivor}/merge`, { other: duplicate }, who);
  expect((await asking(desk.lakshmi)).status).toBe(403);
  expect((await asking()).body.outcome).toBe('asked');
  expect((await asking()).body.outcome).toBe('asked');
  const waiting = (await call('GET', `/hospital/patients/${survivor}`)).body.person.merge;
  expect(waiting).toMatchObject({ other: { patientId: duplicate }, mayConfirm: true });
  const confirm = (who = desk.lakshmi) => call('PUT', `/hospital/merges/${waiting.mergeId}/confirm`, {}, who);
  expect(await confirm(admin)).toMatchObject({ status: 403, body: { code: 'merge_own' } });
  const [one, other] = await Promise.all([confirm(), confirm(desk.owner)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 404]);
  expect((await call('GET', `/hospital/patients/${duplicate}`)).body.person.patientId).toBe(survivor);
  expect(await found('Mina Pillai')).toEqual([parseId('patient', survivor)]);
});

test('M-06 J-07 two people are two: nobody confirms for whom they let in, or who let them in', async () => {
  const [survivor, duplicate] = [
    await addPatientAtDesk(hams, desk, { name: 'Meena Varma' }),
    await addPatientAtDesk(hams, desk, { name: 'Mina Varma' }),
  ];
  const invite = { role: 'admin', name: 'Myself again' };
  const made = await call('POST', '/hospital/invitations', invite, desk.owner);
  const phone = freshPhone();
  const form = { secret: made.body.secret, name: 'Another name', phone, password: 'teal kettle' };
  await hams.app.inject({ method: 'POST', url: '/api/hospital/invitations/accept', body: form });
  const myself = await logInStaffAgain(hams, phone);
  const pairs = [
    [desk.owner, myself],
    [myself, desk.owner],
  ] as const;
  for (const [asker, confirmer] of pairs) {
    await query(hams.db.pool, 'delete from merge_requests where hospital_id = :id', { id: desk.hospital.id });
    expect(
      (await call('POST', `/hospital/patients/${survivor}/merge`, { other: duplicate }, asker)).status,
    ).toBe(200);
    const { merge } = (await call('GET', `/hospital/patients/${survivor}`, undefined, confirmer)).body.person;
    expect(merge.mayConfirm).toBe(false);
    const url = `/hospital/merges/${merge.mergeId}/confirm`;
    expect(await call('PUT', url, {}, confirmer)).toMatchObject({ status: 403, body: { code: 'merge_own' } });
  }
  const { merge } = (await call('GET', `/hospital/patients/${survivor}`)).body.person;
  expect(merge.mayConfirm).toBe(true);
  expect((await call('PUT', `/hospital/merges/${merge.mergeId}/confirm`, {})).status).toBe(200);
});

test('M-06 J-07 no record goes that has an account or is known elsewhere', async () => {
  const survivor = await addPatientAtDesk(hams, desk, { name: 'Asha L' });
  const merge = (other: string) =>
    call('POST', `/hospital/patients/${survivor}/merge`, { other }, desk.owner);
  const refused = { status: 409, body: { code: 'merge_elsewhere' } };
  expect(await merge(formatId('patient', asha.id))).toMatchObject(refused);
  expect(await merge(survivor)).toMatchObject(refused);
  const both = await addPatientAtDesk(hams, desk, { name: 'Of two hospitals' });
  await insertHospitalPerson(hams, (await newDesk(hams)).hospital, both);
  expect(await merge(both)).toMatchObject(refused);
});
