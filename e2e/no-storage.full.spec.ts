import { expect, type Page, test } from '@playwright/test';
import { demoAccounts, screens, waitUntilSettled } from './screens.ts';
import { hyderabad, logInByForm, rememberPlace } from './visitor.ts';

/** As in a browser that blocks site storage. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
}

function collectThrownErrors(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  return thrown;
}

/** Follows a link without a page load, which would lose the session. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const listPaths = (who: 'patient' | 'doctor' | 'hospital' | undefined) => [
  ...new Set(
    screens
      .filter(({ who: of, status, path }) => of === who && !status && path !== '/ui/')
      .map(({ path }) => path),
  ),
];

test('A-07 without storage every public page works, and says that a reload signs out', async ({ page }) => {
  await refuseStorage(page);
  await rememberPlace(page, hyderabad);
  const thrown = collectThrownErrors(page);
  for (const path of listPaths(undefined)) {
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByText(/^HAMS can’t store anything in this br/), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  }
  expect(thrown).toEqual([]);
});

for (const [who, label] of [
  ['patient', 'Patient'],
  ['doctor', 'Doctor'],
  ['hospital', 'Hospital'],
] as const) {
  test(`A-07 without storage a ${who} logs in, and every screen works`, async ({ page }) => {
    await refuseStorage(page);
    const thrown = collectThrownErrors(page);
    const [phone, password] = demoAccounts[who];
    await page.goto('/login');
    await logInByForm(page, label, { phone, password });
    await page.waitForURL(/dashboard/);
    for (const path of listPaths(who)) {
      await go(page, path);
      await waitUntilSettled(page);
      await expect(page.getByText(/^HAMS can’t store anything in this br/), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
      expect(new URL(page.url()).pathname, path).not.toBe('/login');
    }
    expect(thrown).toEqual([]);
  });
}
