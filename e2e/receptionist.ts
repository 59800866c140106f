import { type Browser, expect, type Page } from '@playwright/test';
import { createPhone, rememberToken } from './visitor.ts';

/** Opens a page as a new receptionist of the owner's hospital. */
export async function openAsReceptionist(browser: Browser, owner: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const call = async <Answer>(path: string, data: object, token = ''): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(`/api/hospital/invitations${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const { secret } = await call<{ secret: string }>('', { role: 'receptionist', name }, owner);
  const form = { secret, name, phone: createPhone(), password: 'teal kettle' };
  await rememberToken(page, (await call<{ token: string }>('/accept', form)).token);
  return page;
}

/** Searches an unknown number and adds a patient, using only the keyboard. */
export async function addPatientByKeys(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/hospital/patients');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill(createPhone());
  await expect(page.getByText('No patients found.')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Age in years').fill('61');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

export async function openBookingByKeys(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true }).last()).toBeFocused();
}
