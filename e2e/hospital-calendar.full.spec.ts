import { expect, test } from '@playwright/test';
import { findAshaVisit, openHospitalPage } from './hospital-day.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('M-04 on a phone one doctor at a time, and who has come is noted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openHospitalPage(page, '/dashboard/hospital');
  const lists = await page.getByRole('region', { name: /^Waiting/ }).boundingBox();
  const grid = await page.getByRole('region', { name: 'Doctors side by side, by time' }).boundingBox();
  expect(lists?.y).toBeLessThan(grid?.y ?? 0);
  await page.getByLabel('Shown').selectOption({ label: 'Dr. Ananya Rao' });
  await expect(findAshaVisit(page, '11:00')).toBeVisible();
  await page.getByLabel('Shown').selectOption({ label: 'Dr. Aditi Gupta' });
  await expect(findAshaVisit(page, '11:00')).toHaveCount(0);
  await page.getByRole('button', { name: /^11:15 Ravi Kumar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('region', { name: /^Waiting/ })).toContainText('Ravi Kumar');
});

test('M-04 the day fills the window and scrolls in its parts; on a phone the places are under the thumb', async ({
  page,
}) => {
  await openHospitalPage(page, '/dashboard/hospital');
  await expect(findAshaVisit(page, '11:00')).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Team' })).toBeVisible();
});

test('M-06 the field beside the title, and “/”, find anybody', async ({ page }) => {
  await openHospitalPage(page, '/dashboard/hospital/calendar');
  await page.getByRole('button', { name: /^Find a patient or doctor/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('asha');
  await expect(page.getByRole('option', { name: /Asha Menon/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
