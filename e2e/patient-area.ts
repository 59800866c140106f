import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, type Doctor, rememberToken, waitUntilReady } from './visitor.ts';

export const bearerHeaders = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

export async function openAppointments(page: Page, patient: Account): Promise<void> {
  await rememberToken(page, patient.token);
  await page.goto('/dashboard/patient/appointments');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Appointments' })).toBeVisible();
}
export const findPendingRegion = (page: Page) => page.getByRole('region', { name: 'Pending Appointments' });
export const findNeedsYouRegion = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
export const findHistoryRegion = (page: Page) => page.getByRole('region', { name: 'History' });

/** Chooses from the menu of the only appointment of a region. */
export async function chooseFromMenu(region: Locator, name: string): Promise<void> {
  await region.getByRole('button', { name: /^More: / }).click();
  await region.getByRole('menuitem', { name }).click();
}

/** The slot on the doctor's public page, as another visitor sees it. */
export async function openPublicSlot(page: Page, doctor: Doctor, slot: string): Promise<Locator> {
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
  await waitUntilReady(page);
  return page.getByRole('radio', { name: new RegExp(`^${slot}`) });
}

/** Sends a focus event, on which the page refetches. */
export const triggerRefetch = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
