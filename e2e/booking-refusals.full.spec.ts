import { expect, type Page, test } from '@playwright/test';
import { readMessage } from './mailbox.ts';
import {
  type Doctor,
  logInAs,
  registerDoctor,
  registerPatient,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

const slotTakenMessage = 'This slot has already been booked. Please choose another.';

async function openWithSlotChosen(page: Page, { doctorId, date }: Doctor, slot: string): Promise<string> {
  const patient = await registerPatient(page.request);
  await rememberToken(page, patient.token);
  await page.goto(`/doctor-description?doctor=${doctorId}&date=${date}&slot=${slot}`);
  await waitUntilReady(page);
  await expect(bookButton(page, slot)).toBeEnabled();
  return patient.phone;
}

const bookButton = (page: Page, slot: string) =>
  page.getByRole('button', { name: new RegExp(`^Book .*, ${slot}$`) });

async function stopLiveUpdates(page: Page): Promise<() => Promise<void>> {
  const everything = '**/api/doctors/*/availability**';
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
}

test('E-02 E-05 two people choose one slot: the second is told in place, and one tap offers the next', async ({
  page: first,
  browser,
  baseURL,
}) => {
  const doctor = await registerDoctor(first.request);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await context.newPage();
  // A WebSocket without frames, as behind a proxy that blocks them.
  await second.routeWebSocket(/\/api\/live$/, () => {});
  await openWithSlotChosen(first, doctor, '09:00');
  await openWithSlotChosen(second, doctor, '09:00');
  const hear = await stopLiveUpdates(second);

  await bookButton(first, '09:00').click();
  await expect(first.getByText('Appointment booked successfully!')).toBeVisible();

  await hear();
  await bookButton(second, '09:00').click();
  await expect(second.getByRole('alert').filter({ hasText: slotTakenMessage })).toBeVisible();
  await expect(second).toHaveURL(/slot=09:00$/);
  const slot = second.getByRole('radio', { name: /^09:00/ });
  await expect(slot).toBeDisabled();
  await expect(slot).toHaveAccessibleName('09:00, booked');

  await second.getByRole('button', { name: /^Next available: .*09:15$/ }).click();
  await expect(second.getByRole('alert').filter({ hasText: slotTakenMessage })).toHaveCount(0);
  await bookButton(second, '09:15').click();
  await expect(second.getByText('Appointment booked successfully!')).toBeVisible();
  await expect(second).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await expect(second.getByRole('main')).toContainText('09:15');
  await context.close();
});

test('E-02 a slot that is taken cannot be chosen, and says why when it is tapped', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  const { token } = await registerPatient(page.request);
  const answer = await page.request.post('/api/appointments/book', {
    headers: { authorization: `Bearer ${token}` },
    data: { doctorId: doctor.doctorId, date: doctor.date, slotNumber: '14:00' },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
  await waitUntilReady(page);
  await page.getByRole('button', { name: '1 taken' }).click();
  const slot = page.getByRole('radio', { name: '14:00, booked' });
  await expect(slot).toBeDisabled();
  await page.locator('label').filter({ has: slot }).click({ force: true });
  await expect(
    page.getByRole('status').filter({ hasText: 'This slot is already booked. Please choose another.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Appointment', exact: true })).toBeDisabled();
});

test('E-05 a phone that has to be proven first is proven beside the choice, which is booked then', async ({
  page,
}) => {
  const doctor = await registerDoctor(page.request);
  const phone = await openWithSlotChosen(page, doctor, '14:00');
  // The journeys' server lets unverified accounts book.
  const first = { url: '**/api/appointments/book', message: 'Please confirm your phone number.' };
  await page.route(
    first.url,
    (route) => route.fulfill({ status: 409, json: { code: 'phone_unproven', message: first.message } }),
    { times: 1 },
  );
  await bookButton(page, '14:00').click();
  await expect(page.getByRole('alert').filter({ hasText: first.message })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code (OTP)')).toBeVisible();
  await dialog.getByLabel('Code (OTP)').fill(await readMessage(page.request, phone, /^\d{6}/m));
  await dialog.getByRole('button', { name: 'Confirm number' }).click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
});

test('E-05 a lost connection keeps the choice, and trying again books once', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await openWithSlotChosen(page, doctor, '14:00');
  await page.getByRole('radio', { name: 'By video' }).check({ force: true });

  // The first request reaches the server but its answer is lost; the second does not reach it.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments/book', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.fetch();
    if (keys.length <= 2) await route.abort('connectionreset');
    else await route.continue();
  });
  const failed = page.getByRole('alert').filter({
    hasText: 'Failed to book appointment. Please try again.',
  });
  for (const attempt of [1, 2]) {
    await bookButton(page, '14:00').click();
    await expect.poll(() => keys.length).toBe(attempt);
    await expect(failed).toBeVisible();
    await expect(page.getByRole('radio', { name: /^14:00/, checked: true })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'By video', checked: true })).toHaveCount(1);
    await expect(bookButton(page, '14:00')).toBeEnabled();
  }
  await bookButton(page, '14:00').click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await expect(page.getByRole('main')).toContainText('14:00');
  await expect(page.getByRole('region', { name: 'After that' })).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
});

test('E-07 a patient cannot be in two places at the same time', async ({ page }) => {
  const [here, there] = [await registerDoctor(page.request), await registerDoctor(page.request)];
  await openWithSlotChosen(page, here, '16:45');
  await bookButton(page, '16:45').click();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await page.goto(`/doctor-description?doctor=${there.doctorId}&date=${there.date}&slot=16:45`);
  await waitUntilReady(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'You already have an appointment at this time. Choose another time.' }),
  ).toBeVisible();
  await expect(bookButton(page, '16:45')).toBeDisabled();
  await expect(page.getByRole('radio', { name: '16:45, you already have an appointment' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Next availab/ })).not.toContainText('Tomorrow 16:45');
});

test('E-03 a doctor is told why they cannot book', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await logInAs(page, 'doctor', doctor.phone, doctor.password);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}&slot=09:00`);
  await expect(bookButton(page, '09:00')).toBeDisabled();
  await expect(bookButton(page, '09:00')).toHaveAccessibleDescription(
    'You’re logged in as a doctor. Log in as a patient to book.',
  );
});

test('E-03 without a slot nothing can be booked, and the button says so', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  const button = page.getByRole('button', { name: 'Book Appointment', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Please select a date and time slot before booking.');
  await expect(page.getByText('No slots available for selected date')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'In the clinic', checked: true })).toHaveCount(1);
  await expect(page.getByText('In the clinic · General Checkup · ₹650, pay at the clinic')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'I’ll pay at the clinic', checked: true })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Reason for the visit' })).toHaveValue('General Checkup');
});

test('E-06 the confirmation shows its patient the appointment, and of anything else says so', async ({
  page,
}) => {
  const doctor = await registerDoctor(page.request);
  const patient = await registerPatient(page.request);
  const answer = await page.request.post('/api/appointments/book', {
    headers: { authorization: `Bearer ${patient.token}` },
    data: { doctorId: doctor.doctorId, date: doctor.date, slotNumber: '14:00' },
  });
  expect(answer.status()).toBe(201);
  const address = `/confirmation?date=${doctor.date}&slot=14:00`;
  const invalid = page.getByText('Invalid access. No appointment data found.');
  await page.goto(address);
  await expect(invalid).toBeVisible();
  await rememberToken(page, patient.token);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Requested' })).toBeVisible();
  for (const fact of ['14:00', doctor.name]) await expect(page.getByRole('main')).toContainText(fact);
  await page.goto(`/confirmation?date=${doctor.date}&slot=14:15`);
  await expect(invalid).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
