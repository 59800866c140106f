import { type Browser, expect, type Page } from '@playwright/test';
import { freshPhone, ready } from './visitor.ts';

export const ownPassword = 'teal kettle';

/** Makes a link with which `name` joins as a receptionist. */
export async function invite(owner: Page, name: string): Promise<string> {
  await owner.goto('/dashboard/hospital/team');
  const form = owner.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner.getByLabel('Link', { exact: true }).inputValue();
  await owner.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
}

export async function join(page: Page, link: string): Promise<string> {
  const phone = freshPhone();
  await page.goto(link);
  await ready(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return phone;
}

/** A page of somebody else, in a browser of their own. */
export const another = async (browser: Browser) => (await browser.newContext()).newPage();
