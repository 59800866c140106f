import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { addChild, openPeople } from './families.ts';
import { expectToFit } from './fits.ts';
import { startMorningClinic } from './morning-clinic.ts';
import {
  type Account,
  type Doctor,
  ready,
  registerDoctor,
  registerPatient,
  rememberToken,
} from './visitor.ts';

// One worker for all of them: each would start a clinic of its own.
test.describe.configure({ mode: 'default' });

let clinic: Awaited<ReturnType<typeof startMorningClinic>>;
test.beforeAll(async () => {
  clinic = await startMorningClinic();
});
test.afterAll(() => clinic.stop());

const as = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
const sent = async (request: APIRequestContext, doctor: Doctor, path: string, data: object) => {
  const answer = await request.put(`/api/appointments/${path}`, { headers: as(doctor), data });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** A doctor with one free time today. */
async function doctorToday(request: APIRequestContext) {
  const doctor = await registerDoctor(request);
  const free = await request.get(`/api/doctors/${doctor.doctorId}/availability`);
  const { today } = (await free.json()) as { today: string };
  await request.post(`/api/doctors/${doctor.doctorId}/slots`, {
    headers: as(doctor),
    data: { date: today, slots: ['16:30'], interval: 15 },
  });
  return { doctor, address: `/doctor-description?doctor=${doctor.doctorId}&date=${today}&slot=16:30` };
}

async function newPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL: clinic.hams.url, viewport });
  return context.newPage();
}
const bookButton = (page: Page) => page.getByRole('button', { name: /^Book .*16:30$/ });
const arrive = (page: Page) =>
  expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+/, { timeout: 20_000 });

test('J-05 whoever looks after nobody is not asked, and books with one tap', async ({ browser }) => {
  const page = await newPage(browser, { width: 360, height: 800 });
  const { address } = await doctorToday(page.request);
  await rememberToken(page, (await registerPatient(page.request)).token);
  await page.goto(address);
  await ready(page);
  await expect(page.getByRole('link', { name: 'Book for somebody else' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who is this visit for?' })).toHaveCount(0);
  await bookButton(page).click();
  await arrive(page);
  await expect(page.getByText(/^For /)).toHaveCount(0);
  await page.goto('/dashboard/patient');
  await expect(page.locator('article[data-appointment]')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Whose visits' })).toHaveCount(0);
  await page.context().close();
});

test('J-05 the times stay where they are when it becomes known whom a patient looks after', async ({
  browser,
}) => {
  const page = await newPage(browser, { width: 360, height: 800 });
  const { address } = await doctorToday(page.request);
  await openPeople(page, await registerPatient(page.request));
  await addChild(page);
  const known = Promise.withResolvers<void>();
  await page.route('**/api/patients/appointments/open?*', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto(address);
  await ready(page);
  const whose = page.getByRole('group', { name: 'Who is this visit for?' });
  const time = page.getByRole('radio', { name: /^16:30/ });
  const before = await time.boundingBox();
  await expect(whose).toHaveCount(0);
  known.resolve();
  await expect(whose).toBeVisible();
  expect([before, await time.boundingBox()]).toEqual([expect.anything(), before]);
  await page.context().close();
});

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 800 }],
  ['on a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`J-05 a mother books for her child, whose name stands in lists, papers and messages, ${name}`, async ({
    browser,
  }) => {
    const page = await newPage(browser, viewport);
    const { doctor, address } = await doctorToday(page.request);
    const mother = await registerPatient(page.request);
    await openPeople(page, mother);
    await addChild(page);

    await page.goto(address);
    await ready(page);
    const whose = page.getByRole('group', { name: 'Who is this visit for?' });
    await expect(whose.getByRole('radio', { name: 'Me' })).toBeChecked();
    await whose.getByRole('radio', { name: 'Arjun Iyer' }).check({ force: true });
    expect(await findViolations(page, 'main')).toEqual([]);
    if (viewport.width > 360) await expectToFit(page);
    await bookButton(page).click();
    await arrive(page);
    const appointmentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByText('For Arjun Iyer').first()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);

    await page.goto('/dashboard/patient');
    const people = page.getByRole('navigation', { name: 'Whose visits' });
    await expect(page.locator('article[data-appointment]')).toContainText('For Arjun Iyer');
    await people.getByRole('link', { name: 'Meera Iyer' }).click();
    await expect(page.locator('article[data-appointment]')).toHaveCount(0);
    await people.getByRole('link', { name: 'Arjun Iyer' }).click();
    await expect(page.locator('article[data-appointment]')).toHaveCount(1);
    expect(await findViolations(page, 'main')).toEqual([]);
    if (viewport.width > 360) await expectToFit(page);

    const theirs = await newPage(browser, viewport);
    await rememberToken(theirs, doctor.token);
    await theirs.goto(`/dashboard/appointments/${appointmentId}`);
    await expect(theirs.getByText('Booked by Meera Iyer (mother)')).toBeVisible();
    await expect(theirs.getByRole('link', { name: `+91 ${mother.phone}` }).first()).toBeVisible();
    await expect(theirs.getByText('Meera Iyer (mother)', { exact: true }).first()).toBeVisible();
    expect(await findViolations(theirs, 'main')).toEqual([]);
    await theirs.context().close();

    await sent(page.request, doctor, 'respond', { appointmentId, action: 'accept' });
    await sent(page.request, doctor, `update-status/${appointmentId}`, {
      appStatus: 'Completed',
      prescription: { diagnosis: 'Common cold', advice: 'Rest' },
    });
    await page.goto('/dashboard/patient/appointments');
    const past = page.getByRole('region', { name: 'History' }).locator('details').first();
    await past.locator('summary').first().click();
    await expect(past).toContainText('For Arjun Iyer');
    await past.getByRole('button', { name: 'See prescription' }).click();
    const paper = page.getByRole('dialog');
    await expect(paper.getByText('Arjun Iyer').first()).toBeVisible();
    await expect(paper.getByText('Common cold')).toBeVisible();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Messages|New messages: \d+)$/ })
      .click();
    await expect(page.getByText(/^Arjun Iyer: /).first()).toBeVisible({ timeout: 20_000 });
    await page.context().close();
  });
}
