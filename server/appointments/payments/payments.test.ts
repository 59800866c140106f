import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#messages/runtime.js';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, logInAgain, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});

const send = (method: 'POST' | 'PUT', url: string, body: Record<string, unknown>, person = doctor) =>
  hams.app.inject({ method, url: `/api/appointments${url}`, headers: person.bearer, body });
const pay = (id: string, way: string, amount: unknown = 900) =>
  send('POST', `/${id}/payment`, { way, amount });
const voided = (id: string, receipt: string) => send('PUT', `/${id}/payment/void`, { receipt });
const done = (id: string, more: Record<string, unknown> = {}) =>
  send('PUT', `/update-status/${id}`, { appStatus: 'Completed', ...more });
const get = async (url: string, { bearer } = doctor) =>
  (await hams.app.inject({ url: `/api${url}`, headers: bearer })).json();
const sums = (date = thursday) => get(`/doctors/payments/${date}`);
const revenue = async () => (await get('/doctors/dashboard')).revenue;

async function accepted(slot: string): Promise<string> {
  const { appointmentId } = (await bookVisit(hams, patient, doctor, slot)).json<{ appointmentId: string }>();
  await send('PUT', '/respond', { appointmentId, action: 'accept' });
  return appointmentId;
}
const slots = Array.from(
  { length: 12 },
  (_, index) =>
    `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][index % 4]}`,
);

describe('receipts', () => {
  test('G-04 at Done the payment is recorded in the same step, with the first receipt of the year', async () => {
    const id = await accepted('10:00');
    const answer = await done(id, { prescription: 'Rest', payment: { way: 'upi', amount: '900' } });
    expect(answer.json()).toMatchObject({
      appStatus: 'Completed',
      appointment: { payment: { way: 'upi', amount: 900, receipt: 'R-2026-000001' } },
    });
    expect(await revenue()).toBe(900);
  });

  test('G-04 numbers have no gaps and no doubles, however many come at once, also when some are refused', async () => {
    const ids = await Promise.all(slots.map(accepted));
    const [paidTwice = ''] = ids;
    const answers = await Promise.all([...ids, paidTwice, paidTwice].map((id) => pay(id, 'cash')));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({
      code: 'already_paid',
      message: 'Payment for this visit has already been recorded.',
    });
    const numbers = answers.flatMap((answer) =>
      answer.statusCode === 201 ? [answer.json().payment.receipt] : [],
    );
    const expected = slots.map((_, index) => `R-2026-${String(index + 1).padStart(6, '0')}`);
    expect(numbers.sort()).toEqual(expected);
  });

  test('G-04 a step that fails leaves no gap', async () => {
    const [first, second] = [await accepted('10:00'), await accepted('11:00')];
    await done(first);
    // Already completed, so the payment is refused too.
    expect((await done(first, { payment: { way: 'cash', amount: 900 } })).statusCode).toBe(409);
    expect((await pay(second, 'cash')).json()).toMatchObject({ payment: { receipt: 'R-2026-000001' } });
    const both = await done(second, { payment: { way: 'cash', amount: 900 } });
    expect([both.statusCode, both.json().code]).toEqual([409, 'already_paid']);
    const { appointments } = await get(`/doctors/days/${thursday}`);
    expect(appointments[1].appStatus).toBe('Pending');
  });

  test('G-04 each doctor and each year counts for itself; the year is the clinic’s', async () => {
    const [first, second, third] = [
      await accepted('10:00'),
      await accepted('11:00'),
      await accepted('12:00'),
    ];
    await Promise.all([done(first), done(second), done(third)]);
    hams.setNow(Date.parse('2026-12-31T23:59:00+05:30'));
    doctor = await logInAgain(hams, 'doctor', doctor);
    expect((await pay(first, 'cash')).json().payment.receipt).toBe('R-2026-000001');
    hams.setNow(Date.parse('2027-01-01T00:01:00+05:30')); // Still 2026 in UTC.
    expect((await pay(second, 'cash')).json().payment.receipt).toBe('R-2027-000001');
    expect((await pay(third, 'card')).json().payment.receipt).toBe('R-2027-000002');
  });

  test('G-04 a receipt is voided by a row of its own; nothing is changed or deleted', async () => {
    const id = await accepted('10:00');
    await pay(id, 'cash', 500);
    expect((await voided(id, 'R-2026-000009')).statusCode).toBe(404);
    const answers = await Promise.all([voided(id, 'R-2026-000001'), voided(id, 'R-2026-000001')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await sums()).toMatchObject({ cash: 0, collected: 0 });
    expect((await pay(id, 'upi', 900)).json()).toMatchObject({ payment: { receipt: 'R-2026-000002' } });
    expect(await sums()).toMatchObject({ cash: 0, upi: 900, collected: 900 });
    for (const sql of ['update payments set amount_paise = 1', 'delete from payments']) {
      await expect(hams.db.pool.query(sql)).rejects.toThrow('never changed or deleted');
    }
  });

  test('G-04 what is voided a day later is taken off that day', async () => {
    const id = await accepted('10:00');
    await pay(id, 'cash', 500);
    hams.setNow(thursdayMorning + 86_400_000);
    await voided(id, 'R-2026-000001');
    expect([(await sums()).cash, (await sums('2026-11-27')).cash]).toEqual([500, -500]);
  });
});

describe('later', () => {
  test('G-04 has no receipt and no revenue, until it is collected', async () => {
    const id = await accepted('10:00');
    const [first, second] = [await pay(id, 'later'), await pay(id, 'later')];
    expect(first.json()).toMatchObject({ payment: { way: 'later', amount: 900, receipt: null } });
    expect(second.statusCode).toBe(201);
    await done(id);
    expect(await sums()).toMatchObject({ later: 900, collected: 0 });
    expect(await revenue()).toBe(0);
    expect((await pay(id, 'card', 900)).json().payment.receipt).toBe('R-2026-000001');
    expect(await sums()).toMatchObject({ later: 0, card: 900, collected: 900 });
    expect(await revenue()).toBe(900);
  });
});

describe('what cannot be recorded', () => {
  test.each([
    ['cheque', 900, 'way'],
    ['cash', 0, 'amount'],
    ['cash', 0.001, 'amount'],
    ['cash', -1, 'amount'],
    ['cash', 'nine hundred', 'amount'],
    ['cash', 0.001, 'amount'],
    ['cash', 10_000_001, 'amount'],
  ])('G-04 %s of %s is a field error', async (way, amount, field) => {
    const id = await accepted('10:00');
    const answer = await pay(id, way, amount);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ field }] });
  });

  test('G-04 money for a request or a cancelled visit is refused with its status', async () => {
    const request = (await bookVisit(hams, patient, doctor, '10:00')).json<{ appointmentId: string }>();
    expect((await pay(request.appointmentId, 'cash')).json()).toMatchObject({
      code: 'wrong_status',
      appStatus: 'Requested',
    });
    await hams.app.inject({
      method: 'POST',
      url: '/api/patients/cancel-appointment',
      headers: patient.bearer,
      body: request,
    });
    expect((await pay(request.appointmentId, 'cash')).json()).toMatchObject({ appStatus: 'Cancelled' });
  });

  test('A-11 of another doctor’s visit nothing is known', async () => {
    const id = await accepted('10:00');
    const stranger = await newDoctor(hams);
    const body = { way: 'cash', amount: 1 };
    expect((await send('POST', `/${id}/payment`, body, stranger)).statusCode).toBe(404);
    expect((await send('PUT', `/${id}/payment/void`, { receipt: 'x' }, stranger)).statusCode).toBe(404);
    expect(await get(`/appointments/${id}/receipt.pdf`, stranger)).toMatchObject({
      code: 'appointment_not_found',
    });
  });
});

describe('the receipt as a document', () => {
  async function paper(id: string, locale: string, person: TestPerson) {
    const answer = await hams.app.inject({
      url: `/api/appointments/${id}/receipt.pdf`,
      headers: { ...person.bearer, 'accept-language': locale },
    });
    expect(answer.statusCode).toBe(200);
    const proxy = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(proxy, { mergePages: true });
    return { answer, text: text.replace(/\s+/g, ' '), isTagged: (await proxy.getMarkInfo())?.Marked };
  }

  test('F-05 says who paid what to whom, for both of them, and nothing of the reason', async () => {
    const id = await accepted('10:00');
    await done(id, { payment: { way: 'upi', amount: 900 } });
    for (const person of [doctor, patient]) {
      const { answer, text, isTagged } = await paper(id, 'en', person);
      expect(answer.headers['content-disposition']).toContain('receipt-R-2026-000001.pdf');
      expect(isTagged).toBe(true);
      for (const words of [
        'Receipt no. R-2026-000001',
        'Dr. Kabir Sethi',
        'Registration no. KMC 45821',
        'Asha Menon',
        'Date 26 November 2026',
        'Paid by UPI',
        'Consultation in the clinic, 26 November 2026 ₹900.00',
        'Amount received ₹900.00',
        'Amount in words Rupees nine hundred only',
        'Collected by: Dr. Kabir Sethi',
        id,
      ]) {
        expect(text).toContain(words);
      }
      expect(text).not.toContain('Checkup');
    }
  });

  test('F-05 people are named as they were when it was given', async () => {
    const id = await accepted('10:00');
    await pay(id, 'cash');
    await hams.db.pool.query("update patients set name = 'Asha Nair' where id = $1", [patient.id]);
    expect((await paper(id, 'en', patient)).text).toContain('Asha Menon');
  });

  test.each(locales)('F-05 in %s it has its number and the registration', async (locale) => {
    const id = await accepted('10:00');
    await pay(id, 'cash', 1234.5);
    const { text } = await paper(id, locale, patient);
    for (const words of ['R-2026-000001', 'KMC 45821', '₹1,234.50']) expect(text).toContain(words);
  });

  test('F-05 without a payment, or after it was voided, there is none', async () => {
    const id = await accepted('10:00');
    const url = `/appointments/${id}/receipt.pdf`;
    expect(await get(url, patient)).toMatchObject({ code: 'no_receipt' });
    await pay(id, 'cash');
    await voided(id, 'R-2026-000001');
    expect(await get(url, patient)).toMatchObject({ code: 'no_receipt' });
  });
});

test('F-05 the card of a visit says what was paid, and nothing of what is still to be paid', async () => {
  const id = await accepted('10:00');
  const card = async () => (await get(`/patients/appointments/${id}`, patient)).payment;
  await pay(id, 'later');
  expect(await card()).toBeNull();
  await pay(id, 'upi', 900);
  expect(await card()).toMatchObject({ way: 'upi', amount: 900, receipt: 'R-2026-000001' });
});
