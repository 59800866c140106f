import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { addChild, openPeople } from './families.ts';
import { type Doctor, publishToday, registerDoctor, registerPatient, waitUntilReady } from './visitor.ts';

export async function registerDoctorToday(
  request: APIRequestContext,
): Promise<{ readonly doctor: Doctor; readonly address: string }> {
  const doctor = await registerDoctor(request);
  await publishToday(request, doctor, ['16:30']);
  const address = `/doctor-description?doctor=${doctor.doctorId}&date=${doctor.today}&slot=16:30`;
  return { doctor, address };
}

export const findBookButton = (page: Page) => page.getByRole('button', { name: /^Book .*16:30$/ });
export const expectBookedVisit = (page: Page) =>
  expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+/);

/** A guardian books for her child, whose name appears in her lists. */
export async function bookForChild(page: Page): Promise<void> {
  const { address } = await registerDoctorToday(page.request);
  await openPeople(page, await registerPatient(page.request));
  await addChild(page);

  await page.goto(address);
  await waitUntilReady(page);
  const whose = page.getByRole('combobox', { name: 'Booking for' });
  await expect(whose.locator('option:checked')).toHaveText('Me');
  await whose.selectOption('Arjun Iyer');
  expect(await findViolations(page, 'main')).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) > 360) await expectNoOverflow(page);
  await findBookButton(page).click();
  await expectBookedVisit(page);
  await expect(page.getByText('For Arjun Iyer').first()).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  await page.goto('/dashboard/patient');
  const people = page.getByRole('navigation', { name: 'Show appointments for' });
  await expect(page.locator('main [data-appointment]')).toContainText('For Arjun Iyer');
  await people.getByRole('link', { name: 'Meera Iyer' }).click();
  await expect(page.locator('main [data-appointment]')).toHaveCount(0);
  await people.getByRole('link', { name: 'Arjun Iyer' }).click();
  await expect(page.locator('main [data-appointment]')).toHaveCount(1);
  expect(await findViolations(page, 'main')).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) > 360) await expectNoOverflow(page);
}
