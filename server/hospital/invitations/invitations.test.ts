import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import type { HospitalRole } from '#domain/accounts/hospital-roles.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { verifyHospital } from '#server/hospital/registration/verify-hospital.ts';
import {
  newDoctorAt,
  newHospital,
  newStaff,
  type TestHospital,
  type TestStaff,
} from '#server/testing/accounts/staff.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { freshPhone, newDoctor } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let hospital: TestHospital;
let owner: TestStaff;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  hospital = await newHospital(hams);
  owner = await newStaff(hams, hospital, 'owner');
});
afterAll(() => hams.close());

const readName = async ({ db }: TestApp, id: number) => {
  const [row] = await query<{ name: string }>(db.pool, 'select name from hospitals where id = :id', { id });
  return row?.name ?? '';
};
const post = (url: string, body: object, headers = {}) =>
  hams.app.inject({ method: 'POST', url: `/api/hospital/invitations${url}`, headers, body });
const code = async (answer: ReturnType<typeof post>) => (await answer).json<{ code: string }>().code;
const invite = (role: HospitalRole, more: object = {}, by = owner) =>
  post('', { role, name: 'Meena at the desk', ...more }, by.bearer);
const createSecret = async (role: HospitalRole, more: object = {}) =>
  (await invite(role, more)).json<{ secret: string }>().secret;
const accept = (secret: string, more: object = {}) =>
  post('/accept', { secret, name: 'Meena Pillai', phone: freshPhone(), password: 'green ladder', ...more });
const listTexts = async (phone: string) => {
  await hams.deps.outbox.deliver();
  const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
  return letters.flatMap(({ to, text }) => (to === phone && text.includes('has joined') ? text : []));
};
const staff = () =>
  query<{ role: string; name: string }>(
    hams.db.pool,
    `select m.role, a.name from memberships m join accounts a on a.id = m.account_id
     where m.hospital_id = :id and m.until is null order by m.id`,
    { id: hospital.id },
  );

describe('an invitation', () => {
  test('M-01 opens once: who comes by it is on the staff, with an account and a session', async () => {
    const secret = await createSecret('receptionist');
    const seen = await post('/preview', { secret });
    expect(seen.json()).toMatchObject({ role: 'receptionist', name: 'Meena at the desk', needsPhone: false });
    const phone = freshPhone();
    const entries = await listAddedEntries(hams, async () => {
      const { token } = (await accept(secret, { phone })).json<{ token: string }>();
      const me = await hams.app.inject({
        url: '/api/hospital/me',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(me.json()).toMatchObject({ name: 'Meena Pillai', present: { role: 'receptionist' } });
    });
    expect(entries.map(({ event }) => event)).toEqual(['member_joined', 'session_opened']);
    expect(await listTexts(hospital.phone)).toEqual([
      expect.stringContaining('Meena Pillai has joined Hospital'),
    ]);
    expect(entries[0]?.about).toMatch(/^MEM-\d{6}$/);
    expect(await code(accept(secret))).toBe('invitation_used');
    const open = await hams.app.inject({ url: '/api/hospital/invitations', headers: owner.bearer });
    expect(open.json()).toEqual({ invitations: [] });
    const again = { method: 'POST', url: '/api/hospitals/login', body: { phone, password: 'green ladder' } };
    expect((await hams.app.inject({ ...again, method: 'POST' })).statusCode).toBe(200);
  });

  test('M-01 is over after seven days, when withdrawn, and for whom it is not; each is in the log', async () => {
    const late = await createSecret('nurse');
    const made = (await invite('nurse')).json<{ secret: string; invitation: { invitationId: string } }>();
    const entries = await listAddedEntries(hams, async () => {
      const withdrawn = await hams.app.inject({
        method: 'DELETE',
        url: `/api/hospital/invitations/${made.invitation.invitationId}`,
        headers: owner.bearer,
      });
      expect(withdrawn.statusCode).toBe(200);
    });
    expect(entries).toMatchObject([
      {
        event: 'invitation_withdrawn',
        actor_role: 'owner',
        about: `invitation-${made.invitation.invitationId}`,
        reason: 'nurse',
      },
    ]);
    const bound = await createSecret('nurse', { phone: freshPhone() });
    const refused = await listAddedEntries(hams, async () => {
      expect(await code(accept(made.secret))).toBe('invitation_withdrawn');
      expect(await code(accept(bound))).toBe('invitation_for_another');
      expect(await code(accept('no such secret'))).toBe('invitation_not_found');
      hams.setNow(thursdayMorning + 7 * 24 * 60 * 60_000);
      expect(await code(accept(late))).toBe('invitation_expired');
      expect((await post('/preview', { secret: late })).statusCode).toBe(410);
    });
    expect(refused.map(({ reason }) => reason)).toEqual([
      'invitation_withdrawn',
      'invitation_for_another',
      'invitation_not_found',
      'invitation_expired',
      'invitation_expired',
    ]);
    expect(await staff()).toHaveLength(1);
  });

  test('M-01 of two who accept at once one comes, whatever else they typed', async () => {
    const secret = await createSecret('admin');
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(secret)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await staff()).map(({ role }) => role)).toEqual(['owner', 'admin']);
  });

  test('M-01 a phone with an account needs its password; of a wrong one it says what every login says', async () => {
    const doctor = await newDoctor(hams);
    const secret = await createSecret('admin');
    const wrong = await accept(secret, { phone: doctor.phone });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([401, 'invalid_credentials']);
    expect((await accept(secret, { phone: doctor.phone, password: 'teal kettle' })).statusCode).toBe(200);
    const twice = await createSecret('nurse');
    const again = accept(twice, { phone: doctor.phone, password: 'teal kettle' });
    expect(await code(again)).toBe('already_member');
    // A refused attempt does not use up the invitation.
    expect((await accept(twice)).statusCode).toBe(200);
  });

  test('M-01 an admin invites neither owners nor admins, a receptionist nobody; another hospital sees none', async () => {
    const admin = await newStaff(hams, hospital, 'admin');
    expect((await invite('owner', {}, admin)).statusCode).toBe(403);
    expect((await invite('admin', {}, admin)).statusCode).toBe(403);
    const made = (await invite('nurse', {}, admin)).json<{ invitation: { invitationId: string } }>();
    expect((await invite('accountant', {}, admin)).statusCode).toBe(201);
    expect((await invite('nurse', {}, await newStaff(hams, hospital, 'receptionist'))).statusCode).toBe(403);
    const stranger = await newStaff(hams, await newHospital(hams), 'owner');
    const withdrawn = await hams.app.inject({
      method: 'DELETE',
      url: `/api/hospital/invitations/${made.invitation.invitationId}`,
      headers: stranger.bearer,
    });
    expect(withdrawn.json()).toMatchObject({ code: 'invitation_not_found' });
  });

  test('M-01 several at once: each has an answer of its own, and a phone of the team or that stands twice a sentence', async () => {
    const [fresh, ofNurse] = [freshPhone(), (await newStaff(hams, hospital, 'nurse')).phone];
    const several = async (people: readonly object[]) => {
      const answer = await post('/several', { people }, owner.bearer);
      return answer.json<{
        message: string;
        people: { made: { secret: string } | null; problem: string | null }[];
      }>();
    };
    const { message, people } = await several([
      { role: 'accountant', name: 'Gita', phone: fresh },
      { role: 'receptionist', name: 'Mary', phone: ofNurse },
      { role: 'nurse', name: 'Gita once more', phone: fresh },
      { role: 'doctor', name: 'Dr. Mary', phone: ofNurse },
    ]);
    expect(message).toBe('2 of 4 links are ready.');
    expect(people.map(({ problem }) => problem)).toEqual([
      null,
      'Someone with this phone number is already on your team. You can change their role under Team.',
      'This phone number is in the table twice. One invitation is enough.',
      null,
    ]);
    expect(await code(invite('nurse', { phone: ofNurse }))).toBe('phone_on_team');
    // A doctor’s registration is filled in from the invitation; new staff have to enter the phone themselves.
    const lookAt = async (place: number) =>
      (await post('/preview', { secret: people[place]?.made?.secret })).json<{ phone: string }>().phone;
    expect([await lookAt(0), await lookAt(3)]).toEqual(['', ofNurse]);
  });

  test('M-01 in a demo the link is in its mailbox too', async () => {
    const phone = freshPhone();
    const made = (await invite('nurse', { phone })).json<{ secret: string; sent: string }>();
    expect(made.sent).toBe('mailbox');
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
    expect(letters.find(({ to }) => to === phone)?.text).toContain(`/join/${made.secret}`);
  });
});

describe('invitations are bounded', () => {
  const createForms = (count: number, more: (place: number) => object = () => ({})) =>
    Promise.all(Array.from({ length: count }, (_, place) => invite('nurse', more(place))));
  const codes = (answers: Awaited<ReturnType<typeof createForms>>) =>
    answers.map((one) => one.json<{ code?: string }>().code ?? 'made').toSorted();
  const refused = (count: number, of: number, code: string) =>
    [...Array(count).fill(code), ...Array(of - count).fill('made')].toSorted();

  test('M-01 P-04 of many at once twenty are open; as many are made in a day, though others are withdrawn', async () => {
    expect(codes(await createForms(25))).toEqual(refused(5, 25, 'invitations_full'));
    await query(
      hams.db.pool,
      'update hospital_invitations set withdrawn_at = made_at where hospital_id = :id',
      {
        id: hospital.id,
      },
    );
    hams.setNow(thursdayMorning + 60 * 60_000);
    expect((await invite('nurse')).json()).toMatchObject({
      ...{ status: 429, code: 'too_many_invitations', limit: 20, waitMinutes: 23 * 60 },
      message: expect.stringContaining('23 hours'),
    });
    hams.setNow(thursdayMorning + 24 * 60 * 60_000);
    expect((await invite('nurse')).statusCode).toBe(201);
  });

  test('M-01 P-04 no one is invited more than three times a day, by phone or email, however it is written', async () => {
    const phone = freshPhone();
    const byPhone = await createForms(6, () => ({ phone }));
    expect(codes(byPhone)).toEqual(refused(3, 6, 'invited_too_often'));
    const byMail = await createForms(5, (place) => ({ email: place % 2 ? 'meena@x.in' : 'Meena@X.in' }));
    expect(codes(byMail)).toEqual(refused(2, 5, 'invited_too_often'));
    // Unverified hospitals do not block invitations elsewhere; verified hospitals count together.
    owner = await newStaff(hams, await newHospital(hams), 'owner');
    expect((await invite('nurse', { phone })).statusCode).toBe(201);
    await verifyHospital(commandLineActor, hams.deps, hospital.id, { decision: 'approve' });
    expect(codes([await invite('nurse', { phone })])).toEqual(['invited_too_often']);
  });

  test('M-01 P-04 no email carries the words of an unchecked hospital, nor of one that is called otherwise since', async () => {
    const mailing = await testApp({
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'clinic@x.in' },
      ...{ SMS_WEBHOOK_URL: 'http://127.0.0.1:1', SMS_WEBHOOK_SECRET: 'a secret for tests, long enough' },
    });
    const there = await newHospital(mailing);
    const { bearer } = await newStaff(mailing, there, 'owner');
    const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
      (
        await mailing.app.inject({
          ...{ method, url: `/api/hospital${url}`, headers: bearer },
          ...(body && { body }),
        })
      ).json();
    const made = () => call('POST', '/invitations', { role: 'nurse', name: 'Meena', email: 'meena@x.in' });
    const waiting = async () =>
      (
        await query(
          mailing.db.pool,
          `select from outbox where kind = 'hospital_invitation' and way = 'email'`,
        )
      ).length;
    expect(await made()).toMatchObject({ sent: null, isUnchecked: true, secret: expect.any(String) });
    const { person } = await call('POST', '/patients', {
      ...{ name: 'Gauri Deshmukh', gender: 'Female', age: 60, phone: '9876522299' },
    });
    const isPatientNotified = async () => (await call('GET', `/patients/${person.patientId}`)).person.isTold;
    expect(await isPatientNotified()).toBe(false);
    expect(await waiting()).toBe(0);
    const approve = (seen: string) =>
      verifyHospital(commandLineActor, mailing.deps, there.id, { decision: 'approve', seen });
    await expect(approve('The name of before')).rejects.toMatchObject({ code: 'entry_changed' });
    expect(await isPatientNotified()).toBe(false);
    const name = await readName(mailing, there.id);
    expect(await approve(name)).toMatchObject({ checked_at: null });
    expect(await made()).toMatchObject({ sent: 'email', isUnchecked: false });
    expect(await isPatientNotified()).toBe(true);
    expect(await waiting()).toBe(1);
    await call('PUT', '/settings', { hospitalName: 'Another name' });
    expect(await made()).toMatchObject({ sent: null, isUnchecked: true });
    expect(await waiting()).toBe(1);
    await mailing.close();
  });
});

describe('an invitation of a doctor', () => {
  const asDoctor = (secret: string, bearer: object) => post('/accept-as-doctor', { secret }, bearer);

  test('M-01 makes a practice to which both have agreed, and so a membership', async () => {
    const doctor = await newDoctor(hams);
    const secret = await createSecret('doctor', { phone: doctor.phone });
    expect(await code(accept(secret))).toBe('invitation_for_doctor');
    expect(await code(asDoctor(secret, (await newDoctor(hams)).bearer))).toBe('invitation_for_another');
    expect((await asDoctor(secret, doctor.bearer)).statusCode).toBe(200);
    expect((await staff()).map(({ role }) => role)).toEqual(['owner', 'doctor']);
    expect(await listTexts(hospital.phone)).toEqual([expect.stringMatching(/has joined Hospital/)]);
    const practices = await hams.app.inject({ url: '/api/practices', headers: doctor.bearer });
    const { practices: own } = practices.json<{ practices: { hospitalAgreed: boolean }[] }>();
    expect(own.map(({ hospitalAgreed }) => hospitalAgreed)).toEqual([false, true]);
    expect(await code(asDoctor(secret, doctor.bearer))).toBe('invitation_used');
  });

  test('M-01 agrees to the practice that is there, once; and is for no one else', async () => {
    const doctor = await newDoctorAt(hams, hospital);
    const there = asDoctor(await createSecret('doctor'), doctor.bearer);
    expect(await code(there)).toBe('already_member');
    expect(await code(asDoctor(await createSecret('nurse'), doctor.bearer))).toBe('invitation_for_staff');
    await query(hams.db.pool, 'update practices set hospital_agreed_at = null where doctor_id = :id', {
      id: doctor.id,
    });
    expect((await asDoctor(await createSecret('doctor'), doctor.bearer)).statusCode).toBe(200);
    expect((await staff()).map(({ role }) => role)).toEqual(['owner', 'doctor']);
  });
});
