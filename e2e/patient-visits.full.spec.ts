import { type APIRequestContext, expect, test } from '@playwright/test';
import { bookAcceptedVisit } from './accepted-visit.ts';
import {
  bearerHeaders,
  chooseFromMenu,
  findHistoryRegion,
  findNeedsYouRegion,
  findPendingRegion,
  openAppointments,
  triggerRefetch,
} from './patient-area.ts';
import { type Account, registerDoctor, registerPatient, rememberToken } from './visitor.ts';

test('F-08 the doctor gives up the time, and the patient picks a new one', async ({ page, request }) => {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  const appointmentId = await bookAcceptedVisit(request, patient, doctor, { slotNumber: '09:00' });
  // Without frames, so that the refusal itself is shown.
  await page.routeWebSocket(/\/api\/live$/, () => {});
  await openAppointments(page, patient);
  await expect(findPendingRegion(page).getByRole('article')).toHaveCount(1);
  const moved = await request.put(`/api/appointments/update-status/${appointmentId}`, {
    headers: bearerHeaders(doctor),
    data: { appStatus: 'Rescheduled' },
  });
  expect(moved.status(), await moved.text()).toBe(200);

  await triggerRefetch(page);
  await findHistoryRegion(page).getByRole('button', { name: 'Pick a new time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick a new time' });
  await dialog.getByText('09:15', { exact: true }).click();

  // Another patient is faster.
  await bookAcceptedVisit(request, await registerPatient(request), doctor, { slotNumber: '09:15' });
  await dialog.getByRole('button', { name: 'Book Tomorrow, 09:15' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This slot has already been booked. Please choose another.',
  );
  await expect(dialog.getByRole('radio', { name: /^09:15/ })).toBeDisabled();

  await dialog.getByText('14:00', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Book Tomorrow, 14:00' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your new time is Tomorrow, 14:00.' }),
  ).toBeVisible();
  await expect(findPendingRegion(page).getByRole('article')).toContainText('14:00');
  await expect(page.getByRole('button', { name: 'Pick a new time' })).toHaveCount(0);
});

test('F-06 the empty screen says so and leads to the doctors', async ({ page, request }) => {
  await openAppointments(page, await registerPatient(request));
  await expect(page.getByText('You have no appointments booked for today.')).toBeVisible();
  await page.getByRole('link', { name: 'Book Appointment' }).last().click();
  await expect(page).toHaveURL(/\/doctors-available/);
});

async function askForAnother(request: APIRequestContext, patient: Account, appointmentId: string) {
  const asked = await request.post('/api/patient/request-reschedule', {
    headers: bearerHeaders(patient),
    data: { appointmentId, reason: 'My train is late.' },
  });
  expect(asked.status(), await asked.text()).toBe(200);
}

test('F-09 a patient withdraws the wish for another time; the doctor sees it go', async ({
  page,
  browser,
  request,
}) => {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  const appointmentId = await bookAcceptedVisit(request, patient, doctor, { slotNumber: '14:00' });
  await askForAnother(request, patient, appointmentId);
  const desk = await browser.newPage();
  await rememberToken(desk, doctor.token);
  await desk.goto('/dashboard/home');
  const panel = desk.getByRole('region', { name: 'Requests' });
  await expect(panel.getByText('My train is late.')).toBeVisible();

  await openAppointments(page, patient);
  await chooseFromMenu(findPendingRegion(page), 'Withdraw request');
  const dialog = page.getByRole('dialog', { name: 'Withdraw your reschedule request?' });
  await expect(dialog).toContainText(`You’ll keep your appointment: ${doctor.name}, Tomorrow, 14:00.`);
  await dialog.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(findPendingRegion(page).getByText('Pending', { exact: true })).toBeVisible();
  await expect(findPendingRegion(page).getByRole('button', { name: /^More: / })).toBeFocused();
  await expect(panel.getByText('My train is late.')).toHaveCount(0);
  await desk.close();
});

test('F-02 a refusal moves in live, with its reason and other free times, and is put away', async ({
  page,
  request,
}) => {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  const booked = await request.post('/api/appointments/book', {
    headers: bearerHeaders(patient),
    data: { doctorId: doctor.doctorId, date: doctor.date, slotNumber: '09:00', reason: 'Chest Pain' },
  });
  const { appointmentId } = (await booked.json()) as { appointmentId: string };
  await rememberToken(page, patient.token);
  await page.goto('/dashboard/patient');
  await expect(page.getByText('Tomorrow 09:00', { exact: true })).toBeVisible();
  await expect(findNeedsYouRegion(page)).toHaveCount(0);

  const answered = await request.put('/api/appointments/respond', {
    headers: bearerHeaders(doctor),
    data: { appointmentId, action: 'reject', reason: 'In surgery that day.' },
  });
  expect(answered.status(), await answered.text()).toBe(200);
  const title = `${doctor.name} couldn’t accept Tomorrow, 09:00`;
  await expect(findNeedsYouRegion(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
  await expect(findNeedsYouRegion(page).getByText('In surgery that day.')).toBeVisible();
  await expect(findNeedsYouRegion(page).getByRole('link', { name: /^Book Tomorrow, 09:15/ })).toBeVisible();
  await expect(findNeedsYouRegion(page).getByRole('link', { name: /^Book Tomorrow, 09:00/ })).toHaveCount(0);
  await chooseFromMenu(findNeedsYouRegion(page), 'Dismiss');
  await expect(findNeedsYouRegion(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('You have no appointments booked for today.')).toBeVisible();
  await expect(findNeedsYouRegion(page)).toHaveCount(0);
});
