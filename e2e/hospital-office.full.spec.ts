import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openBusyHospital } from './open-busy-hospital.ts';
import { rememberToken, waitUntilReady } from './visitor.ts';

/** Opens the page as the owner of a hospital with one doctor and this many visits; returns today. */
async function openAsOwner(page: Page, visits: number): Promise<string> {
  const { owner, today } = await openBusyHospital(page.request, 1, visits);
  await rememberToken(page, owner);
  return today;
}

test('M-07 an owner says the room, ends that a doctor practises here, and agrees again', async ({ page }) => {
  await openAsOwner(page, 0);
  await page.goto('/dashboard/hospital/doctors');
  const row = page.locator('[data-practice]').filter({ hasText: 'Dr. Ananya Rao' });
  await row.getByRole('button', { name: 'Change Dr. Ananya Rao’s room' }).click();
  await row.getByRole('textbox').fill('12 B');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Change Dr. Ananya Rao’s room' })).toHaveText('Room 12 B');

  await row.getByRole('button', { name: 'More: Dr. Ananya Rao' }).click();
  await page.getByRole('menuitem', { name: 'Remove from hospital' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from hospital' }).click();
  await expect(row).toHaveCount(0);
  const asking = page.getByRole('region', { name: 'Waiting for your confirmation' });
  await asking.getByRole('button', { name: 'Confirm that Dr. Ananya Rao practises here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(asking).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('M-07 an owner sets the weekly hours of a doctor and closes a day, whose visits are moved', async ({
  page,
}) => {
  await openAsOwner(page, 1);
  await page.goto('/dashboard/hospital/doctors');
  await page.getByRole('link', { name: 'Hours and days off' }).click();
  await page.getByRole('button', { name: 'Add weekly hours' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '18:00–20:00' }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Day off: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The doctor is ill');
  await dialog.getByRole('button', { name: 'Take day off' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: '1 patient was told.' })).toBeVisible();
});

test('M-09 the figures of a period are read and downloaded as a file', async ({ page }) => {
  const today = await openAsOwner(page, 2);
  await page.goto('/dashboard/hospital/reports');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
  const table = page.getByRole('region', { name: 'By doctor' });
  await expect(table.getByRole('row').filter({ hasText: 'Dr. Ananya Rao' }).getByRole('button')).toHaveText(
    '2',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More: Reports' }).click();
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(`${today},Dr. Ananya Rao,2,`);
});

test('M-11 an owner says when the hospital is open, and its public page says so', async ({ page }) => {
  await openAsOwner(page, 0);
  await page.goto('/dashboard/hospital/settings');
  await page.getByRole('link', { name: 'Opening hours' }).click();
  const hours = page.getByRole('form', { name: 'Opening hours' });
  await hours.getByRole('button', { name: 'Add hours for Monday' }).click();
  await hours.getByRole('combobox', { name: 'Monday: closes at' }).selectOption('13:00');
  await hours.getByRole('button', { name: 'Copy Monday’s hours to Tuesday–Saturday' }).click();
  await hours.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('link', { name: 'Public page' }).click();
  await waitUntilReady(page);
  await expect(page.getByText('Mon – Sat')).toBeVisible();
  await expect(page.getByText('09:00 to 13:00').first()).toBeVisible();
});
