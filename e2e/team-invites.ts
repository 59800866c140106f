import { type Browser, expect, type Page } from '@playwright/test';
import { createPhone, waitUntilReady } from './visitor.ts';

export const memberPassword = 'teal kettle';

export async function createInviteLink(owner: Page, name: string): Promise<string> {
  await owner.goto('/dashboard/hospital/team');
  const form = owner.getByRole('form', { name: 'Invite someone' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await owner.getByLabel('Link', { exact: true }).inputValue();
  await owner.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
}

export async function acceptInvite(page: Page, link: string): Promise<string> {
  const phone = createPhone();
  await page.goto(link);
  await waitUntilReady(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return phone;
}

export const openAnotherBrowser = async (browser: Browser) => (await browser.newContext()).newPage();
