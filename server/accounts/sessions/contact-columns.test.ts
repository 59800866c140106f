import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { doctorForm, hospitalForm, patientForm } from '#server/testing/people.ts';

const password = 'teal kettle';
const makeContact = (phone: string, name: string) => ({ phone, email: `${name}@one-home.example` });
const contacts = {
  formerPatient: makeContact('8123456701', 'former-patient'),
  patient: makeContact('8123456702', 'patient'),
  father: { phone: '8123456703' },
  formerDoctor: makeContact('8123456704', 'former-doctor'),
  doctor: makeContact('8123456705', 'doctor'),
  owner: makeContact('8123456706', 'owner'),
  receptionist: makeContact('8123456707', 'receptionist'),
};
const former: readonly string[] = [contacts.formerPatient, contacts.formerDoctor].flatMap(Object.values);

/** Columns that hold a phone or an email as a delivery address, or of a person without an account. */
const otherColumns: Readonly<Record<string, string>> = {
  'demo_mailbox.content': 'the calendar entry of a delivered email invites its recipient',
  'demo_mailbox.recipient': 'where a message was delivered to',
  'guardianship_requests.phone': 'the adult who is asked; deleted a month after the answer',
  'hospital_invitations.email': 'where the link was sent to',
  'hospital_invitations.phone': 'the phone that the link is for',
  'login_failures.phone': 'guesses at a phone, until their window is over',
  'outbox.recipient': 'where a message is to be delivered to',
  'password_codes.phone': 'the code that a phone was sent',
  'sign_in_codes.phone': 'the code that a phone was sent',
};

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
  const patient = await changePatientContact();
  await fatherJoins(patient);
  const doctor = await changeDoctorContact();
  const receptionist = await createHospitalStaff();
  await completeVisit(patient, doctor, receptionist);
  await makeGuessesAndCodes();
});
afterAll(() => hams.close());

type Bearer = Readonly<Record<'authorization', string>>;
type Fields = Readonly<Record<string, unknown>>;

async function call(method: 'POST' | 'PUT', url: string, body: Fields, headers: Partial<Bearer> = {}) {
  const answer = await hams.app.inject({ method, url: `/api${url}`, headers, body });
  expect(answer.statusCode, `${url} answered ${answer.body}`).toBeLessThan(300);
  return answer.json();
}
const post = (url: string, body: Fields, bearer?: Bearer) => call('POST', url, body, bearer);
const toBearer = (token: string): Bearer => ({ authorization: `Bearer ${token}` });

async function findNewestCode(phone: string): Promise<string> {
  await hams.deps.outbox.deliver();
  const [letter] = await query<{ code: string }>(
    hams.db.pool,
    `select substring(body from '\\d{6}') as code from demo_mailbox
     where recipient = :phone and body ~ '\\d{6}' order by id desc limit 1`,
    { phone },
  );
  return letter?.code ?? 'none';
}

async function changePatientContact(): Promise<Bearer> {
  const form = patientForm(contacts.formerPatient.phone);
  const { token } = await post('/patients/signup', { ...form, ...contacts.formerPatient });
  const { name, gender, dateOfBirth } = form;
  const changed = { ...contacts.patient, password: 'violet ladder', currentPassword: password };
  const body = { name, gender, dateOfBirth, ...changed };
  return toBearer((await call('PUT', '/patients/update-profile', body, toBearer(token))).newToken);
}

async function fatherJoins(patient: Bearer): Promise<void> {
  const { phone } = contacts.father;
  const described = { name: 'Ravi Menon', gender: 'Male', birthYear: 1958, relation: 'parent' };
  const asked = { ...described, phone, mayBook: true, mayRead: true };
  const { requestId } = await post('/people/requests', asked, patient);
  await post(`/people/requests/${requestId}/join`, { code: await findNewestCode(phone) }, patient);
}

async function changeDoctorContact(): Promise<Bearer> {
  const form = doctorForm(contacts.formerDoctor.phone);
  const { token } = await post('/doctors/signup', { ...form, ...contacts.formerDoctor });
  const changed = { ...contacts.doctor, currentPassword: password };
  return toBearer((await call('PUT', '/doctors/editProfile', changed, toBearer(token))).newToken);
}

async function createHospitalStaff(): Promise<Bearer> {
  const { phone } = contacts.owner;
  await post('/hospitals/signup', { ...hospitalForm(phone), ...contacts.owner, RegId: 'KL-2041' });
  const { token } = await post('/hospitals/login', { phone, password });
  const invited = { role: 'receptionist', name: 'Meena at the desk', ...contacts.receptionist };
  const { secret } = await post('/hospital/invitations', invited, toBearer(token));
  const accepted = { secret, name: 'Meena Pillai', phone: contacts.receptionist.phone, password };
  return toBearer((await post('/hospital/invitations/accept', accepted)).token);
}

/** A visit from the booking to the payment; the front desk registers a patient. */
async function completeVisit(patient: Bearer, doctor: Bearer, receptionist: Bearer): Promise<void> {
  const [who = { id: 0 }] = await query<{ id: number }>(hams.db.pool, 'select id from doctors');
  const slots = { date: thursday, slots: listGridStarts(15).map(formatSlotTime), interval: 15 };
  await post(`/doctors/${who.id}/slots`, slots, doctor);
  const booking = { date: thursday, doctorId: String(who.id), slotNumber: '10:00' };
  const { appointmentId } = await post('/appointments/book', booking, patient);
  await call('PUT', '/appointments/respond', { appointmentId, action: 'accept' }, doctor);
  await post(`/appointments/${appointmentId}/payment`, { way: 'cash', amount: 650.5 }, doctor);
  await post('/calendar-feed', {}, patient);
  const person = { name: 'Gauri Deshmukh', gender: 'Female', age: 60, isNew: true };
  await post('/hospital/patients', person, receptionist);
}

async function makeGuessesAndCodes(): Promise<void> {
  const { phone } = contacts.receptionist;
  const body = { phone, password: 'not this one' };
  await hams.app.inject({ method: 'POST', url: '/api/hospitals/login', body });
  await post('/password/forgot', { role: 'doctor', phone: contacts.doctor.phone });
  await hams.deps.outbox.deliver();
  await post('/patients/sign-in-codes', { phone: contacts.father.phone });
}

async function findColumnsContaining(texts: readonly string[]): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string }>(
    hams.db.pool,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const found = await query<{ place: string; text: string }>(
    hams.db.pool,
    tables
      .map(
        ({ name }) => `
          select distinct '${name}.' || field.name as place, sought.one as text
          from ${name} stored, jsonb_each_text(to_jsonb(stored)) field (name, content), unnest(:texts::text[]) sought (one)
          where position(sought.one in lower(field.content)) > 0`,
      )
      .join(' union all '),
    { texts: texts.map((text) => text.toLowerCase()) },
  );
  const places = Map.groupBy(found, ({ place }) => place);
  return new Map([...places].map(([place, rows]) => [place, rows.map(({ text }) => text).toSorted()]));
}

const present = (kind: 'phone' | 'email') =>
  Object.values(contacts)
    .flatMap((contact) => Object.entries(contact))
    .flatMap(([name, value]) => (name === kind && !former.includes(value) ? [value] : []))
    .toSorted();

test('J-01 the phone and the email of a person stand in their account and in no other table', async () => {
  const found = await findColumnsContaining([...present('phone'), ...present('email')]);
  expect(found.get('accounts.phone')).toEqual(present('phone'));
  // A receptionist who joined by an invitation has no email yet.
  expect(found.get('accounts.email')).toEqual(
    present('email').filter((email) => email !== contacts.receptionist.email),
  );
  const homes = ['accounts.email', 'accounts.phone'];
  expect([...found.keys()].toSorted()).toEqual([...homes, ...Object.keys(otherColumns)].toSorted());
});

test('J-01 a phone or an email that was given up is forgotten', async () => {
  const places = [...(await findColumnsContaining(former)).keys()];
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !(place in otherColumns))).toEqual([]);
});

test('J-01 the hash of a password stands in its account and in no other table', async () => {
  const rows = await query<{ hash: string }>(
    hams.db.pool,
    'select password_hash as hash from accounts where password_hash is not null',
  );
  expect(rows).toHaveLength(4);
  const found = await findColumnsContaining(rows.map(({ hash }) => hash));
  expect([...found.keys()]).toEqual(['accounts.password_hash']);
});
