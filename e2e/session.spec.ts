import { expect, test } from '@playwright/test';
import { logInByForm, readStoredToken, registerDoctor } from './visitor.ts';

test('A-06 A-08 A-12 a doctor logs in, stays so over a reload, and logs out here and on the server', async ({
  page,
}) => {
  const doctor = await registerDoctor(page.request);
  await page.goto('/login');
  await logInByForm(page, 'Doctor', doctor);
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  const account = page.locator('header').getByRole('button', { name: new RegExp(`${doctor.name}.*DOCTOR`) });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();

  const token = await readStoredToken(page);
  const visits = () =>
    page.request.get('/api/appointments/pending/2026-11-26', {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await visits()).status()).toBe(200);
  await page.goto('/services'); // a public page, so that only the logout leads home
  await account.click();
  const heard = page.waitForResponse('**/api/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'SignUp / Login' })).toBeVisible();
  expect(await readStoredToken(page)).toBeNull();
  expect((await heard).status()).toBe(200);
  expect((await visits()).status()).toBe(401);
  await expect(page).toHaveURL(/localhost:\d+\/$/);

  // The method of the last login is remembered.
  await page.goto('/login');
  await expect(page.getByRole('radio', { name: 'Doctor', checked: true })).toHaveCount(1);
});
