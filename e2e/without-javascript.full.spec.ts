import { expect, test } from '@playwright/test';
import { hyderabad, registerDoctor, rememberPlace } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('B-13 without scripts, home says what it is and leads to the doctors', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'See the right doctor, at a time that suits you' }),
  ).toBeVisible();

  const card = page.getByRole('region', { name: 'Book Appointment', exact: true });
  await expect(card).toContainText(/I need\s*any doctor\s*for\s*any reason\s*at\s*any hospital/);
  await expect(card.getByRole('button')).toHaveCount(0); // no buttons without a function
  for (const link of await card.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/doctors-available');
  }

  const nearby = page.getByRole('region', { name: 'Top-rated doctors near Hyderabad' });
  const doctors = nearby.getByRole('article');
  expect(await doctors.count()).toBeGreaterThan(3);
  const first = doctors.first();
  await expect(first.getByRole('heading')).toContainText('Dr. ');
  await expect(first).toContainText(/₹\s?\d/);
  await expect(first).toContainText(/Next available\s*.*\d\d:\d\d/);
  await expect(first).toContainText(/km away/);

  const programs = page.getByRole('region', { name: 'Healthcare programs' });
  await expect(programs.getByRole('listitem')).toHaveCount(10);
  await expect(programs.getByRole('button')).toHaveCount(0);
  const whole = programs.getByText('with one team.');
  await expect(whole).toBeHidden();
  await programs.locator('summary').filter({ hasText: 'Check-ups, delivery and feeding support' }).click();
  await expect(whole).toBeVisible();

  await card.getByRole('link', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Doctors near Hyderabad' })).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(3);
});

test('B-13 without scripts, the list can be narrowed and a doctor can be read about', async ({ page }) => {
  const { name, date, place } = await registerDoctor(page.request);
  await rememberPlace(page, place);
  await page.goto('/doctors-available');
  await page.getByRole('combobox', { name: 'Specialization' }).selectOption('Cardiology');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/specialization=Cardiology/);
  await expect(page.getByRole('heading', { level: 1, name: `Cardiology near ${place.name}` })).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('₹650');
  await expect(card).toContainText(/Next available\s*.*09:00/);
  await card.getByRole('link', { name: 'Next available' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toContainText('12 years of experience');
  await expect(page.locator('main')).toContainText('Care Hospital');
  await expect(page.locator('main')).toContainText('₹650');
  await expect(page.locator('main')).toContainText('No reviews yet. Be the first to review this doctor!');
  const day = page.locator(`[data-day="${date}"]`);
  await expect(day).toContainText('4 free');
  await expect(page.getByRole('radio', { name: '09:00', checked: true })).toHaveCount(1);
});

test('B-13 without scripts and without a place, home shows an example and says so', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Top-rated doctors near Bangalore' })).toContainText(
    'Sample results. Choose your city to see doctors near you.',
  );
});
