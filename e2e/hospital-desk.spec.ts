import { expect, test } from '@playwright/test';
import { openBusyHospital } from './open-busy-hospital.ts';
import { addPatientByKeys, openAsReceptionist, openBookingByKeys } from './receptionist.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('M-06 M-13 a receptionist books for somebody without an account, takes the money and moves the visit by keys', async ({
  request,
  browser,
}) => {
  const { owner } = await openBusyHospital(request, 1, 0);
  const page = await openAsReceptionist(browser, owner, 'Lakshmi');
  await addPatientByKeys(page, 'Gauri Deshmukh');

  await openBookingByKeys(page);
  await page.keyboard.press('Enter');
  const visit = page.locator('main [data-appointment]');
  await expect(visit).toContainText('Booked by Lakshmi, Receptionist');
  await expect(visit).not.toContainText('Fever');

  await visit.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Cash' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visit.getByRole('button', { name: 'Download receipt (PDF)' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const block = page.getByRole('button', { name: /Gauri Deshmukh/ });
  const time = /^\d\d:\d\d/;
  const before = time.exec((await block.textContent()) ?? '')?.[0] ?? '';
  expect(before).toMatch(time);
  await block.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Move appointment', exact: true })
    .press('Enter');
  await expect(block).not.toContainText(before);
  await expect(block).toHaveText(time);
});
