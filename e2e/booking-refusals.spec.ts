import { expect, type Page, test } from '@playwright/test';
import { type Doctor, logInAs, ready, registerDoctor, registerPatient, rememberToken } from './visitor.ts';

const taken = 'This slot has already been booked. Please choose another.';

/** A new patient with this slot chosen. */
async function choose(page: Page, { doctorId, date }: Doctor, slot: string): Promise<void> {
  const patient = await registerPatient(page.request);
  await rememberToken(page, patient.token);
  await page.goto(`/doctor-description?doctor=${doctorId}&date=${date}&slot=${slot}`);
  await ready(page);
  await expect(bookButton(page, slot)).toBeEnabled();
}

const bookButton = (page: Page, slot: string) =>
  page.getByRole('button', { name: new RegExp(`^Book .*, ${slot}$`) });

/** Stops the page's updates about bookings made elsewhere. */
async function deafen(page: Page): Promise<() => Promise<void>> {
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
  // A live line without frames, as behind a proxy that blocks WebSockets.
  await second.routeWebSocket(/\/api\/live$/, () => {});
  await choose(first, doctor, '09:00');
  await choose(second, doctor, '09:00');
  const hear = await deafen(second);

  await bookButton(first, '09:00').click();
  await expect(first.getByText('Appointment booked successfully!')).toBeVisible();

  await hear();
  await bookButton(second, '09:00').click();
  await expect(second.getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await expect(second).toHaveURL(/slot=09:00$/);
  const slot = second.getByRole('radio', { name: /^09:00/ });
  await expect(slot).toBeDisabled();
  await expect(slot).toHaveAccessibleName('09:00 . This slot is already booked. Please choose another.');

  await second.getByRole('button', { name: /^Next free: .*09:15$/ }).click();
  await expect(second.getByRole('alert').filter({ hasText: taken })).toHaveCount(0);
  await bookButton(second, '09:15').click();
  await expect(second.getByText('Appointment booked successfully!')).toBeVisible();
  await expect(second).toHaveURL(/\/dashboard\/patient$/);
  await expect(
    second.getByRole('region', { name: 'Stay Informed! Upcoming Appointment Details' }),
  ).toContainText('09:15');
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
  await ready(page);
  const slot = page.getByRole('radio', { name: /^14:00/ });
  await expect(slot).toBeDisabled();
  // The label is clicked instead of its disabled radio button.
  await page.locator('label').filter({ has: slot }).click({ force: true });
  await expect(
    page.getByRole('status').filter({ hasText: 'This slot is already booked. Please choose another.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Appointment', exact: true })).toBeDisabled();
});

test('E-05 a lost connection keeps the choice, and trying again books once', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await choose(page, doctor, '14:00');
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });

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
    await expect(page.getByRole('radio', { name: 'Online', checked: true })).toHaveCount(1);
    await expect(bookButton(page, '14:00')).toBeEnabled();
  }
  await bookButton(page, '14:00').click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await expect(
    page.getByRole('region', { name: 'Stay Informed! Upcoming Appointment Details' }),
  ).toContainText('14:00');
  await expect(page.getByRole('region', { name: 'After that' })).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
});

test('E-07 a patient cannot be in two places at the same time', async ({ page }) => {
  const [here, there] = [await registerDoctor(page.request), await registerDoctor(page.request)];
  await choose(page, here, '16:45');
  await bookButton(page, '16:45').click();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await page.goto(`/doctor-description?doctor=${there.doctorId}&date=${there.date}&slot=16:45`);
  await ready(page);
  await bookButton(page, '16:45').click();
  await expect(
    page.getByRole('alert').filter({
      hasText: 'You already have an appointment at this time. Please choose another.',
    }),
  ).toBeVisible();
});

test('E-03 a doctor is told why they cannot book', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await logInAs(page, 'doctor', doctor.phone, doctor.password);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}&slot=09:00`);
  await expect(bookButton(page, '09:00')).toBeDisabled();
  await expect(bookButton(page, '09:00')).toHaveAccessibleDescription(
    'Only patients can book. You are logged in as a doctor.',
  );
});

test('E-03 without a slot nothing can be booked, and the button says so', async ({ page }) => {
  const doctor = await registerDoctor(page.request);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  const button = page.getByRole('button', { name: 'Book Appointment', exact: true });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Please select a date and time slot before booking.');
  await expect(page.getByText('No slots available for selected date')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Offline', checked: true })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Unpaid', checked: true })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Reason for the visit' })).toHaveValue('General Checkup');
});

test('E-06 the confirmation names the appointment, and without one says so', async ({ page }) => {
  await page.goto('/confirmation?date=2026-11-26&slot=16:30&doctor=Dr.+Ananya+Rao');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointment confirmed' })).toBeVisible();
  for (const fact of ['26 November 2026', '16:30', 'Dr. Ananya Rao']) {
    await expect(page.locator('main')).toContainText(fact);
  }
  for (const address of ['/confirmation', '/confirmation?date=2026-02-30&slot=16:30']) {
    await page.goto(address);
    await expect(page.getByText('Invalid access. No appointment data found.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
