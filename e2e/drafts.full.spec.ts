import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookAcceptedVisit } from './accepted-visit.ts';
import { type Doctor, publishToday, registerDoctor, registerPatient, rememberToken } from './visitor.ts';

async function registerDoctorWithVisit(
  request: APIRequestContext,
): Promise<{ doctor: Doctor; appointmentId: string }> {
  const doctor = await registerDoctor(request);
  const patient = await registerPatient(request);
  await publishToday(request, doctor, ['16:30']);
  const time = { slotNumber: '16:30', date: doctor.today };
  const appointmentId = await bookAcceptedVisit(request, patient, doctor, time);
  return { doctor, appointmentId };
}

async function prescribe(page: Page, appointmentId: string) {
  await page.goto(`/dashboard/appointments/${appointmentId}`);
  await page.getByRole('button', { name: /^Done/ }).first().click();
  const early = page.getByRole('dialog').getByRole('button', { name: /^Done|^Yes/ });
  const advice = page.getByRole('dialog').getByLabel('Advice', { exact: true });
  await expect(advice.or(early).first()).toBeVisible();
  if (!(await advice.isVisible())) await early.click();
  return advice;
}
const adviceText = 'Rest for a week, drink enough, come back when the fever stays.';

test('G-05 a prescription being written survives the end of the session, over the page, and is saved then', async ({
  page,
}) => {
  const { doctor, appointmentId } = await registerDoctorWithVisit(page.request);
  await rememberToken(page, doctor.token);
  const advice = await prescribe(page, appointmentId);
  await advice.fill(adviceText);
  // The session ends while the save is in flight: otherwise the live update would show a message over the
  // button.
  await page.route(
    '**/api/appointments/update-status/**',
    async (route) => {
      const headers = { authorization: `Bearer ${doctor.token}` };
      expect((await page.request.post('/api/logout', { headers })).status()).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Save prescription' }).click();
  const over = page.getByRole('dialog', { name: 'You’ve been logged out' });
  // This session did not begin at the login form of this browser.
  await over.getByLabel('Phone number').fill(doctor.phone);
  await over.getByLabel('Password', { exact: true }).fill('not-it');
  await over.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(over.getByText('Login failed. Please check your credentials.')).toBeVisible();
  await over.getByLabel('Password', { exact: true }).fill(doctor.password);
  await over.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(adviceText)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/dashboard/appointments/${appointmentId}`));
});

test('G-05 a prescription being written survives a reload', async ({ page }) => {
  const { doctor, appointmentId } = await registerDoctorWithVisit(page.request);
  await rememberToken(page, doctor.token);
  await (await prescribe(page, appointmentId)).fill(adviceText);
  await page.reload();
  await expect(await prescribe(page, appointmentId)).toHaveValue(adviceText);
  await expect(page.getByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
});

test('G-05 a prescription being written survives a tab that crashes, and is saved then', async ({
  page: before,
  context,
}) => {
  const { doctor, appointmentId } = await registerDoctorWithVisit(before.request);
  await rememberToken(before, doctor.token);
  const advice = await prescribe(before, appointmentId);
  const line = before.getByRole('combobox', { name: 'Add a medicine' });
  await line.fill('amlo 5 1-0-0 30d af');
  await line.press('Enter');
  await advice.fill(adviceText);
  const after = await context.newPage();
  const crashed = before.waitForEvent('crash');
  await expect(before.goto('chrome://crash')).rejects.toThrow();
  await crashed;

  await rememberToken(after, doctor.token);
  await after.goto('/dashboard/home');
  const today = after.getByRole('list', { name: "Today's Appointments" });
  await expect(today.getByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
  await after.getByRole('button', { name: 'Done: Meera Iyer, 16:30' }).click();
  await after.getByRole('button', { name: 'Yes, complete it' }).click();
  const dialog = after.getByRole('dialog');
  await expect(dialog.getByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
  await expect(dialog.getByLabel('Advice', { exact: true })).toHaveValue(adviceText);
  // A notice that arrives with the record after Save must be seen as well.
  await dialog.getByRole('button', { name: 'Asked: none known' }).waitFor();
  await dialog.getByRole('button', { name: 'Save prescription' }).click();
  await dialog.getByRole('button', { name: 'Checked, save' }).click();
  await expect(after.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
  const saved = await after.request.get(`/api/appointments/${appointmentId}/prescription`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  expect(await saved.json()).toMatchObject({
    prescription: { advice: adviceText, medicines: [{ name: 'Amlodipine', frequency: '1-0-0' }] },
  });
});
