import { type Browser, expect as impatiently, type Page } from '@playwright/test';
import { consentVersion } from '#contract/consultations.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';
import { m } from '#messages/messages.js';
import { rememberToken } from './visitor.ts';

/** Two browsers encode and decode video beside other tests. */
export const expect = impatiently.configure({ timeout: 20_000 });

/** A clinic with a video visit that has begun, on two processes with one database. */
export interface VideoClinic {
  readonly processes: readonly [RunningHams, RunningHams];
  /** Ends the first process and starts it again at the same port. */
  readonly restartFirst: () => Promise<void>;
  readonly enter: (browser: Browser, role: Role, hams?: RunningHams) => Promise<Page>;
  readonly stop: () => Promise<void>;
}

type Role = 'patient' | 'doctor';

/** The two people of the demo's video visit. */
const people = {
  patient: { phone: '9000000001', password: 'Patient@123', home: '/dashboard/patient' },
  doctor: { phone: '9100000001', password: 'Doctor@123', home: '/dashboard/home' },
};

export async function startVideoClinic(): Promise<VideoClinic> {
  const data = await temporaryData();
  const settings = { DATA_DIR: data.path, DEMO: 'on' };
  let first = await startHams(settings);
  const second = await startHams(settings);
  const tokens = { patient: await logIn(first, 'patient'), doctor: await logIn(first, 'doctor') };
  const visit = await runningVisit(first, tokens.patient);
  return {
    get processes() {
      return [first, second] as const;
    },
    async restartFirst() {
      const port = new URL(first.url).port;
      await end(first.process, 'SIGTERM');
      first = await startHams({ ...settings, PORT: port });
    },
    async enter(browser, role, hams = first) {
      const context = await browser.newContext({ baseURL: hams.url, locale: 'en-IN' });
      const page = await context.newPage();
      await rememberToken(page, tokens[role]);
      await page.goto(`${people[role].home}?room=${visit}`);
      return page;
    },
    async stop() {
      for (const { process } of [second, first]) await end(process, 'SIGTERM');
      await data.remove();
    },
  };
}

async function logIn({ url }: RunningHams, role: Role): Promise<string> {
  const { phone, password } = people[role];
  const answer = await fetch(`${url}/api/${role}s/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The visit whose room is open, with the patient's consent. */
async function runningVisit({ url }: RunningHams, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = await fetch(`${url}/api/patients/appointments`, { headers });
  for (const { appointmentId } of (await list.json()) as { appointmentId: string }[]) {
    const room = `${url}/api/consultations/${appointmentId}`;
    if (!(await fetch(room, { headers })).ok) continue;
    const body = JSON.stringify({ version: consentVersion });
    const consent = await fetch(`${room}/consent`, { method: 'POST', headers, body });
    expect(consent.status).toBe(200);
    return appointmentId;
  }
  throw new Error('The demo has no video visit that is open');
}

/** Waits at the device check for camera and microphone. */
export async function atTheDoor(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Can you be seen and heard?' })).toBeVisible();
  await expect(page.getByText(/^Say something|^We hear you/)).toBeVisible();
}

export async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join the call' }).click();
}

/** The call, without its announcements. */
export const stage = (page: Page) => page.getByRole('region', { name: /^Video call with/ });
/** The other person's video; the own one is called "You". */
export const picture = (page: Page) => stage(page).locator('video:not([aria-label="You"])');

/** A control of the call by its label. */
export const control = (page: Page, name: string) =>
  page.getByRole('region', { name: m.consultations_bar() }).getByRole('button', { name, exact: true });

/** Decoded frames of the other person's video. */
export const framesOf = (page: Page): Promise<number> =>
  picture(page).evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Waits for the other person's first decoded frame; returns the milliseconds since `since`. */
export async function firstFrame(page: Page, since: number): Promise<number> {
  await picture(page).waitFor();
  const at = await page.evaluate(async () => {
    const other = () =>
      [...document.querySelectorAll('video')].find((video) => video.getAttribute('aria-label') !== 'You');
    while ((other()?.getVideoPlaybackQuality().totalVideoFrames ?? 0) === 0) {
      await new Promise(requestAnimationFrame);
    }
    return Date.now();
  });
  return at - since;
}

/** Checks that frames arrive. */
export async function expectMoving(page: Page): Promise<void> {
  const before = await framesOf(page);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before + 3);
}
