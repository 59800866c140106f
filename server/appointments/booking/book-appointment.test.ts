import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;

beforeAll(async () => {
  hams = await testApp();
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
});
afterAll(() => hams.close());

const queryRows = async (text: string, values: unknown[] = []) =>
  (await hams.db.pool.query(text, values)).rows;

describe('a free slot', () => {
  test('E-05 is booked with 201, stored as asked, with its event row', async () => {
    const answer = await bookVisit(hams, patient, doctor, '09:00', {
      reason: 'Chest Pain',
      consultStatus: 'Online',
      payStatus: 'Paid',
      Hospital: 'Care Hospital',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      appointmentId: expect.stringMatching(/^APT-\d{6}$/),
      doctorId: expect.stringMatching(/^DOC-\d{6}$/),
      doctorName: 'Dr. Kabir Sethi',
      Hospital: 'Care Hospital',
      practiceId: expect.stringMatching(/^PRA-\d{6}$/),
      practiceName: 'Care Hospital',
      date: thursday,
      slotNumber: '09:00',
      reason: 'Chest Pain',
      payStatus: 'Paid',
      consultStatus: 'Online',
      appStatus: 'Requested',
    });
    const [row] = await queryRows(
      `select a.starts_at, a.ends_at, a.fee_paise, a.meeting_link, e.action, e.from_status, e.to_status, e.actor_id
       from appointments a join appointment_events e on e.appointment_id = a.id where a.patient_id = $1`,
      [patient.id],
    );
    expect(row).toEqual({
      starts_at: new Date('2026-11-26T09:00:00+05:30'),
      ends_at: new Date('2026-11-26T09:15:00+05:30'),
      fee_paise: 65_050,
      meeting_link: null,
      action: 'book',
      from_status: null,
      to_status: 'Requested',
      actor_id: patient.id,
    });
  });

  test('E-03 what is left out is Offline, Unpaid, General Checkup, Own Practice', async () => {
    const answer = await bookVisit(hams, patient, doctor, '09:30');
    expect(answer.json()).toMatchObject({
      consultStatus: 'Offline',
      payStatus: 'Unpaid',
      reason: 'General Checkup',
      Hospital: 'Own Practice',
    });
  });

  test('H-23 hospital in lower case is taken too', async () => {
    const answer = await bookVisit(hams, patient, doctor, '09:45', { hospital: 'Care Hospital' });
    expect(answer.json()).toMatchObject({ Hospital: 'Care Hospital' });
  });

  test('E-05 is Pending at once, with a meeting room, when the doctor confirms bookings automatically', async () => {
    const quick = await newDoctor(hams);
    await queryRows('update doctors set confirms_automatically = true where id = $1', [quick.id]);
    const answer = await bookVisit(hams, patient, quick, '10:00', { consultStatus: 'Online' });
    expect(answer.json()).toMatchObject({ appStatus: 'Pending' });
    const [row] = await queryRows('select meeting_link from appointments where doctor_id = $1', [quick.id]);
    expect(row?.meeting_link).toMatch(/^hams-[\w-]{22}$/);
  });
});

describe('a slot that cannot be had', () => {
  test('E-05 taken by someone else: 409 with the sentence and the next free slot', async () => {
    const [first, second] = await Promise.all([newPatient(hams), newPatient(hams)]);
    await bookVisit(hams, first, doctor, '10:30');
    const answer = await bookVisit(hams, second, doctor, '10:30');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'slot_taken',
      message: 'This slot has already been booked. Please choose another.',
      nextFree: { date: thursday, slot: '09:15' },
    });
  });

  test('E-07 the patient is busy then, with another doctor: 409 with its own code', async () => {
    const [other, busy] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    await bookVisit(hams, busy, doctor, '11:00');
    const answer = await bookVisit(hams, busy, other, '11:00');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'patient_busy' });
  });

  test('E-07 overlap counts, whatever interval each appointment was made with', async () => {
    const [changing, one, two] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
    await bookVisit(hams, one, changing, '10:15');
    await publishDay(hams, changing, thursday, ['09:00', '10:00', '11:00'], 60);
    const answer = await bookVisit(hams, two, changing, '10:00');
    expect(answer.json()).toMatchObject({ status: 409, code: 'slot_taken' });
  });

  test('E-05 a start that stayed for a shorter appointment is not offered again once that is cancelled', async () => {
    const [changing, one, two] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
    await bookVisit(hams, one, changing, '16:45');
    await publishDay(hams, changing, thursday, ['15:00'], 60);
    await queryRows("update appointments set status = 'Cancelled' where doctor_id = $1", [changing.id]);
    const { days } = (await hams.app.inject(`/api/doctors/${changing.id}/availability?days=1`)).json();
    expect(days).toMatchObject([{ free: ['15:00'], booked: [] }]);
    const answer = await bookVisit(hams, two, changing, '16:45');
    expect(answer.json()).toMatchObject({ status: 422, code: 'slot_not_published' });
  });

  test('E-02 a slot of today that has begun: 422 slot_past', async () => {
    hams.setNow(Date.parse('2026-11-26T12:00:00+05:30'));
    const answer = await bookVisit(hams, patient, doctor, '12:00');
    hams.setNow(thursdayMorning);
    expect(answer.json()).toMatchObject({ status: 422, code: 'slot_past' });
  });

  test.each([
    ['a time that was not published', { slotNumber: '09:05' }, 422, 'slot_not_published'],
    ['the end of the day', { slotNumber: '17:00' }, 422, 'slot_not_published'],
    ['a day without slots', { date: '2026-12-24' }, 422, 'slot_not_published'],
    ['a day long gone', { date: '2020-01-01' }, 422, 'slot_past'],
    ['a doctor who does not exist', { doctorId: '999999' }, 404, 'doctor_not_found'],
    ['an id that is none', { doctorId: "1' or '1'='1" }, 404, 'doctor_not_found'],
  ])('E-05 %s is refused', async (_, change, status, code) => {
    const answer = await bookVisit(hams, patient, doctor, '15:00', change);
    expect(answer.json()).toMatchObject({ status, code });
  });

  test.each([
    ['date', '2026-02-30'],
    ['date', 'tomorrow'],
    ['slotNumber', '9:00'],
    ['slotNumber', '25:00'],
    ['payStatus', 'Free'],
    ['consultStatus', 'Telepathy'],
    ['reason', ''],
    ['reason', 'x'.repeat(201)],
    ['doctorId', ''],
    ['Hospital', 'a\u0000b'],
    ['hospital', 'x'.repeat(121)],
  ])('E-05 %s = %j is refused with 400 that names the field', async (field, value) => {
    const answer = await bookVisit(hams, patient, doctor, '15:00', { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field }] });
    expect(answer.json<{ fields: { message: string }[] }>().fields[0]?.message).toMatch(
      /^(Choose|Enter|This)/,
    );
  });

  test('E-05 text is stored and shown as text, SQL and HTML alike', async () => {
    const reason = `'); drop table appointments; -- <script>alert(1)</script>`;
    const writer = await newPatient(hams);
    const answer = await bookVisit(hams, writer, doctor, '14:45', { reason });
    expect(answer.json()).toMatchObject({ reason });
    const list = await hams.app.inject({ url: '/api/patients/appointments', headers: writer.bearer });
    expect(list.json()).toMatchObject([{ reason }]);
  });
});

describe('the same request again', () => {
  const key = { 'idempotency-key': 'try-1' };

  test('E-05 + with its Idempotency-Key answers the same booking, made once', async () => {
    const careful = await newPatient(hams);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bookVisit(hams, careful, doctor, '13:00', {}, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const rows = await queryRows('select id from appointments where patient_id = $1', [careful.id]);
    expect(rows).toHaveLength(1);
  });

  test('E-05 + a key that stands for another booking is refused', async () => {
    const careless = await newPatient(hams);
    await bookVisit(hams, careless, doctor, '13:15', {}, key);
    const answer = await bookVisit(hams, careless, doctor, '13:30', {}, key);
    expect(answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const differentReason = await bookVisit(hams, careless, doctor, '13:15', { reason: 'Fever' }, key);
    expect(differentReason.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('E-05 + the repeat is answered even when the slot has begun meanwhile', async () => {
    const slow = await newPatient(hams);
    await bookVisit(hams, slow, doctor, '13:45', {}, key);
    hams.setNow(Date.parse('2026-11-26T13:50:00+05:30'));
    const answer = await bookVisit(hams, slow, doctor, '13:45', {}, key);
    hams.setNow(thursdayMorning);
    expect(answer.statusCode).toBe(201);
  });
});

describe('racers', () => {
  test('E-07 one of 64 gets the slot, the others 409', async () => {
    const racers = await Promise.all(Array.from({ length: 64 }, () => newPatient(hams)));
    const answers = await Promise.all(racers.map((racer) => bookVisit(hams, racer, doctor, '16:00')));
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect(counts.get(201)).toHaveLength(1);
    expect(counts.get(409)).toHaveLength(63);
  });

  test('E-07 one patient with many doctors at one time gets one appointment', async () => {
    const [eager, ...doctors] = await Promise.all([
      newPatient(hams),
      ...Array.from({ length: 6 }, () => newDoctor(hams)),
    ]);
    const answers = await Promise.all(doctors.map((each) => bookVisit(hams, eager, each, '16:15')));
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'booked').sort();
    expect(codes).toEqual(['booked', ...Array(5).fill('patient_busy')]);
  });

  test('E-07 a slot that is withdrawn while it is booked is either booked and kept, or refused', async () => {
    for (const slot of ['09:00', '09:30', '10:00', '10:30']) {
      const [changing, one] = await Promise.all([newDoctor(hams), newPatient(hams)]);
      const [booking] = await Promise.all([
        bookVisit(hams, one, changing, slot),
        publishDay(hams, changing, thursday, ['16:45'], 15),
      ]);
      const { availableSlots } = (await hams.app.inject(`/api/doctors/${changing.id}/slots`)).json();
      expect(availableSlots[thursday]).toEqual(booking.statusCode === 201 ? [slot, '16:45'] : ['16:45']);
    }
  });
});

test('E-07 the database refuses overlap over exactly the statuses that hold a slot (docs/product.md#life-of-an-appointment)', async () => {
  const rows = await queryRows(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname like 'appointments_%_overlap'",
  );
  expect(rows).toHaveLength(2);
  for (const { rule } of rows) {
    const statuses = [...rule.matchAll(/'([^']+)'::text/g)].map(([, status]) => status);
    expect(new Set(statuses)).toEqual(new Set(slotOccupyingStatuses));
  }
});
