import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '#contract/access/access-scopes.ts';
import { accessTable } from '#contract/access/access-table.ts';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Role } from '#contract/platform/endpoint.ts';
import { type StaffRole, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { newHospital, newStaff, type TestStaff } from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let people: Record<Role, Pick<TestPerson, 'bearer'>>;
beforeAll(async () => {
  hams = await testApp();
  const [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
  const hospital = await newHospital(hams);
  const staff = await Promise.all(staffRoles.map((role) => newStaff(hams, hospital, role)));
  const members = Object.fromEntries(staff.map((one, place) => [staffRoles[place], one]));
  people = { patient, doctor, ...(members as Record<StaffRole, TestStaff>) };
});
afterAll(() => hams.close());

const endpoints = Object.entries(endpointByOperation);

const rows: Readonly<Record<string, Access>> = accessTable;

const findAllowedRoles = (name: string): 'anyone' | readonly string[] => {
  const row = rows[name] ?? {};
  if (row === 'operator') return [];
  return typeof row === 'string' ? 'anyone' : Object.keys(row);
};

const cells = endpoints.flatMap(([name, endpoint]) =>
  (['anonymous', 'patient', 'doctor', ...staffRoles] as const).map((who) => ({ name, endpoint, who })),
);

test.each(cells)('A-11 M-02 $who calls $name', async ({ name, endpoint, who }) => {
  const url = `/api${endpoint.path
    .replace(/:(latitude|longitude)/g, '9')
    .replace(':date', thursday)
    .replace(/:\w+/g, '999999')}`;
  const headers = who === 'anonymous' ? {} : people[who].bearer;
  const actor = name === 'logout' && who !== 'anonymous' ? (await freshCaller(who)).bearer : headers;
  const answer = await hams.app.inject({ method: endpoint.method, url, headers: actor });
  const allowed = findAllowedRoles(name);
  if (allowed === 'anyone' || (who !== 'anonymous' && allowed.includes(who))) {
    // 409: a change of an account with a password is not confirmed by a code.
    expect([200, 201, 400, 403, 404, 409]).toContain(answer.statusCode);
    // Its path names a person, and 999999 is another one.
    if (answer.statusCode === 403)
      expect(['publishSlots', 'copySlots', 'updateDoctor', 'reviewsByPatient']).toContain(name);
  } else {
    // No other session is one of an operator.
    expect(answer.statusCode).toBe(who === 'anonymous' || rows[name] === 'operator' ? 401 : 403);
  }
});

async function freshCaller(who: Role) {
  if (who === 'patient') return newPatient(hams);
  return who === 'doctor' ? newDoctor(hams) : newStaff(hams, await newHospital(hams), who);
}

test('A-11 a doctor publishes slots for themselves only, under either spelling of an id', async () => {
  const [mine, theirs] = await Promise.all([newDoctor(hams), newDoctor(hams)]);
  const publishAs = (id: string) =>
    hams.app.inject({
      method: 'POST',
      url: `/api/doctors/${id}/slots`,
      headers: mine.bearer,
      body: { date: thursday, slots: ['09:00'], interval: 15 },
    });
  for (const id of [String(theirs.id), `DOC-${String(theirs.id).padStart(6, '0')}`, `doc-${theirs.id}`]) {
    expect((await publishAs(id)).statusCode).toBe(403);
  }
  expect((await publishAs(String(mine.id))).statusCode).toBe(200);
});

test('A-11 a patient sees their own appointments and nobody else’s', async () => {
  const [one, two, doctor] = await Promise.all([newPatient(hams), newPatient(hams), newDoctor(hams)]);
  const bookFor = (patientId: number) =>
    hams.app.inject({
      method: 'POST',
      url: '/api/appointments/book',
      headers: one.bearer,
      body: {
        date: thursday,
        doctorId: String(doctor.id),
        slotNumber: '12:00',
        patientId: String(patientId),
      },
    });
  expect((await bookFor(two.id)).statusCode).toBe(404);
  expect((await bookFor(one.id)).statusCode).toBe(201);
  const listSessions = async (person: TestPerson) =>
    (await hams.app.inject({ url: '/api/patients/appointments', headers: person.bearer })).json<unknown[]>();
  expect(await listSessions(one)).toHaveLength(1);
  expect(await listSessions(two)).toEqual([]);
});
