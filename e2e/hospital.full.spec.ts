import { expect, test } from '@playwright/test';
import { collectErrors, hyderabad, rememberPlace, waitUntilReady } from './visitor.ts';

test('M-12 from a search for a hospital to its page, one of its doctors, and a time there', async ({
  page,
}) => {
  const troubles = collectErrors(page);
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByLabel('Doctor, hospital or symptom').fill('care hospital');
  await page.getByRole('option', { name: /^Care Hospital/ }).click();
  await page.getByRole('link', { name: 'About Care Hospital' }).click();

  await expect(page).toHaveURL(/\/hospital\/HOS-\d{6}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Care Hospital' })).toBeVisible();
  await expect(page.getByRole('link', { name: '040 2345 0100' })).toHaveAttribute(
    'href',
    'tel:+914023450100',
  );
  await expect(page.getByText('Opening hours')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cardiology' })).toBeVisible();

  await page.reload();
  await waitUntilReady(page);
  const card = page.getByRole('article').filter({ hasText: 'Dr. Ananya Rao' });
  const free = card.getByRole('link', { name: /^Next available/ });
  const query = new URL((await free.getAttribute('href')) ?? '', 'http://localhost').searchParams;
  await free.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Ananya Rao' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  for (const name of ['practice', 'date', 'slot']) expect(searchParams.get(name)).toBe(query.get(name));
  await expect(page.getByRole('radio', { name: /^Care Hospital/ })).toBeChecked();
  await expect(page.getByRole('button', { name: new RegExp(`${query.get('slot')}$`) }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Care Hospital', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Care Hospital' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('M-12 in the steps of the home page a hospital can be looked at before it is chosen', async ({
  page,
}) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Book Appointment', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hospital' }).click();
  const choice = page.getByRole('listitem').filter({ hasText: 'Care Hospital' }).first();
  await expect(choice.getByRole('button', { name: /^Care Hospital/ })).toBeVisible();
  await choice.getByRole('link', { name: 'About this hospital' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Care Hospital' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('M-12 B-13 the page of a hospital and each specialization on it are there without scripts', async ({
    page,
  }) => {
    await page.goto('/hospital/hos-32');
    await expect(page).toHaveURL(/\/hospital\/HOS-000032$/);
    await page
      .getByRole('navigation', { name: 'Doctors by specialization' })
      .getByRole('link', { name: 'Cardiology' })
      .click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Cardiology']);
    await expect(page.getByRole('article').filter({ hasText: 'Dr. Ananya Rao' })).toBeVisible();
  });
});
