import { type Browser, expect, type Page, test } from '@playwright/test';
import { startBusyHospital } from './busy-hospital.ts';
import { rememberToken } from './visitor.ts';

// One worker for all of them: each would start a server of its own.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startBusyHospital>>;
test.beforeAll(async () => {
  server = await startBusyHospital();
});
test.afterAll(() => server.stop());

async function atDesk(
  browser: Browser,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.hams.url, viewport });
  const page = await context.newPage();
  await rememberToken(page, await server.open(page.request, 2, 1));
  await page.goto(path);
  return page;
}
const asha = (page: Page, slot: string) =>
  page.getByRole('button', { name: new RegExp(`^${slot} Asha Menon`) });

test('M-05 a visit is moved by keys, and then by drag, each time after a question', async ({ browser }) => {
  const page = await atDesk(browser, '/dashboard/hospital/calendar');
  await asha(page, '11:00').press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Move Asha Menon from 11:00 to 11:30 with Dr. Ananya Rao?');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(asha(page, '11:30')).toBeVisible();
  await expect(asha(page, '11:00')).toHaveCount(0);

  const target = page.getByRole('link', { name: 'Book 11:00 with Dr. Ananya Rao' });
  await asha(page, '11:30').hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The free time is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(question).toContainText('from 11:30 to 11:00');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(asha(page, '11:00')).toBeVisible();
});

test('M-04 on a phone one doctor at a time, and who has come is noted', async ({ browser }) => {
  const page = await atDesk(browser, '/dashboard/hospital', { width: 360, height: 800 });
  const lists = await page.getByRole('region', { name: /^Waiting here/ }).boundingBox();
  const grid = await page.getByRole('region', { name: 'Doctors side by side, by time' }).boundingBox();
  expect(lists?.y).toBeLessThan(grid?.y ?? 0);
  await page.getByLabel('Shown').selectOption({ label: 'Dr. Ananya Rao' });
  await expect(asha(page, '11:00')).toBeVisible();
  await page.getByLabel('Shown').selectOption({ label: 'Dr. Aditi Gupta' });
  await expect(asha(page, '11:00')).toHaveCount(0);
  await page.getByRole('button', { name: /^11:15 Ravi Kumar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Has come' }).click();
  await expect(page.getByRole('region', { name: /^Waiting here/ })).toContainText('Ravi Kumar');
});

test('M-04 the day fills the window and scrolls in its parts; on a phone the places are under the thumb', async ({
  browser,
}) => {
  const page = await atDesk(browser, '/dashboard/hospital');
  await expect(asha(page, '11:00')).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Quick ways' });
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Team' })).toBeVisible();
});

test('M-06 the field beside the title, and “/”, find anybody', async ({ browser }) => {
  const page = await atDesk(browser, '/dashboard/hospital/calendar');
  await page.getByRole('button', { name: /^Find a person or a doctor/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('asha');
  await expect(page.getByRole('option', { name: /Asha Menon/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
