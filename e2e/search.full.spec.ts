import { expect, test } from '@playwright/test';
import { hyderabad, rememberPlace } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('B-13 D-01 the box, the filters and the order are forms that a button sends', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await page.getByLabel('Doctor, hospital or symptom').fill('heart');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '“heart” near Hyderabad' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Cardiology');

  await page.getByRole('checkbox', { name: /^Hindi/ }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most experienced first');
  await page.getByRole('button', { name: 'Show doctors' }).click();
  await expect(page).toHaveURL(/q=heart.*language=Hindi/);
  await expect(page.getByRole('link', { name: 'Remove filter: Speaks Hindi' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('experience');
});
