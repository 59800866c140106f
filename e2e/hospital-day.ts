import type { Locator, Page } from '@playwright/test';
import { openBusyHospital } from './open-busy-hospital.ts';
import { rememberToken } from './visitor.ts';

export async function openHospitalPage(page: Page, path: string): Promise<void> {
  await rememberToken(page, (await openBusyHospital(page.request, 2, 1)).owner);
  await page.goto(path);
}

export const findAshaVisit = (page: Page, slot: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${slot} Asha Menon`) });
