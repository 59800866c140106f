import { expect, test } from '@playwright/test';
import { openBusyHospital } from './open-busy-hospital.ts';
import { addPatientByKeys, openAsReceptionist, openBookingByKeys } from './receptionist.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('M-13 who phones to cancel is heard in the day and under People, by keys, and the time is free at once', async ({
  request,
  browser,
}) => {
  const { owner } = await openBusyHospital(request, 1, 2);
  const page = await openAsReceptionist(browser, owner, 'Lakshmi');
  await page.goto('/dashboard/hospital/calendar');
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await page.getByRole('button', { name: /^11:00 Asha Menon/ }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).press('Enter');
  await expect(question).toContainText('Asha Menon with Dr. Ananya Rao, Today, 11:00');
  await expect(question.getByRole('button', { name: 'Keep appointment' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel appointment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Book 11:00 with Dr. Ananya Rao/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /Asha Menon/ })).toHaveCount(0);

  const other = await openAsReceptionist(browser, owner, 'Imran');
  await other.goto('/dashboard/hospital/calendar');
  await expect(other.getByRole('button', { name: /Ravi Kumar/ })).toBeVisible();
  await page.goto('/dashboard/hospital/patients');
  await page.getByRole('searchbox').fill('ravi kumar');
  await page.getByRole('link', { name: /Ravi Kumar/ }).click();
  const visit = page.locator('main [data-appointment]');
  await visit.getByRole('button', { name: 'Cancel appointment' }).click();
  await question.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(visit).toContainText('Cancelled');
  await expect(visit).toBeFocused();
  await expect(other.getByRole('button', { name: /Ravi Kumar/ })).toHaveCount(0);
});

test('M-13 of two receptionists who take one time one gets it, the other the next three', async ({
  request,
  browser,
}) => {
  const { owner } = await openBusyHospital(request, 1, 0);
  const pages = [
    await openAsReceptionist(browser, owner, 'Lakshmi'),
    await openAsReceptionist(browser, owner, 'Imran'),
  ];
  await Promise.all(
    pages.map((page, place) => addPatientByKeys(page, place === 0 ? 'Gauri Deshmukh' : 'Usha Pillai')),
  );
  await Promise.all(pages.map(openBookingByKeys));
  await Promise.all(pages.map((page) => page.keyboard.press('Enter')));
  const [late] = await Promise.all(
    pages.map(async (page) => {
      const refusal = page.getByRole('dialog').getByText('Still available:');
      const booked = page.locator('main [data-appointment]');
      await refusal.or(booked).first().waitFor();
      return (await refusal.isVisible()) ? page : null;
    }),
  ).then((results) => results.filter((page) => page !== null));
  if (!late) throw new Error('Both got the time');
  const offered = late.getByText('Still available:').locator('..').getByRole('button');
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  await expect(late.locator('main [data-appointment]')).toBeVisible();
});

test('M-06 Ctrl+K finds people and doctors of the hospital, and its screens', async ({
  request,
  browser,
}) => {
  const { owner } = await openBusyHospital(request, 1, 1);
  const page = await openAsReceptionist(browser, owner, 'Lakshmi');
  await page.goto('/dashboard/hospital');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('asha');
  await expect(page.getByRole('option', { name: /Asha Menon/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Asha Menon', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('ananya');
  await page.getByRole('option', { name: /Dr. Ananya Rao/ }).click();
  await expect(page).toHaveURL(/calendar\?span=week/);
});
