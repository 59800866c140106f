import { expect, test } from '@playwright/test';
import { readMessage } from './mailbox.ts';
import { registerPatient, waitUntilReady } from './visitor.ts';

test('C-09 a forgotten password is replaced with the code from the demo mailbox, and the new one leads in', async ({
  page,
  context,
}) => {
  const { phone, password, token } = await registerPatient(page.request);
  await page.goto('/login');
  await waitUntilReady(page);
  await page.getByRole('form', { name: 'Log In' }).getByLabel('Phone number').fill(phone);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code (OTP)', { exact: true })).toBeFocused();

  const code = await readMessage(page.request, phone, /(\d{6}) is your HAMS code/);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the demo mailbox' }).click();
  const mailbox = await opened;
  await expect(
    mailbox.getByText('Demo mailbox: in a real clinic these messages would go to people’s phones.'),
  ).toBeVisible();
  await expect(mailbox.getByRole('listitem').filter({ hasText: phone })).toContainText(code);
  await mailbox.close();

  // Phones discard pages in the background.
  await page.reload();
  await waitUntilReady(page);
  await page.getByLabel('Code (OTP)', { exact: true }).fill(code);
  await page.getByLabel('New password', { exact: true }).fill('a new secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  const old = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/patients/profile', { headers: old })).status()).toBe(401);
  const wrong = await page.request.post('/api/patients/login', { data: { phone, password } });
  expect(wrong.status()).toBe(401);

  await page.getByRole('link', { name: 'Log In' }).click();
  const form = page.getByRole('form', { name: 'Log In' });
  await expect(form.getByLabel('Phone number')).toHaveValue(phone);
  await form.getByLabel('Password', { exact: true }).fill('a new secret');
  await form.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
});
