import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newVerifiedPatient, type TestPerson } from '#server/testing/people.ts';

export const minute = 60_000;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const differentCode = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** A patient who forgot their password, new for each test. */
export function createPasswordResetPeople() {
  let hams: TestApp;
  let patient: TestPerson;
  beforeAll(async () => {
    hams = await testApp();
  });
  beforeEach(async () => {
    hams.setNow(thursdayMorning);
    patient = await newVerifiedPatient(hams);
  });
  afterAll(() => hams.close());

  const post = (url: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    hams.app.inject({ method: 'POST', url: `/api${url}`, body, headers });
  const forgot = (phone = patient.phone, role = 'patient', headers: Record<string, string> = {}) =>
    post('/password/forgot', { role, phone }, headers);
  const listMessages = async (phone = patient.phone) => {
    await hams.deps.outbox.deliver();
    const all = (await hams.app.inject('/api/demo/mailbox')).json<Letter[]>();
    return all.filter(({ to }) => to === phone);
  };
  const codeFor = async (phone = patient.phone) =>
    /^\d{6}/.exec((await listMessages(phone))[0]?.text ?? '')?.[0] ?? 'none';
  return {
    get hams() {
      return hams;
    },
    get patient() {
      return patient;
    },
    later: (milliseconds: number) => hams.setNow(thursdayMorning + milliseconds),
    post,
    forgot,
    lettersTo: listMessages,
    codeFor,
    askForCode: async () => {
      await forgot();
      return codeFor();
    },
    reset: (code: string, more: Record<string, unknown> = {}) =>
      post('/password/reset', {
        role: 'patient',
        phone: patient.phone,
        code,
        password: 'new secret',
        ...more,
      }),
    logIn: (password: string, phone = patient.phone, role = 'patients') =>
      post(`/${role}/login`, { phone, password }),
  };
}
