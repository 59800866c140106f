import { expect, type Page, test } from '@playwright/test';
import { acceptInvite, createInviteLink, memberPassword, openAnotherBrowser } from './team-invites.ts';
import { registerOwner, rememberToken, signIn } from './visitor.ts';

async function setPin(page: Page, pin: string): Promise<void> {
  const form = page.getByRole('form', { name: 'PIN for shared computers' });
  await form.getByLabel('PIN', { exact: true }).fill(pin);
  await form.getByLabel('Current password').fill(memberPassword);
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByText('PIN set.')).toBeVisible();
}

test('M-08 at a desk the next person goes on by S, a number and four digits, and nothing of the former one is left', async ({
  browser,
  page: desk,
  request,
}) => {
  await rememberToken(desk, await registerOwner(request));
  const link = await createInviteLink(desk, 'Kavya Pillai');
  const kavya = await openAnotherBrowser(browser);
  await acceptInvite(kavya, link);
  await kavya.getByRole('button', { name: /Kavya Pillai/ }).click();
  await kavya.getByRole('link', { name: 'My account' }).click();
  await setPin(kavya, '4826');

  await desk.goto('/dashboard/hospital/team');
  await desk.getByLabel('Computer name').fill('Front desk');
  await desk.getByRole('button', { name: 'Set up as shared computer' }).click();
  await expect(desk.getByText('This is the shared computer “Front desk”.')).toBeVisible();

  await desk.goto('/dashboard/hospital/activity-log');
  await expect(desk.getByRole('heading', { name: 'Activity log' })).toBeVisible();
  const name = desk.getByRole('dialog').getByRole('button', { name: /Kavya Pillai/ });
  await desk.locator('body').press('s');
  await expect(name).toBeFocused();
  await desk.keyboard.press('1');
  await expect(desk.getByLabel('PIN for Kavya Pillai')).toBeFocused();
  await desk.keyboard.type('1111');
  await expect(desk.getByRole('dialog').getByLabel('PIN for Kavya Pillai')).toHaveValue('');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('s');
  await expect(name).toBeFocused();
  await desk.keyboard.press('1');
  await expect(desk.getByLabel('PIN for Kavya Pillai')).toBeFocused();
  await desk.keyboard.type('4826');
  await expect(desk.getByRole('button', { name: /Kavya Pillai/ })).toContainText('RECEPTIONIST');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByRole('link', { name: 'Activity log', exact: true })).toHaveCount(0);

  // The device remains a shared front desk without a session.
  await desk.getByRole('button', { name: 'Logout' }).first().click();
  await expect(desk.getByRole('heading', { name: 'Who’s using this computer?' })).toBeVisible();
  await expect(desk).toHaveURL(/\/login$/);
  await expect(desk.getByRole('button', { name: /Kavya Pillai/ })).toBeFocused();
  await desk.keyboard.press('1');
  await desk.keyboard.type('4826');
  await expect(desk.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});

test('M-02 a doctor of another hospital is shown nothing of the hospital’s area', async ({ page }) => {
  const token = await signIn(page.request, 'doctor', '9100000001', 'Doctor@123');
  await rememberToken(page, token);
  await page.goto('/dashboard/hospital/patients');
  await expect(page).not.toHaveURL(/hospital/);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [
    'patients?q=sai',
    'patients/PAT-000001',
    'activity-log',
    'reports?from=2026-01-01&to=2026-01-02',
  ]) {
    expect((await page.request.get(`/api/hospital/${path}`, { headers })).status(), path).toBe(403);
  }
});
