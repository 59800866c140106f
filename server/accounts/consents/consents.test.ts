import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { consentVersion } from '#domain/accounts/consent.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { doctorForm, freshPhone, hospitalForm, patientForm } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const anotherHospital = (phone: string) => ({
  ...hospitalForm(phone),
  hospitalName: `Hospital ${phone.slice(-6)}`,
});
const forms = { patient: patientForm, doctor: doctorForm, hospital: anotherHospital } as const;
type Role = keyof typeof forms;

const register = (role: Role, phone: string, more: object, language = 'en') =>
  hams.app.inject({
    method: 'POST',
    url: `/api/${role}s/signup`,
    headers: { 'accept-language': language },
    body: { ...forms[role](phone), ...more },
  });
const findByPhoneSql = {
  patient: 'select p.id from patients p join accounts a on a.id = p.account_id',
  doctor: 'select d.id from doctors d join accounts a on a.id = d.account_id',
  hospital: 'select m.hospital_id from memberships m join accounts a on a.id = m.account_id',
} as const satisfies Record<Role, string>;
const agreed = (role: Role, phone: string) =>
  query<object>(
    hams.db.pool,
    `select document, version, language, agreed_at from sign_up_consents
     where ${role}_id = (${findByPhoneSql[role]} where a.phone = :phone) order by document`,
    { phone },
  );

test.each(['patient', 'doctor', 'hospital'] as const)(
  'C-06 what a new %s agrees to is kept: document, version, language, when',
  async (role) => {
    const phone = freshPhone();
    expect((await register(role, phone, { consent: consentVersion }, 'ta')).statusCode).toBe(201);
    const row = { version: consentVersion, language: 'ta', agreed_at: new Date(thursdayMorning) };
    expect(await agreed(role, phone)).toEqual([
      { document: 'privacy', ...row },
      { document: 'terms', ...row },
    ]);
  },
);

test.each(['patient', 'doctor', 'hospital'] as const)(
  'C-06 a call of a %s without the field is valid as ever, and nothing counts as agreed',
  async (role) => {
    const phone = freshPhone();
    expect((await register(role, phone, {})).statusCode).toBe(201);
    expect(await agreed(role, phone)).toEqual([]);
  },
);

test.each(['patient', 'doctor', 'hospital'] as const)(
  'C-06 a form of a %s with the field unticked, or of another version, makes no account',
  async (role) => {
    for (const consent of ['', '2020-01-01']) {
      const answer = await register(role, freshPhone(), { consent });
      const message = 'Tick the box to agree. We can’t create an account without it.';
      expect(answer.json()).toMatchObject({ status: 400, fields: [{ field: 'consent', message }] });
    }
  },
);
