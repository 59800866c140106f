import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts';
import type { TestApp } from '#server/testing/app.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

export const testPassword = 'teal kettle';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function decodeBase32(base32: string): Buffer {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

interface AppHolder {
  readonly phone: string;
  readonly bearer: TestPerson['bearer'];
}

function createAppHolder(hams: TestApp, { phone, bearer }: AppHolder, base: string, login: string) {
  const post = (url: string, body: Record<string, unknown>) =>
    hams.app.inject({ method: 'POST', url: `/api${base}${url}`, headers: bearer, body });
  const begin = (body: Record<string, unknown> = { password: testPassword }) => post('/begin', body);
  let secret: Buffer = Buffer.alloc(0);

  return {
    begin,
    async scan(): Promise<void> {
      const answer = await begin();
      if (answer.statusCode !== 200) throw new Error(`Begin answered ${answer.statusCode}: ${answer.body}`);
      secret = decodeBase32(answer.json<{ secret: string }>().secret);
    },
    /** The current code of the app, or that of some steps later. */
    code: (stepsLater = 0) => codeAt(secret, stepAt(hams.deps.clock.now()) + stepsLater),
    /** A code that is not valid now, nor one step before or after. */
    wrongCode(): string {
      const near = [-1, 0, 1].map((off) => codeAt(secret, stepAt(hams.deps.clock.now()) + off));
      return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
    },
    turnOn: (code: string) => post('/turn-on', { code }),
    turnOff: (body: Record<string, unknown>) => post('/turn-off', body),
    renew: (body: Record<string, unknown>) => post('/recovery-codes', body),
    async state(): Promise<{ since: string | null; recoveryCodesLeft: number }> {
      const answer = await hams.app.inject({ url: `/api${base}`, headers: bearer });
      return answer.json();
    },
    logIn: (more: Record<string, unknown> = {}, remoteAddress = '198.51.100.7') =>
      hams.app.inject({
        method: 'POST',
        url: `/api${login}`,
        body: { phone, password: testPassword, ...more },
        remoteAddress,
      }),
  };
}

export async function newDoctorWithApp(hams: TestApp) {
  const doctor = await newDoctor(hams);
  return { doctor, ...createAppHolder(hams, doctor, '/doctors/second-factor', '/doctors/login') };
}

export const addAppToStaff = (hams: TestApp, member: AppHolder) =>
  createAppHolder(hams, member, '/hospital/me/second-factor', '/hospitals/login');
