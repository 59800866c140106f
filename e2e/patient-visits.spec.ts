import { expect, test } from '@playwright/test';
import { bookAcceptedVisit } from './accepted-visit.ts';
import {
  bearerHeaders,
  chooseFromMenu,
  findHistoryRegion,
  findPendingRegion,
  openAppointments,
  openPublicSlot,
  triggerRefetch,
} from './patient-area.ts';
import { registerDoctor, registerPatient, rememberToken } from './visitor.ts';

test('F-09 a patient books, asks for another time, and the doctor approves it', async ({ page, request }) => {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  await rememberToken(page, patient.token);
  const slot = await openPublicSlot(page, doctor, '09:00');
  await slot.check({ force: true });
  await page.getByRole('button', { name: /^Book .*09:00$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);

  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Appointments' })
    .click();
  await expect(findPendingRegion(page).getByText('Requested', { exact: true })).toBeVisible();
  await findPendingRegion(page).getByRole('button', { name: 'Request Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Reason' });
  await dialog.getByPlaceholder('Why do you want to reschedule?').fill('My train is late.');
  await dialog.getByRole('button', { name: /^Suggest a time/ }).click();
  await dialog.getByRole('button', { name: '1 taken' }).click();
  await expect(dialog.getByRole('radio', { name: /^09:00/ })).toBeDisabled();
  await dialog.getByText('14:00', { exact: true }).click();
  await expect(dialog.getByText('Preferred time: Tomorrow, 14:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Reschedule request sent!' })).toBeVisible();
  const card = findPendingRegion(page).getByRole('article');
  await expect(card).toContainText('Request for Rescheduling');
  await expect(card).toBeFocused();
  // After the request only the request can be withdrawn; the slot is still reserved.
  await card.getByRole('button', { name: /^More: / }).click();
  await expect(card.getByRole('menuitem')).toHaveText([
    'View Details',
    'Withdraw request',
    'Add to calendar',
  ]);
  await page.keyboard.press('Escape');

  const wishes = await request.get('/api/doctors/reschedule-requests', { headers: bearerHeaders(doctor) });
  const { requests } = (await wishes.json()) as { requests: Record<string, unknown>[] };
  expect(requests).toMatchObject([
    { reason: 'My train is late.', preferred: { date: doctor.date, slot: '14:00' } },
  ]);
  const approved = await request.post('/api/doctors/handle-reschedule', {
    headers: bearerHeaders(doctor),
    data: { appointmentId: requests[0]?.appointmentId, action: 'approve' },
  });
  expect(approved.status(), await approved.text()).toBe(200);

  await triggerRefetch(page);
  await expect(findHistoryRegion(page).getByRole('article')).toContainText('Rescheduled');
  await expect(findHistoryRegion(page).getByRole('article')).toContainText('09:00');
  await expect(findPendingRegion(page).getByRole('article')).toContainText('14:00');
  await expect(findPendingRegion(page).getByText('Pending', { exact: true })).toBeVisible();
  await expect(await openPublicSlot(page, doctor, '09:00')).toBeEnabled();
  await expect(page.getByRole('radio', { name: /^14:00/ })).toBeDisabled();
});

test('F-10 a patient cancels; the slot is free again on the public page', async ({ page, request }) => {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  await bookAcceptedVisit(request, patient, doctor, { slotNumber: '16:45' });
  const slot = await openPublicSlot(page, doctor, '16:45');
  await page.getByRole('button', { name: '1 taken' }).click();
  await expect(slot).toBeDisabled();
  await openAppointments(page, patient);
  await findPendingRegion(page).getByRole('button', { name: 'I’m coming' }).click();
  await expect(findPendingRegion(page).getByText('Confirmed', { exact: true })).toBeVisible();
  await chooseFromMenu(findPendingRegion(page), 'Cancel Appointment');
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(dialog).toContainText(`Chest Pain with ${doctor.name}, Tomorrow, 16:45.`);
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Appointment Cancelled' })).toBeVisible();
  const card = findHistoryRegion(page).getByRole('article');
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(card).toBeFocused();
  await expect(findPendingRegion(page).getByRole('article')).toHaveCount(0);
  await expect(await openPublicSlot(page, doctor, '16:45')).toBeEnabled();
});
