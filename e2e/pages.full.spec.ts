import { expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  logInAs,
  registerDoctor,
  registerPatient,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

const dark = { name: 'theme', value: 'dark', domain: 'localhost', path: '/' };

/** The brightness of text and background, 0 to 255, for everything that is printed. */
async function readPrintColours(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const brightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    const seen = [...document.querySelectorAll(`${wanted}, ${wanted} *`)].filter(
      (element) => element.checkVisibility() && element.textContent?.trim(),
    );
    return {
      ink: Math.max(...seen.map((element) => brightness(getComputedStyle(element).color))),
      paper: brightness(getComputedStyle(document.body).backgroundColor),
    };
  }, selector);
}

test('P-04 the page of the API calls it under the policy of the site, without a trouble', async ({
  page,
}) => {
  const troubles = collectErrors(page);
  await page.goto('/api/docs/');
  await page.getByRole('button', { name: 'Expand operation' }).nth(-2).click();
  await page.locator('.opblock-summary', { hasText: '/healthz' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"status": "ok"');
  expect(troubles).toEqual([]);
});

test('E-06 a confirmation is printed alone and black on white, also by night', async ({ page, context }) => {
  await context.addCookies([dark]);
  const [doctor, patient] = [await registerDoctor(page.request), await registerPatient(page.request)];
  const answer = await page.request.post('/api/appointments/book', {
    headers: { authorization: `Bearer ${patient.token}` },
    data: { doctorId: doctor.doctorId, date: doctor.date, slotNumber: '16:45' },
  });
  expect(answer.status()).toBe(201);
  await rememberToken(page, patient.token);
  await page.goto(`/confirmation?date=${doctor.date}&slot=16:45`);
  await waitUntilReady(page);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('16:45')).toBeVisible();
  await expect(page.getByText(doctor.name)).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(hidden).toHaveCount(0);
  await expect.poll(() => readPrintColours(page, 'main')).toEqual({ ink: 0x33, paper: 0xff });
});

test('G-05 a prescription is printed alone and black on white, also by night', async ({ page, context }) => {
  await context.addCookies([dark]);
  // A headless browser would report immediately that printing is done.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await logInAs(page, 'patient', '9000000001', 'Patient@123');
  await page.goto('/dashboard/patient/appointments');
  const line = page
    .getByRole('region', { name: 'History' })
    .locator('details')
    .filter({ hasText: 'View prescription' });
  await line.first().locator('summary').first().click();
  await page.getByRole('button', { name: 'View prescription' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('[data-paper]');
  await expect(paper.getByText('Rx', { exact: true })).toBeVisible();
  await expect(paper.getByText('Saroja Kumar')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readPrintColours(page, '[data-paper]')).toEqual({ ink: 0, paper: 0xff });
});

test('B-12 a pulse is measured by keyboard alone', async ({ page }) => {
  await page.goto('/heart');
  await waitUntilReady(page);
  const heart = page.getByRole('button', { name: 'Tap with each beat' });
  await heart.focus();
  for (let tap = 0; tap < 5; tap += 1) await page.keyboard.press(tap % 2 ? 'Enter' : 'Space');
  const counter = page.getByRole('region', { name: 'Measure your pulse' });
  await expect(counter).toContainText('Keep going: 1 more to go.');
  await page.keyboard.press('Space');
  await expect(counter).not.toContainText('Keep going');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(counter).toContainText('Your pulse will appear here after 6 taps.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('B-12 the questions open, and the server searches them', async ({ page }) => {
    await page.goto('/faqs');
    const all = await page.locator('details').count();
    expect(all).toBeGreaterThan(10);
    await page.getByText('What are the working hours?').click();
    await expect(page.getByText('Mon-Sat 8:00 AM to 8:00 PM, Sunday emergency only')).toBeVisible();
    await page.getByRole('searchbox').fill('reschedule');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/faqs?q=reschedule');
    await expect(page.getByText('reschedule or cancel at least 2 hours before')).toBeVisible();
    expect(await page.locator('details').count()).toBeLessThan(all);
  });

  test('B-12 who cannot tap is told how to count', async ({ page }) => {
    await page.goto('/heart');
    await expect(page.getByText('count the beats for 30 seconds and double the number')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tap with each beat' })).toHaveCount(0);
  });
});
