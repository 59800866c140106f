import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { withPlaceChangeNotices } from '#server/appointments/practice-changes/notify-place-change.ts';
import { announceReminders } from '#server/messaging/notices/announce-reminders.ts';
import { createMessages } from '#server/messaging/notices/create-messages.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { calendarParsers, type ReadEvent } from '#server/testing/messaging/calendar-parsers.ts';
import {
  bookVisit,
  freshPhone,
  hospitalForm,
  newDoctor,
  newPatient,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let main: number;
let lakeside: number;
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: 'https://hams.example' });
  main = await addHospital('Care Hospital', '1 Marine Drive');
  lakeside = await addHospital('Lakeside Hospital', '9 Lake Road');
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning - 2 * 86_400_000);
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  await query(
    hams.db.pool,
    'update practices set hospital_id = :main, hospital_agreed_at = now() where doctor_id = :id',
    { id: doctor.id, main },
  );
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, who: TestPerson, body?: object) {
  const answer = await hams.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...who.bearer, 'accept-language': 'en' },
    ...(body && { body }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}
async function addHospital(hospitalName: string, addressLine: string): Promise<number> {
  const body = { ...hospitalForm(freshPhone()), hospitalName, addressLine };
  const answer = await hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });
  return Number(answer.json<{ hospitalId: string }>().hospitalId.slice(4));
}
const paper = async (id: string, name: 'prescription' | 'receipt') => {
  const { rawPayload } = await call('GET', `/appointments/${id}/${name}.pdf`, patient);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
};
const entry = async (id: string): Promise<ReadEvent | undefined> =>
  calendarParsers['ical.js']((await call('GET', `/appointments/${id}/calendar.ics`, patient)).body).events[0];

async function bookEveningVisit(practice: object): Promise<string> {
  const added = await call('POST', '/practices', doctor, {
    location: { type: 'Point', coordinates: [76.35, 10.1] },
    fees: { clinic: 300, video: 200 },
    ...practice,
  });
  const { practiceId } = added.json<{ practice: { practiceId: string } }>().practice;
  await query(
    hams.db.pool,
    'update practices set hospital_agreed_at = now() where id = :id and hospital_id is not null',
    { id: Number(practiceId.slice(4)) },
  );
  await call('POST', `/doctors/${doctor.id}/slots`, doctor, {
    date: thursday,
    slots: ['18:00'],
    interval: 15,
    practiceId,
  });
  const { appointmentId } = (await bookVisit(hams, patient, doctor, '18:00')).json<{
    appointmentId: string;
  }>();
  await call('PUT', '/appointments/respond', doctor, { appointmentId, action: 'accept' });
  return appointmentId;
}
async function collectReminders(): Promise<string> {
  hams.setNow(thursdayMorning - 86_400_000 + 10 * 60 * 60_000);
  await hams.deps.outbox.deliver();
  const listMessages = () =>
    query<{ id: number; text: string }>(
      hams.db.pool,
      `select id, concat_ws(' ', subject, body) as text from demo_mailbox
       where recipient in ('asha@example.com', :phone)`,
      { phone: patient.phone },
    );
  const before = new Set((await listMessages()).map(({ id }) => id));
  await announceReminders(hams.deps);
  await hams.deps.outbox.deliver();
  return (await listMessages()).flatMap(({ id, text }) => (before.has(id) ? [] : [text])).join('\n');
}

describe.each([
  ['of their own', 'Periyar Heart Clinic', '4 Temple Street, Aluva'],
  ['at another hospital that agreed', 'Lakeside Hospital', '9 Lake Road, Kochi, Kerala 682001'],
])('a visit at the doctor’s second practice, %s', (_, name, address) => {
  const practice = () =>
    name === 'Lakeside Hospital'
      ? { hospitalId: formatId('hospital', lakeside) }
      : { name, practiceAddress: address };

  test('G-05 F-05 K-02 the prescription and the receipt have its name and address', async () => {
    const id = await bookEveningVisit(practice());
    hams.setNow(thursdayMorning + 11 * 60 * 60_000);
    const day = await call('GET', `/doctors/days/${thursday}`, doctor);
    const [visit] = day.json<{ appointments: { fee: number }[] }>().appointments;
    await call('PUT', `/appointments/update-status/${id}`, doctor, {
      appStatus: 'Completed',
      prescription: 'Rest',
      payment: { way: 'cash', amount: visit?.fee },
    });
    for (const text of [await paper(id, 'prescription'), await paper(id, 'receipt')]) {
      expect(text).toContain(name);
      expect(text).toContain(address);
      expect(text).not.toContain('Care Hospital');
      expect(text).not.toContain('Marine Drive');
    }
    expect(await paper(id, 'receipt')).toContain('Amount received ₹300.00');
  });

  test('N-03 N-05 K-02 the calendar entry and the message of the day before send people there', async () => {
    const id = await bookEveningVisit(practice());
    expect(await entry(id)).toMatchObject({ location: `${name}, ${address}` });
    const listMessages = await collectReminders();
    expect(listMessages).toContain(`Thu 26 Nov, 18:00, ${name}`);
    expect(listMessages).toContain(`${name}, ${address}`);
    expect(listMessages).not.toContain('Care Hospital');
    expect(listMessages).not.toContain('Marine Drive');
  });
});

describe('N-01 N-05 K-02 who has a visit ahead is told once where to come, with the calendar entry', () => {
  const minutes = (count: number) => hams.setNow(hams.deps.clock.now() + count * 60_000);
  const mails = () =>
    query<{ id: number; body: string }>(
      hams.db.pool,
      `select o.id, o.body || coalesce(o.content -> 'calendar' ->> 'text', '') as body from outbox o
         join messages m on m.id = o.message_id
       where m.event = 'placeChanged' and m.channel = 'email' and o.recipient = 'asha@example.com'
         and m.person_id = :id order by o.id`,
      { id: patient.id },
    );
  async function collectWaitlistMails(): Promise<string[]> {
    await createMessages(hams.deps, 100);
    expect(await mails()).toEqual([]);
    minutes(6);
    await createMessages(hams.deps, 100);
    return (await mails()).map(({ body }) => body.replaceAll('\r\n ', ''));
  }
  const own = { name: 'Periyar Heart Clinic', practiceAddress: '4 Temple Street, Aluva' };
  const sequence = async (id: string) => (await entry(id))?.sequence ?? 0;
  const practiceId = async (id: string) => {
    const { practiceId: practice } = (await call('GET', `/patients/appointments/${id}`, patient)).json<{
      appointment: { practiceId: string };
    }>().appointment;
    return practice;
  };

  test.each([
    ['moves', [{ practiceAddress: '9 River Road, Aluva' }], 'Periyar Heart Clinic, 9 River Road, Aluva'],
    ['is renamed', [{ name: 'Periyar Clinic' }], 'Periyar Clinic, 4 Temple Street, Aluva'],
    [
      'is edited twice',
      [{ name: 'Periyar' }, { name: 'Periyar Hall', practiceAddress: '2 Hill Road' }],
      'Periyar Hall, 2 Hill Road',
    ],
    [
      'is found elsewhere on the map',
      [{ location: { type: 'Point', coordinates: [76.4, 10.1] } }],
      'Periyar Heart Clinic, 4 Temple Street, Aluva',
    ],
  ])('a practice that %s', async (_what, edits, where) => {
    const id = await bookEveningVisit(own);
    const before = await sequence(id);
    const practice = await practiceId(id);
    for (const edit of edits) await call('PUT', `/practices/${practice}`, doctor, edit);
    const [notified, ...more] = await collectWaitlistMails();
    expect(more).toEqual([]);
    expect(notified).toContain(`should now come to: ${where}.`);
    expect(notified).toContain('METHOD:REQUEST');
    expect(notified).toContain(`SEQUENCE:${before + 1}\r\n`);
    expect(await entry(id)).toMatchObject({ sequence: before + 1, location: where });
  });

  test('one that takes nobody in the clinic any more: the visit is by video', async () => {
    const id = await bookEveningVisit(own);
    await call('PUT', `/practices/${await practiceId(id)}`, doctor, { modes: ['Online'] });
    const [notified, ...more] = await collectWaitlistMails();
    expect([more, notified?.includes('now by video, at the same time. Please don’t travel')]).toEqual([
      [],
      true,
    ]);
    const { appointment } = (await call('GET', `/patients/appointments/${id}`, patient)).json<{
      appointment: { consultStatus: string; meetLink: string | null };
    }>();
    expect(appointment.consultStatus).toBe('Online');
  });

  test.each([
    ['another phone', { clinicPhone: '9847012345' }, 'now 9847012345'],
    ['another hospital', { hospital: 'Lakeside Hospital' }, 'should now come to: Lakeside Hospital.'],
  ])('the profile with %s', async (_what, edit, words) => {
    const { appointmentId } = (await bookVisit(hams, patient, doctor, '11:00')).json<{
      appointmentId: string;
    }>();
    await call('PUT', '/doctors/editProfile', doctor, edit);
    const [notified, ...more] = await collectWaitlistMails();
    expect([more, notified?.includes(words)]).toEqual([[], true]);
    expect(notified).not.toContain('METHOD:');
    expect(appointmentId).toBeTruthy();
  });

  test.each([
    ['taken back', [{ name: 'Periyar' }, { name: own.name }]],
    [
      'about the room, the fee or the length',
      [{ room: '7' }, { fees: { clinic: 900 } }, { slotMinutes: 20 }],
    ],
    ['a pin that is set better', [{ location: { type: 'Point', coordinates: [76.3502, 10.1] } }]],
  ])('nobody is told what is %s', async (_what, edits) => {
    const id = await bookEveningVisit(own);
    const practice = await practiceId(id);
    for (const edit of edits) await call('PUT', `/practices/${practice}`, doctor, edit);
    expect(await collectWaitlistMails()).toEqual([]);
  });

  test('a visit that is cancelled while its place changes stays where it was, and nobody is told', async () => {
    const id = await bookEveningVisit(own);
    const visit = { id: Number(id.slice(4)) };
    await hams.deps.database.transaction((db) =>
      withPlaceChangeNotices(hams.deps, db, { doctorId: doctor.id, hospitalId: null }, async () => {
        await query(hams.db.pool, "update appointments set status = 'Cancelled' where id = :id", visit);
        await query(db, "update practices set name = 'New Clinic' where doctor_id = :id", { id: doctor.id });
      }),
    );
    const [stored] = await query<{ hospital: string; announced: number }>(
      hams.db.pool,
      `select hospital, (select count(*)::int from announcements n
         where n.appointment_id = a.id and n.event = 'placeChanged') as announced
       from appointments a where id = :id`,
      visit,
    );
    expect(stored).toEqual({ hospital: own.name, announced: 0 });
  });

  test('of a visit that is cancelled meanwhile, or has begun, nothing is told; papers of before keep their place', async () => {
    const id = await bookEveningVisit(own);
    const practice = await practiceId(id);
    hams.setNow(thursdayMorning + 11 * 60 * 60_000);
    await call('PUT', `/appointments/update-status/${id}`, doctor, {
      appStatus: 'Completed',
      prescription: 'Rest',
      payment: { way: 'cash', amount: 300 },
    });
    const before = await paper(id, 'receipt');
    await call('PUT', `/practices/${practice}`, doctor, {
      name: 'New Clinic',
      practiceAddress: '1 New Road',
    });
    expect(await paper(id, 'receipt')).toBe(before);
    expect(await collectWaitlistMails()).toEqual([]);
  });
});
