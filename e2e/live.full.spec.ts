import { type APIRequestContext, type Browser, expect, type Page, request, test } from '@playwright/test';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { type SharedDatabase, startSharedDatabase } from '#harness/shared-database.ts';
import {
  type Account,
  type Doctor,
  registerDoctor,
  registerPatient,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

// One worker for all of them, because each would start two processes.
test.describe.configure({ mode: 'default' });

let database: SharedDatabase;
/** Two processes on one database: a change made in one is seen in the other. */
let firstProcess: RunningHams;
let secondProcess: RunningHams;
let doctor: Doctor;
let patient: Account;
let api: APIRequestContext;

test.beforeAll(async () => {
  database = await startSharedDatabase();
  firstProcess = await startHams(database.settings);
  secondProcess = await startHams(database.settings);
  api = await request.newContext({ baseURL: secondProcess.url });
});
test.afterAll(async () => {
  await api.dispose();
  for (const { process } of [firstProcess, secondProcess]) await endProcess(process, 'SIGTERM');
  await database.close();
});
test.beforeEach(async () => {
  doctor = await registerDoctor(api);
  patient = await registerPatient(api);
});

async function visitor(browser: Browser, { url }: RunningHams): Promise<Page> {
  return (await browser.newContext({ baseURL: url })).newPage();
}

const by = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function book(slotNumber: string): Promise<string> {
  const answer = await api.post('/api/appointments/book', {
    headers: by(patient),
    data: { date: doctor.date, doctorId: doctor.doctorId, slotNumber },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { appointmentId: string }).appointmentId;
}

/**
 * Opens a page and waits for the WebSocket: while it is connected, the page polls only every five minutes.
 */
async function follow(page: Page, path: string): Promise<void> {
  const following = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('following')) resolve();
      }),
    ),
  );
  await page.goto(path);
  await waitUntilReady(page);
  await following;
}

/** Opens the doctor's page at the day with slots; it is not reloaded afterwards. */
async function openSlots(page: Page): Promise<void> {
  await follow(page, `/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
}

const slot = (page: Page, time: string) =>
  page.getByRole('radiogroup', { name: /^Times on / }).getByRole('radio', { name: new RegExp(`^${time}`) });

test('E-08 a slot that somebody takes greys out under the eyes of whoever looks, and is free again after a cancellation', async ({
  browser,
}) => {
  const page = await visitor(browser, firstProcess);
  await openSlots(page);
  await slot(page, '09:15').check({ force: true });
  const appointmentId = await book('09:15');
  await expect(slot(page, '09:15')).toBeDisabled();
  await expect(slot(page, '09:15')).toBeFocused();
  await expect(
    page.getByRole('alert').getByText('This slot is already booked. Please choose another.'),
  ).toBeVisible();
  await expect(slot(page, '14:00')).toBeEnabled();

  const cancelled = await api.post('/api/patients/cancel-appointment', {
    headers: by(patient),
    data: { appointmentId },
  });
  expect(cancelled.status()).toBe(200);
  await expect(slot(page, '09:15')).toBeEnabled();
  await page.context().close();
});

test('E-08 a request comes to the doctor, and its answer to the patient, by themselves', async ({
  browser,
}) => {
  const atDoctor = await visitor(browser, firstProcess);
  await rememberToken(atDoctor, doctor.token);
  await follow(atDoctor, '/dashboard/home');
  const panel = atDoctor.getByRole('region', { name: 'Requests' });
  await expect(panel.getByText('No appointment requests.')).toBeVisible();
  const atPatient = await visitor(browser, secondProcess);
  await rememberToken(atPatient, patient.token);
  await follow(atPatient, '/dashboard/patient/appointments');
  await expect(atPatient.getByRole('heading', { level: 1 })).toBeVisible();

  await book('16:45');
  await expect(panel.getByRole('article', { name: /^Meera Iyer, .*16:45$/ })).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Appointment 1' })).toBeVisible();
  await expect(atPatient.getByText('Requested')).toBeVisible();

  await panel.getByRole('button', { name: /^Accept/ }).click();
  // The update is delayed for a moment, longer while the pointer is over the row.
  await atDoctor.mouse.move(0, 0);
  await expect(atPatient.getByText('Pending', { exact: true })).toBeVisible();
  await atDoctor.context().close();
  await atPatient.context().close();
});

test('E-08 a tab that lost its server says how old what it shows is, and catches up by itself', async ({
  browser,
}) => {
  const page = await visitor(browser, firstProcess);
  await page.clock.install();
  await openSlots(page);
  await endProcess(firstProcess.process, 'SIGTERM');
  await book('09:00');
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await expect(slot(page, '09:00')).toBeEnabled();

  firstProcess = await startHams({ PORT: new URL(firstProcess.url).port, ...database.settings });
  // After some failed attempts, reconnecting waits up to half a minute.
  await page.clock.fastForward(30_000);
  await expect(slot(page, '09:00')).toBeDisabled();
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(0);
  await page.context().close();
});
