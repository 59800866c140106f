import { expect, test } from '@playwright/test';
import { collectErrors, registerDoctor, rememberPlace, waitUntilReady } from './visitor.ts';

test('D-01 D-02 from a mistyped complaint on home to a narrowed list that survives a reload', async ({
  page,
}) => {
  const troubles = collectErrors(page);
  const { name, place } = await registerDoctor(page.request);
  await rememberPlace(page, place);
  await page.goto('/');
  await waitUntilReady(page);

  const box = page.getByLabel('Doctor, hospital or symptom');
  await box.fill('दिल');
  await expect(page.getByRole('option', { name: /^Cardiology/ })).toBeVisible();
  await box.fill('chest pian');
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Chest Pain/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/specialization=Cardiology&reason=Chest\+Pain/);
  await expect(page.getByRole('heading', { level: 1, name: `Cardiology near ${place.name}` })).toBeVisible();

  await page.getByText('Up to ₹800').click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest fee first');
  await expect(page).toHaveURL(/feeTo=800.*sort=fee/);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to ₹800' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('₹650');

  await box.fill(`${name.slice(4)}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 doctor' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(name);
  expect(troubles).toEqual([]);
});
