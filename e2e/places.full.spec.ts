import { expect, type Page, test } from '@playwright/test';
import { expectPlace, findPlaceButton } from './place-button.ts';
import { hyderabad, rememberPlace, waitUntilReady } from './visitor.ts';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Where do you need a doctor?' });

async function openPicker(page: Page): Promise<void> {
  await waitUntilReady(page);
  await findPlaceButton(page).click();
  await expect(picker(page)).toBeVisible();
}

test('B-02 B-06 who does not say where they are can still choose', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/');
  await expectPlace(page, 'Unavailable · Choose your city');
  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Detect my location' }).click();
  await expect(picker(page).getByRole('alert')).toHaveText('Failed to detect location.');
  await picker(page).getByRole('button', { name: 'Mumbai' }).click();
  await expect(picker(page)).toBeHidden();
  await expectPlace(page, 'Mumbai');
});

test('B-02 B-06 a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
  });
  await page.goto('/');
  await expectPlace(page, 'Not supported · Choose your city');
  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Detect my location' }).click();
  await expect(picker(page).getByRole('alert')).toHaveText('Geolocation not supported.');
});

test('B-06 a position where nobody knows a town is said', async ({ page, context }) => {
  await rememberPlace(page, hyderabad);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await page.goto('/');
  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Detect my location' }).click();
  await expect(picker(page).getByRole('alert')).toHaveText('Failed to detect city from coordinates.');
  await expectPlace(page, 'Hyderabad');
});

test('B-04 ten cities stand ready; Escape leaves everything as it was', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await openPicker(page);
  await expect(picker(page).getByRole('list', { name: 'Popular cities' }).getByRole('button')).toHaveText([
    'Ahmedabad',
    'Bangalore',
    'Chennai',
    'Cochin',
    'Delhi',
    'Hyderabad',
    'Kolkata',
    'Lucknow',
    'Mumbai',
    'Warangal',
  ]);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await expectPlace(page, 'Hyderabad');
});

test('B-04 B-13 a chosen city changes the doctors nearby, and is still chosen after a reload', async ({
  page,
}) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  const doctors = page.getByRole('region', { name: /^Top-rated doctors near / }).getByRole('article');
  const inHyderabad = await doctors.first().getByRole('heading').textContent();
  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Chennai' }).click();
  await expectPlace(page, 'Chennai');
  await expect(page.getByRole('heading', { name: 'Top-rated doctors near Chennai' })).toBeVisible();
  await expect(doctors.first().getByRole('heading')).not.toHaveText(inHyderabad ?? '');
  const answer = await page.reload();
  // Already in the HTML from the server.
  expect(await answer?.text()).toContain('Top-rated doctors near Chennai');
  await expectPlace(page, 'Chennai');
  await page.goto('/doctors-available');
  await expect(page.getByRole('heading', { level: 1, name: 'Doctors near Chennai' })).toBeVisible();
});

test('B-05 the search waits for a pause, and what it finds can be chosen', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/cities') asked.push(searchParams.get('namePrefix'));
  });
  await page.clock.install();
  await page.goto('/');
  await openPicker(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const box = picker(page).getByRole('searchbox', { name: 'Search for a city' });
  await box.fill('Pu');
  await page.clock.runFor(390);
  await box.fill('Pun');
  await page.clock.runFor(390);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  const found = picker(page).getByRole('list', { name: 'Search results' }).getByRole('button');
  await expect(found.first()).toContainText('Pune');
  expect(asked).toEqual(['Pun']);
  expect(await found.count()).toBeLessThanOrEqual(10);
  await expect(found.first()).toContainText('India');
  await found.first().click();
  await expectPlace(page, 'Pune');
});

test('B-05 no city, and no answer, are said in words; Retry asks again', async ({ page }) => {
  await rememberPlace(page, hyderabad);
  await page.goto('/');
  await openPicker(page);
  const box = picker(page).getByRole('searchbox', { name: 'Search for a city' });
  await box.fill('Qqqq');
  await expect(picker(page).getByText('No cities found.')).toBeVisible();
  await page.route('**/api/cities?**', (route) => route.abort());
  await box.fill('Jaipur');
  await expect(picker(page).getByText('Failed to fetch cities. Try again later.')).toBeVisible();
  await page.unroute('**/api/cities?**');
  await picker(page).getByRole('button', { name: 'Try again' }).click();
  await picker(page)
    .getByRole('button', { name: /^Jaipur/ })
    .first()
    .click();
  await expectPlace(page, 'Jaipur');
});
