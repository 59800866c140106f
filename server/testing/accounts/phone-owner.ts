import type { TestApp } from '#server/testing/app.ts';
import { patientForm, type TestPerson } from '#server/testing/people.ts';

export const strangersPassword = 'teal kettle';

/** Calls by which the owner of a phone signs in with a code, and a stranger with the account's password. */
export function createPhoneOwner(hams: () => TestApp) {
  const post = (url: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    hams().app.inject({ method: 'POST', url: `/api${url}`, body, headers });
  const lettersTo = async (phone: string) => {
    await hams().deps.outbox.deliver();
    const all = (await hams().app.inject('/api/demo/mailbox')).json<{ to: string; text: string }[]>();
    return all.filter(({ to }) => to === phone).map(({ text }) => text);
  };
  const codeTo = async (phone: string) =>
    (await lettersTo(phone)).find((text) => /^\d{6}/.test(text))?.slice(0, 6) ?? 'none';
  const askForCode = async (phone: string) => {
    await post('/patients/sign-in-codes', { phone });
    return codeTo(phone);
  };
  const enter = (phone: string, code: string) => post('/patients/sign-in', { phone, code });
  return {
    post,
    lettersTo,
    codeTo,
    askForCode,
    enter,
    signIn: async (phone: string) => enter(phone, await askForCode(phone)),
    reset: async (phone: string, password: string, role = 'patient') => {
      await post('/password/forgot', { role, phone });
      return post('/password/reset', { role, phone, code: await codeTo(phone), password });
    },
    logIn: (phone: string, password = strangersPassword, role = 'patients') =>
      post(`/${role}/login`, { phone, password }),
    get: (url: string, { bearer }: Pick<TestPerson, 'bearer'>) =>
      hams().app.inject({ url: `/api${url}`, headers: bearer }),
    save: (who: Pick<TestPerson, 'bearer'>, body: Record<string, unknown>) =>
      hams().app.inject({ method: 'PUT', url: '/api/patients/update-profile', headers: who.bearer, body }),
    formOf: (phone: string) => {
      const { name, email, gender, dateOfBirth } = patientForm(phone);
      return { name, email, gender, dateOfBirth, phone };
    },
  };
}

export const toBearer = (answer: { json: () => unknown }): Pick<TestPerson, 'bearer'> => ({
  bearer: { authorization: `Bearer ${(answer.json() as { token: string }).token}` },
});
