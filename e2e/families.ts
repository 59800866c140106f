import { expect, type Page } from '@playwright/test';
import { readLoginCode } from './mailbox.ts';
import { type Account, rememberToken, waitUntilReady } from './visitor.ts';

export const peoplePath = '/dashboard/patient/people';

export async function openPeople(page: Page, { token }: Account): Promise<void> {
  await rememberToken(page, token);
  await page.goto(peoplePath);
  await waitUntilReady(page);
}

/** Logs in by code first, because verifying a phone invalidates a password set earlier. */
export async function openPeopleByCode(page: Page, { phone }: Account): Promise<void> {
  await page.goto('/login');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Log in with a code' }).click();
  await page.getByRole('form', { name: 'Log in with a code' }).getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code (OTP)', { exact: true }).fill(await readLoginCode(page.request, phone));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await page.goto(peoplePath);
  await waitUntilReady(page);
}

export async function addChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  const form = page.getByRole('form', { name: 'Add a child' });
  await form.getByLabel('Full name').fill('Arjun Iyer');
  await form.getByLabel('Gender').selectOption('Male');
  await form.getByLabel('I only know the year of birth').check();
  await form.getByLabel('Year of birth', { exact: true }).fill('2018');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    form.getByText('Tick the box to confirm you’re a parent or the legal guardian.'),
  ).toBeVisible();
  await form.getByLabel(/^I am this child’s parent or legal g/).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-people]').getByText('Arjun Iyer')).toBeVisible();
}

export async function askFather(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite an adult' }).click();
  const form = page.getByRole('form', { name: 'Invite an adult' });
  await form.getByLabel('Full name').fill('Ravi Iyer');
  await form.getByLabel('Gender').selectOption('Male');
  await form.getByLabel('I only know the year of birth').check();
  await form.getByLabel('Year of birth', { exact: true }).fill('1958');
  await form.getByLabel('Their relation to you').selectOption('parent');
  await form.getByLabel('Their phone number').fill(phone);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('form', { name: 'Ravi Iyer' })).toBeVisible();
}
