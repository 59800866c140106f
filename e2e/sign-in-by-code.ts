import { type Browser, expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { readLoginCode } from './mailbox.ts';
import { chooseFirstFreeSlot, createPhone, registerDoctor, waitUntilReady } from './visitor.ts';

export async function requestCode(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in with a code' });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code (OTP)', { exact: true })).toBeFocused();
}

export async function bookByCode(page: Page, browser: Browser): Promise<void> {
  const doctor = await registerDoctor(page.request);
  const phone = createPhone();
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
  await waitUntilReady(page);
  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almost booked' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Tomorrow, ${slot} · ${doctor.name}`);
  await requestCode(page, phone);

  // Phones discard pages while the message is read.
  await page.reload();
  await waitUntilReady(page);
  const code = page.getByLabel('Code (OTP)', { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await findViolations(page, 'main')).toEqual([]);
  const right = await readLoginCode(page.request, phone);
  await code.fill(right === '111111' ? '111112' : '111111');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Wrong code.')).toBeVisible();
  // As pasted from a message.
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const who = page.getByRole('form', { name: 'Your details' });
  await expect(who.getByRole('heading', { name: 'Your details' })).toBeFocused();
  expect(await findViolations(page, 'main')).toEqual([]);
  await who.getByLabel('Full name').fill('Nila Thomas');
  await who.getByLabel('Gender').selectOption('Female');
  await who.getByLabel('Year').fill('1991');
  // A reload keeps the answers, and books nothing.
  await page.reload();
  await waitUntilReady(page);
  await expect(who.getByLabel('Full name')).toHaveValue('Nila Thomas');
  await expect(who.getByLabel('Gender')).toHaveValue('Female');
  await expect(who.getByLabel('Year')).toHaveValue('1991');
  await who.getByRole('checkbox').check();
  await who.getByRole('button', { name: `Book Tomorrow, ${slot}` }).click();

  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Requested' })).toBeFocused();

  await page.goto('/dashboard/patient');
  const steps = page.getByRole('region', { name: 'Start here' });
  await steps.getByRole('link', { name: 'Add details' }).click();
  await expect(page.getByLabel('Postal code')).toBeFocused();
  await page.goto('/dashboard/patient/settings/security');
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto('/login');
  await waitUntilReady(device);
  await device.getByRole('button', { name: 'Log in with a code' }).click();
  await requestCode(device, phone);
  await device
    .getByLabel('Code (OTP)', { exact: true })
    .fill(await readLoginCode(page.request, phone, right));
  await device.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(device).toHaveURL(/\/dashboard\/patient$/);
  await expect(device.getByText('Add your address and emergency contact before your visit')).toBeVisible();
  await other.close();
}
