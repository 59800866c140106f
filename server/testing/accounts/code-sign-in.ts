import { afterAll, beforeAll, beforeEach } from 'vitest';
import { consentVersion } from '#domain/accounts/consent.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { freshPhone } from '#server/testing/people.ts';

/** An unregistered phone, new for each test, and the calls to sign in. */
export function createCodeSignIn() {
  let hams: TestApp;
  let phone = '';
  beforeAll(async () => {
    hams = await testApp();
  });
  beforeEach(() => {
    hams.setNow(thursdayMorning);
    phone = freshPhone();
  });
  afterAll(() => hams.close());

  const post = (url: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    hams.app.inject({ method: 'POST', url: `/api${url}`, body, headers });
  const ask = (to = phone) => post('/patients/sign-in-codes', { phone: to });
  const codeFor = async (to = phone) => {
    await hams.deps.outbox.deliver();
    const letters = (await hams.app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
    return letters.find((letter) => letter.to === to)?.text.match(/\d{6}/)?.[0] ?? 'none';
  };
  const askForCode = async (to = phone) => {
    await ask(to);
    return codeFor(to);
  };
  const signIn = (code: string, to = phone) => post('/patients/sign-in', { phone: to, code });
  const prove = async (to = phone) =>
    (await signIn(await askForCode(to), to)).json<{ proof: string }>().proof;
  const signUp = (proof: string, more: Record<string, unknown> = {}) =>
    post('/patients/quick-signup', {
      proof,
      name: 'Nila Thomas',
      gender: 'Female',
      birthYear: 1991,
      consent: consentVersion,
      ...more,
    });
  return {
    get hams() {
      return hams;
    },
    get phone() {
      return phone;
    },
    later: (milliseconds: number) => hams.setNow(thursdayMorning + milliseconds),
    post,
    ask,
    codeFor,
    askForCode,
    signIn,
    prove,
    signUp,
    newcomer: async () => {
      const { token } = (await signUp(await prove())).json<{ token: string }>();
      return { phone, bearer: { authorization: `Bearer ${token}` } };
    },
    profile: async (token: string) =>
      (
        await hams.app.inject({ url: '/api/patients/profile', headers: { authorization: `Bearer ${token}` } })
      ).json(),
  };
}
