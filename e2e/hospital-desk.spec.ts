import { type Browser, expect, type Page, test } from '@playwright/test';
import { startBusyHospital } from './busy-hospital.ts';
import { freshPhone, rememberToken } from './visitor.ts';

// One worker for all of them: each would start a server of its own.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startBusyHospital>>;
test.beforeAll(async () => {
  server = await startBusyHospital();
});
test.afterAll(() => server.stop());

/** The owner's token of a new hospital with one doctor and so many visits. */
async function hospital(browser: Browser, visits: number): Promise<string> {
  const context = await browser.newContext({ baseURL: server.hams.url });
  const owner = await server.open(context.request, 1, visits);
  await context.close();
  return owner;
}

/** A page of a new receptionist of the owner's hospital. */
async function receptionist(browser: Browser, owner: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.hams.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const call = async <Answer>(path: string, data: object, token = ''): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(`/api/hospital/invitations${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const { secret } = await call<{ secret: string }>('', { role: 'receptionist', name }, owner);
  const form = { secret, name, phone: freshPhone(), password: 'teal kettle' };
  await rememberToken(page, (await call<{ token: string }>('/accept', form)).token);
  return page;
}

/** Finds nobody by the number and writes somebody down, by keys alone. */
async function writeDown(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/hospital/people');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill(freshPhone());
  await expect(page.getByText('Nobody is found.')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Age in years').fill('61');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function openBooking(page: Page): Promise<void> {
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true }).last()).toBeFocused();
}

test('M-06 M-13 a receptionist books for somebody without an account, takes the money and moves the visit by keys', async ({
  browser,
}) => {
  const owner = await hospital(browser, 0);
  const page = await receptionist(browser, owner, 'Lakshmi');
  await writeDown(page, 'Gauri Deshmukh');

  await openBooking(page);
  await page.keyboard.press('Enter');
  const visit = page.locator('main [data-appointment]');
  await expect(visit).toContainText('Booked by Lakshmi, Receptionist');
  await expect(visit).not.toContainText('Fever');

  await visit.getByRole('button', { name: 'Collect' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Cash' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visit.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const block = page.getByRole('button', { name: /Gauri Deshmukh/ });
  const time = /^\d\d:\d\d/;
  const before = time.exec((await block.textContent()) ?? '')?.[0] ?? '';
  expect(before).toMatch(time);
  await block.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(block).not.toContainText(before);
  await expect(block).toHaveText(time);
});

test('M-13 who phones to cancel is heard in the day and under People, by keys, and the time is free at once', async ({
  browser,
}) => {
  const owner = await hospital(browser, 2);
  const page = await receptionist(browser, owner, 'Lakshmi');
  await page.goto('/dashboard/hospital/calendar');
  const question = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await page.getByRole('button', { name: /^11:00 Asha Menon/ }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).press('Enter');
  await expect(question).toContainText('Asha Menon with Dr. Ananya Rao, Today, 11:00');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Book 11:00 with Dr. Ananya Rao/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /Asha Menon/ })).toHaveCount(0);

  const other = await receptionist(browser, owner, 'Imran');
  await other.goto('/dashboard/hospital/calendar');
  await expect(other.getByRole('button', { name: /Ravi Kumar/ })).toBeVisible();
  await page.goto('/dashboard/hospital/people');
  await page.getByRole('searchbox').fill('ravi kumar');
  await page.getByRole('link', { name: /Ravi Kumar/ }).click();
  const visit = page.locator('main [data-appointment]');
  await visit.getByRole('button', { name: 'Cancel visit' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(visit).toContainText('Cancelled');
  await expect(visit).toBeFocused();
  await expect(other.getByRole('button', { name: /Ravi Kumar/ })).toHaveCount(0);
});

test('M-13 of two receptionists who take one time one gets it, the other the next three', async ({
  browser,
}) => {
  const owner = await hospital(browser, 0);
  const pages = [await receptionist(browser, owner, 'Lakshmi'), await receptionist(browser, owner, 'Imran')];
  await Promise.all(
    pages.map((page, place) => writeDown(page, place === 0 ? 'Gauri Deshmukh' : 'Usha Pillai')),
  );
  await Promise.all(pages.map(openBooking));
  await Promise.all(pages.map((page) => page.keyboard.press('Enter')));
  const [late] = await Promise.all(
    pages.map(async (page) => {
      const refusal = page.getByRole('dialog').getByText('Still free:');
      const booked = page.locator('main [data-appointment]');
      await refusal.or(booked).first().waitFor();
      return (await refusal.isVisible()) ? page : null;
    }),
  ).then((results) => results.filter((page) => page !== null));
  if (!late) throw new Error('Both got the time');
  const offered = late.getByText('Still free:').locator('..').getByRole('button');
  await expect(offered).toHaveCount(3);
  await offered.first().click();
  await expect(late.locator('main [data-appointment]')).toBeVisible();
});

test('M-06 Ctrl+K finds people and doctors of the hospital, and its screens', async ({ browser }) => {
  const owner = await hospital(browser, 1);
  const page = await receptionist(browser, owner, 'Lakshmi');
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
