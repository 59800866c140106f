import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  newDoctor,
  newPatient,
  newVerifiedPatient,
  patientForm,
  type TestPerson,
} from '#server/testing/people.ts';
import {
  defaultEntryFields,
  listAddedEntries,
  readEntries,
  toActorFields,
} from '#server/testing/platform/audit-entries.ts';
import { deleteExpiredEntries } from './delete-expired-entries.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
const password = 'a long new secret';

const post = (url: string, body: Record<string, unknown>, person?: TestPerson) =>
  hams.app.inject({ method: 'POST', url: `/api${url}`, body, ...(person && { headers: person.bearer }) });
const logIn = (phone: string, typed: string) => post('/patients/login', { phone, password: typed });
const signedUpPassword = patientForm('').password;

beforeAll(async () => {
  hams = await testApp();
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

const onAccount = (role: 'patient' | 'doctor', { id }: TestPerson) => ({
  account_role: role,
  account_id: id,
});

describe('what comes into the audit log', () => {
  test('P-04 a login, and the end of its session', async () => {
    let token = '';
    const opened = { ...toActorFields('patient', patient), ...onAccount('patient', patient) };
    expect(
      await listAddedEntries(hams, async () => {
        token = (await logIn(patient.phone, signedUpPassword)).json<{ token: string }>().token;
      }),
    ).toEqual([{ ...opened, event: 'session_opened' }]);
    const session = { ...patient, token, bearer: { authorization: `Bearer ${token}` } };
    expect(await listAddedEntries(hams, () => post('/logout', {}, session))).toEqual([
      { ...opened, event: 'session_ended', address: null },
    ]);
  });

  test('P-04 a refused login, with the account if there is one', async () => {
    const refused = { ...defaultEntryFields, event: 'login_refused', reason: 'invalid_credentials' };
    expect(await listAddedEntries(hams, () => logIn(patient.phone, 'wrong'))).toEqual([
      { ...refused, ...onAccount('patient', patient) },
    ]);
    expect(await listAddedEntries(hams, () => logIn('6999999999', 'wrong'))).toEqual([refused]);
  });

  test('P-04 guesses at a locked account', async () => {
    const victim = await newPatient(hams);
    for (let guess = 0; guess < 10; guess += 1) await logIn(victim.phone, 'wrong');
    expect(await listAddedEntries(hams, () => logIn(victim.phone, 'wrong'))).toEqual([
      {
        ...defaultEntryFields,
        event: 'login_refused',
        ...onAccount('patient', victim),
        reason: 'too_many_attempts',
      },
    ]);
  });

  test('P-04 a code for a new password, a wrong code, and the reset with the sessions that it ends', async () => {
    const owner = await newVerifiedPatient(hams);
    const about = { role: 'patient', phone: owner.phone };
    const account = onAccount('patient', owner);
    expect(await listAddedEntries(hams, () => post('/password/forgot', about))).toEqual([
      { ...defaultEntryFields, event: 'code_sent', ...account },
    ]);
    const { rows } = await hams.db.pool.query('select body from outbox order by id desc limit 1');
    const code = String(rows[0]?.body).slice(0, 6);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(
      await listAddedEntries(hams, () => post('/password/reset', { ...about, code: wrong, password })),
    ).toEqual([
      {
        ...defaultEntryFields,
        event: 'call_refused',
        operation: 'POST /password/reset',
        reason: 'wrong_code',
      },
    ]);
    expect(await listAddedEntries(hams, () => post('/password/reset', { ...about, code, password }))).toEqual(
      [
        { ...toActorFields('patient', owner), ...account, event: 'session_ended', address: null },
        { ...defaultEntryFields, event: 'password_reset', ...account },
      ],
    );
  });

  test('P-04 a new password and a new email address of a patient, and a wrong present password', async () => {
    const owner = await newPatient(hams);
    const settings = {
      phone: owner.phone,
      name: 'Asha Menon',
      email: 'new@example.com',
      gender: 'female',
      dateOfBirth: '1990-04-12',
      password,
    };
    const change = (currentPassword: string) =>
      hams.app.inject({
        method: 'PUT',
        url: '/api/patients/update-profile',
        headers: owner.bearer,
        body: { ...settings, currentPassword },
      });
    const own = { ...toActorFields('patient', owner), ...onAccount('patient', owner) };
    expect(await listAddedEntries(hams, () => change('wrong'))).toEqual([
      {
        ...toActorFields('patient', owner),
        event: 'call_refused',
        operation: 'PUT /patients/update-profile',
        reason: 'wrong_password',
      },
    ]);
    expect(await listAddedEntries(hams, () => change(signedUpPassword))).toEqual([
      { ...own, event: 'session_ended', address: null },
      { ...own, event: 'session_opened' },
      { ...own, event: 'password_changed' },
      { ...own, event: 'contact_changed' },
    ]);
  });

  test('P-04 a new email address of a doctor', async () => {
    const change = () =>
      hams.app.inject({
        method: 'PUT',
        url: '/api/doctors/editProfile',
        headers: doctor.bearer,
        body: { email: 'new@example.com', currentPassword: signedUpPassword },
      });
    expect(await listAddedEntries(hams, change)).toEqual([
      { ...toActorFields('doctor', doctor), ...onAccount('doctor', doctor), event: 'contact_changed' },
    ]);
  });

  test('P-04 no password, code, phone number or email address', async () => {
    const text = JSON.stringify(await readEntries(hams));
    expect(text).toContain('password_reset');
    for (const secret of [password, signedUpPassword, patient.phone, '6999999999', '@example.com']) {
      expect(text).not.toContain(secret);
    }
  });

  test('P-04 nothing of a change that is rolled back', async () => {
    const { database } = hams.deps;
    const actor = { role: 'nobody' } as const;
    const fail = () =>
      database.transaction(async (db) => {
        await writeAuditEntry(hams.deps, db, { event: 'password_reset', actor });
        throw new Error('the change fails');
      });
    expect(await listAddedEntries(hams, () => expect(fail()).rejects.toThrow('the change fails'))).toEqual(
      [],
    );
  });
});

test('P-04 a call whose entry cannot be written fails, and so does its change', async () => {
  const owner = await newPatient(hams);
  await hams.db.pool.query('alter table audit_log rename to audit_log_away');
  try {
    await expect(logIn(owner.phone, 'wrong')).rejects.toThrow('audit_log');
    await expect(logIn(owner.phone, signedUpPassword)).rejects.toThrow('audit_log');
  } finally {
    await hams.db.pool.query('alter table audit_log_away rename to audit_log');
  }
  const { rows } = await hams.db.pool.query('select from sessions where patient_id = $1', [owner.id]);
  expect(rows).toHaveLength(1);
});

describe('the log is only added to', () => {
  test.each([
    'update audit_log set actor_id = 1',
    'update audit_log set actor_id = 1 where false',
    'delete from audit_log',
    'truncate audit_log',
    'select delete_old_audit_log(now())',
    "select delete_old_audit_log(now() - interval '364 days')",
  ])('P-04 the database refuses: %s', async (sql) => {
    const before = await readEntries(hams);
    expect(before.length).toBeGreaterThan(0);
    await expect(hams.db.pool.query(sql)).rejects.toThrow(/audit log is (only added to|kept for a year)/);
    expect(await readEntries(hams)).toEqual(before);
  });

  test('P-04 entries are deleted after AUDIT_LOG_DAYS, and no others', async () => {
    const day = 24 * 60 * 60_000;
    // A database of its own: the minimum age of a year for deletion is measured by the database's clock.
    const fresh = await testApp();
    const reasons = async () => (await readEntries(fresh)).map(({ reason }) => reason);
    const { rows } = await fresh.db.pool.query<{ now: Date }>('select now()');
    const now = rows[0]?.now.getTime() ?? Number.NaN;
    for (const [daysAgo, reason] of [
      [401, 'too old'],
      [399, 'young enough'],
      [364, 'of this year'],
    ] as const) {
      fresh.setNow(now - daysAgo * day);
      const actor = { role: 'nobody' } as const;
      await writeAuditEntry(fresh.deps, fresh.db.pool, { event: 'login_refused', actor, reason });
    }
    fresh.setNow(now);
    expect(await deleteExpiredEntries(fresh.deps)).toBe(1);
    expect(await reasons()).toEqual(['young enough', 'of this year']);
    await expect(fresh.db.pool.query('delete from audit_log')).rejects.toThrow('only added to');

    // A clock that is far ahead must not delete entries younger than a year by the database's clock.
    fresh.setNow(now + 100 * day);
    expect(await deleteExpiredEntries(fresh.deps)).toBe(1);
    expect(await reasons()).toEqual(['of this year']);
    await fresh.close();
  });
});
