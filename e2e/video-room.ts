import { type Browser, expect, type Page } from '@playwright/test';
import { consentVersion } from '#contract/video/consultations.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import {
  bookSlot,
  publishSlots,
  type SignedUp,
  sendAs,
  signUpDoctor,
  signUpPatients,
} from '#harness/api-calls.ts';
import { connectToDatabase } from '#harness/database.ts';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { startSharedDatabase } from '#harness/shared-database.ts';
import { m } from '#messages/messages.js';
import { findMorningTimeZone } from './morning-clinic.ts';
import { rememberToken } from './visitor.ts';

/** A separate clinic with one doctor, one patient and their video visit, which has just begun. */
export interface VideoClinic {
  /** They share one database. */
  readonly processes: readonly RunningHams[];
  readonly restartFirst: () => Promise<void>;
  readonly consent: () => Promise<void>;
  readonly atHome: (browser: Browser, role: Role) => Promise<Page>;
  readonly atTheRoom: (browser: Browser, role: Role, hams?: RunningHams) => Promise<Page>;
  readonly stop: () => Promise<void>;
}

type Role = 'patient' | 'doctor';

const homes = { patient: '/dashboard/patient', doctor: '/dashboard/home' };

/** Uses a time zone where it is morning, so that the visit does not lapse whenever this runs. */
export async function startVideoClinic(processes: 1 | 2): Promise<VideoClinic> {
  const database = await startSharedDatabase();
  const settings = { ...database.settings, CLINIC_TIME_ZONE: findMorningTimeZone() };
  let first = await startHams(settings);
  const second = processes === 2 ? [await startHams(settings)] : [];
  const [patient] = await signUpPatients(first.url, 1, 6_200_000_000);
  if (!patient) throw new Error('Nobody signed up');
  const people = { patient, doctor: await signUpDoctor(first.url, '6100000001') };
  const visit = await bookVisit(first, people, settings.CLINIC_TIME_ZONE);
  await moveVisitToNow(visit, database.dataDirectory);

  async function openRoomAs(browser: Browser, role: Role, { url }: RunningHams, query = ''): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, locale: 'en-IN' });
    const page = await context.newPage();
    await rememberToken(page, people[role].token);
    await page.goto(homes[role] + query);
    return page;
  }
  return {
    get processes() {
      return [first, ...second];
    },
    async restartFirst() {
      const port = new URL(first.url).port;
      await endProcess(first.process, 'SIGTERM');
      first = await startHams({ ...settings, PORT: port });
    },
    async consent() {
      const body = { version: consentVersion };
      const answer = await sendAs('POST', first.url, `/consultations/${visit}/consent`, patient, body);
      expect(answer.status).toBe(200);
    },
    atHome: (browser, role) => openRoomAs(browser, role, first),
    atTheRoom: (browser, role, hams = first) => openRoomAs(browser, role, hams, `?room=${visit}`),
    async stop() {
      for (const { process } of [...second, first]) await endProcess(process, 'SIGTERM');
      await database.close();
    },
  };
}

async function bookVisit(
  { url }: RunningHams,
  { patient, doctor }: Record<Role, SignedUp>,
  timeZone: string,
): Promise<string> {
  const date = addDays(toCalendarDay(Date.now(), timeZone), 1);
  await publishSlots(url, doctor, date, ['09:00']);
  const booked = await bookSlot(url, patient, doctor.id, date, '09:00', { consultStatus: 'Online' });
  expect(booked.status).toBe(201);
  const { appointmentId } = (await booked.json()) as { appointmentId: string };
  const accepted = await sendAs('PUT', url, '/appointments/respond', doctor, {
    appointmentId,
    action: 'accept',
  });
  expect(accepted.status).toBe(200);
  return appointmentId;
}

/** A visit that begins right now cannot be booked, so it is moved here in the database. */
async function moveVisitToNow(appointmentId: string, dataDirectory: string): Promise<void> {
  const client = await connectToDatabase(dataDirectory);
  const began = Date.now() - 60_000;
  await client.query('update appointments set starts_at = $2, ends_at = $3 where id = $1', [
    parseId('appointment', appointmentId),
    new Date(began),
    new Date(began + 15 * 60_000),
  ]);
  await client.end();
}

export async function waitAtDeviceCheck(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Check your camera and microphone' })).toBeVisible();
  await expect(page.getByText(/^Say something|^We can hear you/)).toBeVisible();
}

export async function joinCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join call' }).click();
}

/** The call, without its announcements. */
export const findCall = (page: Page) => page.getByRole('region', { name: /^Video call with/ });
/** The other person's video; one's own is called "You". */
export const findOtherVideo = (page: Page) => findCall(page).locator('video:not([aria-label="You"])');

export const findControl = (page: Page, name: string) =>
  page.getByRole('region', { name: m.consultations_bar() }).getByRole('button', { name, exact: true });

export const countFrames = (page: Page): Promise<number> =>
  findOtherVideo(page).evaluate(
    (video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames,
  );

/** Waits for the other person's first decoded frame; returns the milliseconds since `since`. */
export async function waitForFirstFrame(page: Page, since: number): Promise<number> {
  await findOtherVideo(page).waitFor();
  const at = await page.evaluate(async () => {
    const findOtherFrames = () =>
      [...document.querySelectorAll('video')].find((video) => video.getAttribute('aria-label') !== 'You');
    while ((findOtherFrames()?.getVideoPlaybackQuality().totalVideoFrames ?? 0) === 0) {
      await new Promise(requestAnimationFrame);
    }
    return Date.now();
  });
  return at - since;
}

export async function expectMoving(page: Page): Promise<void> {
  const before = await countFrames(page);
  await expect.poll(() => countFrames(page)).toBeGreaterThan(before + 3);
}
