import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/access/access-scopes.ts';
import { accessTable } from '#contract/access/access-table.ts';
import type { Topic } from '#contract/platform/live-frames.ts';
import { query } from '#db/statement.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { buildApp } from '#server/app.ts';
import {
  allEndpoints,
  buildCall,
  callAs,
  sessionEndingCalls,
} from '#server/testing/accounts/cross-tenant-calls.ts';
import { newStaff } from '#server/testing/accounts/staff.ts';
import {
  clinicalMark,
  createTwoHospitals,
  privateMark,
  type TwoHospitals,
} from '#server/testing/accounts/two-hospitals.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit } from '#server/testing/people.ts';
import { readEntries } from '#server/testing/platform/audit-entries.ts';
import { createSettle, openTab } from '#server/testing/platform/tabs.ts';
import { createTestSite } from '#server/testing/site/site.ts';

let hams: TestApp;
let hospitals: TwoHospitals;
beforeAll(async () => {
  hams = await testApp();
  hospitals = await createTwoHospitals(hams);
});
afterAll(() => hams.close());

const rows: Readonly<Record<string, Access>> = accessTable;
const isOpen = (name: string) => typeof rows[name] === 'string';
const mayCall = (name: string, role: string) => isOpen(name) || Object.keys(rows[name] ?? {}).includes(role);
/** An emergency access needs a reason, and the patient and the owner are notified. */
const isBreakGlass = (name: string) => name === 'emergencyRecord';

/** Dumps all rows of the first hospital and its people, except the log of refused attempts. */
async function dumpFirstHospital(): Promise<string> {
  const columns = await query<{ table_name: string; column_name: string }>(
    hams.db.pool,
    `select table_name, column_name from information_schema.columns join pg_class on oid = table_name::regclass
     where table_schema = 'public' and relkind = 'r' and column_name in ('hospital_id', 'patient_id')
       and table_name not in ('audit_log', 'audit_readings') order by 1, 2`,
    {},
  );
  const values = { hospital_id: hospitals.hospital.id, patient_id: hospitals.patient.id };
  const held = await Promise.all(
    columns.map(({ table_name, column_name }) =>
      query<{ held: string }>(
        hams.db.pool,
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as held from ${table_name} t
         where ${column_name} = :value`,
        { value: values[column_name as keyof typeof values] },
      ),
    ),
  );
  return JSON.stringify(columns.map((column, place) => [column, held[place]?.[0]?.held]));
}

describe('M-02 a hostile second hospital', () => {
  const cells = allEndpoints.flatMap(([name, endpoint]) =>
    staffRoles.map((role) => ({ name, endpoint, role })),
  );

  test.each(cells)(
    'M-02 its $role gets nothing of the first one by $name',
    async ({ name, endpoint, role }) => {
      const who = sessionEndingCalls.has(name)
        ? await newStaff(hams, hospitals.another, role === 'owner' ? 'admin' : role)
        : hospitals.others[role];
      const call = buildCall(hospitals, endpoint);
      const { status, text } = await callAs(hams, endpoint, call, who);
      expect(text).not.toContain(privateMark);
      expect(text).not.toContain(clinicalMark);
      if (!mayCall(name, role)) expect(status).toBe(403);
      else if (call.names && !isOpen(name)) expect([403, 404]).toContain(status);
    },
  );

  test('M-02 each of its refusals is in the log, and nothing of the first hospital has changed', async () => {
    const before = await dumpFirstHospital();
    const refusals: string[] = [];
    for (const { name, endpoint, role } of cells) {
      if (sessionEndingCalls.has(name) || isOpen(name)) continue;
      const { status } = await callAs(hams, endpoint, buildCall(hospitals, endpoint), hospitals.others[role]);
      if (status === 403 || status === 404) refusals.push(`${role} ${endpoint.method} ${endpoint.path}`);
    }
    const entries = await readEntries(hams);
    const logged = entries
      .filter(({ event }) => event === 'call_refused')
      .map(({ actor_role, operation }) => `${actor_role} ${operation}`);
    // Each was refused twice: once before in the test of its own cell.
    expect(refusals.filter((one) => logged.filter((other) => other === one).length < 2)).toEqual([]);
    expect(refusals.length).toBeGreaterThan(400);
    expect(await dumpFirstHospital()).toBe(before);
  });

  test('M-02 a page says nothing of the first one: it is drawn for nobody, and asks by the same calls', async () => {
    const site = await buildApp(hams.deps, await createTestSite(import.meta.dirname));
    const { patientId, appointmentId } = hospitals.ids;
    for (const path of [
      `/dashboard/hospital/patients/${patientId}`,
      `/dashboard/hospital/patients/${patientId}/record`,
      `/dashboard/patients/${patientId}`,
      `/dashboard/appointments/${appointmentId}`,
      `/dashboard/patient/appointments/${appointmentId}`,
      `/dashboard/hospital`,
      `/hospital/${formatId('hospital', hospitals.hospital.id)}`,
    ]) {
      const page = await site.inject({ url: path, headers: hospitals.others.owner.bearer });
      expect([path, page.statusCode]).toEqual([path, 200]);
      expect(page.body.toLowerCase()).not.toContain(privateMark);
      expect(page.body.toLowerCase()).not.toContain(clinicalMark);
    }
    await site.close();
  });

  test('M-02 it follows nobody of the first one', async () => {
    for (const role of staffRoles) {
      const tab = await openTab(
        hams.app,
        hospitals.others[role].bearer.authorization.slice('Bearer '.length),
      );
      expect(await listFollowedTopics(tab, listOwnTopics())).toEqual([]);
      tab.socket.terminate();
    }
  });
});

describe('M-02 a hostile receptionist', () => {
  const cells = allEndpoints.filter(([name]) => !isBreakGlass(name));

  test.each(cells)('M-02 gets nothing clinical by %s', async (name, endpoint) => {
    const { receptionist } = hospitals.staff;
    const who = sessionEndingCalls.has(name)
      ? await newStaff(hams, hospitals.hospital, 'receptionist')
      : receptionist;
    const { status, text } = await callAs(hams, endpoint, buildCall(hospitals, endpoint), who);
    expect(text).not.toContain(clinicalMark);
    if (!mayCall(name, 'receptionist')) expect(status).toBe(403);
  });

  test('M-02 is shown by her calls whom the hospital knows: they are not merely refused', async () => {
    const shown: string[] = [];
    for (const [name, endpoint] of cells) {
      if (sessionEndingCalls.has(name) || !mayCall(name, 'receptionist') || endpoint.method !== 'GET')
        continue;
      const { status, text } = await callAs(
        hams,
        endpoint,
        buildCall(hospitals, endpoint),
        hospitals.staff.receptionist,
      );
      if (status === 200 && text.includes(privateMark)) shown.push(name);
    }
    expect(shown.sort()).toEqual(
      expect.arrayContaining([
        'findHospitalPatients',
        'frontDeskDay',
        'hospitalPatient',
        'hospitalWeek',
        'team',
      ]),
    );
  });

  test('M-02 M-03 the record is closed to her until she gives a reason, and to her alone it opens', async () => {
    const url = `/api/hospital/patients/${hospitals.ids.patientId}/record`;
    const read = async () =>
      (await hams.app.inject({ url, headers: hospitals.staff.receptionist.bearer })).body.includes(
        clinicalMark,
      );
    const other = await newStaff(hams, hospitals.hospital, 'receptionist');
    await query(hams.db.pool, 'delete from emergency_accesses where membership_id = :id', {
      id: hospitals.staff.receptionist.membershipId,
    });
    expect(await read()).toBe(false);
    const opened = await hams.app.inject({
      method: 'POST',
      url: `/api/hospital/patients/${hospitals.ids.patientId}/emergency-access`,
      headers: hospitals.staff.receptionist.bearer,
      body: { reason: 'Unconscious in the waiting room' },
    });
    expect(opened.statusCode).toBe(201);
    expect(await read()).toBe(true);
    expect((await hams.app.inject({ url, headers: other.bearer })).statusCode).toBe(403);
    hams.setNow(thursdayMorning + 30 * 60_000);
    expect(await read()).toBe(false);
    hams.setNow(thursdayMorning);
  });

  test('M-02 follows her hospital’s visits alone, an accountant nothing, and a frame says nothing clinical', async () => {
    await (await createSettle(hams, [hams.app]))();
    const tab = await openTab(
      hams.app,
      hospitals.staff.receptionist.bearer.authorization.slice('Bearer '.length),
    );
    const own = `hospital:${formatId('hospital', hospitals.hospital.id)}`;
    expect(await listFollowedTopics(tab, listOwnTopics())).toEqual([own]);
    await bookVisit(hams, hospitals.patient, hospitals.doctor, '16:30', { reason: clinicalMark });
    const frame = JSON.stringify(await tab.next());
    expect(frame).toContain('appointment');
    expect(frame).not.toContain(clinicalMark);
    tab.socket.terminate();
    const books = await openTab(
      hams.app,
      hospitals.staff.accountant.bearer.authorization.slice('Bearer '.length),
    );
    expect(await listFollowedTopics(books, listOwnTopics())).toEqual([]);
    books.socket.terminate();
  });
});

describe('M-01 a membership that ended a second ago', () => {
  test('M-01 M-02 opens no call at all, and says nothing', async () => {
    const gone = await newStaff(hams, hospitals.hospital, 'admin');
    const ended = await hams.app.inject({
      method: 'PUT',
      url: `/api/hospital/team/${formatId('membership', gone.membershipId)}/end`,
      headers: hospitals.staff.owner.bearer,
    });
    expect(ended.statusCode).toBe(200);
    hams.setNow(thursdayMorning + 1000);
    for (const [name, endpoint] of allEndpoints) {
      const { status, text } = await callAs(hams, endpoint, buildCall(hospitals, endpoint), gone);
      expect([name, text.includes(privateMark) || text.includes(clinicalMark)]).toEqual([name, false]);
      if (!isOpen(name)) expect([name, status]).toEqual([name, 401]);
    }
    hams.setNow(thursdayMorning);
  });
});

const listOwnTopics = (): readonly Topic[] =>
  [
    `owners:${formatId('hospital', hospitals.hospital.id)}`,
    `hospital:${formatId('hospital', hospitals.hospital.id)}`,
    `patient:${formatId('patient', hospitals.patient.id)}`,
    `doctor:${formatId('doctor', hospitals.doctor.id)}`,
    `visit:${hospitals.ids.appointmentId}`,
  ] as Topic[];

async function listFollowedTopics(tab: Awaited<ReturnType<typeof openTab>>, topics: readonly Topic[]) {
  const granted: string[] = [];
  for (const topic of topics) {
    tab.send({ type: 'follow', topic, ...(topic.startsWith('visit:') && { peer: 'hostile-tab' }) });
    const answer = await tab.next();
    if (answer.type === 'following') granted.push(topic);
    else expect(answer).toMatchObject({ type: 'refused' });
  }
  return granted;
}
