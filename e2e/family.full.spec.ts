import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { addChild, askFather, openPeople, openPeopleByCode, peoplePath } from './families.ts';
import { readMessage } from './mailbox.ts';
import {
  type Account,
  chooseFirstFreeSlot,
  type Doctor,
  logInByForm,
  registerDoctor,
  registerPatient,
  waitUntilReady,
} from './visitor.ts';

// Includes the pages stored on the device.
test.use({ serviceWorkers: 'allow' });

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 800 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`J-04 J-05 J-06 a mother adds her child, her father joins by code, she books for him, he sees who sees him, and leaves, ${name}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const [mother, father] = [
      await registerPatient(page.request),
      await registerPatient(page.request, 'Ravi Iyer'),
    ];
    const doctor = await registerDoctor(page.request);
    await openPeople(page, mother);
    await addChild(page);
    await askFather(page, father.phone);
    const asked = page.getByRole('form', { name: 'Ravi Iyer' });
    const code = await readMessage(page.request, father.phone, /this code only with them: (\d{6})/);
    await asked.getByLabel('Code from the message').fill(code);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('[data-people] li')).toHaveCount(2);
    const visit = await bookForFather(page, doctor);

    const other = await browser.newContext({ viewport });
    const his = await other.newPage();
    // His password was set before his phone was verified, so the family's code invalidated it.
    await openPeopleByCode(his, father);
    const guardians = his.locator('[data-guardians]');
    await expect(guardians.getByText('Can book and see health record')).toBeVisible();
    const opened = his.getByRole('region', { name: 'Who opened this record' });
    await expect(opened.getByText('Meera Iyer').first()).toBeVisible();
    await expect(opened.getByText('Appointment details').first()).toBeVisible();
    expect(await findViolations(his, 'main')).toEqual([]);

    await page.goto('/dashboard/patient/appointments');
    const card = page.locator(`[data-appointment="${visit}"]`);
    await expect(card).toContainText('For Ravi Iyer');
    const keptBefore = await storeOnDevice(page);
    expect(keptBefore).toContain('Ravi Iyer');

    await guardians.getByRole('button', { name: 'End access: Meera Iyer' }).click();
    await his.getByRole('dialog').getByRole('button', { name: 'End access', exact: true }).click();
    await expect(his.getByText('Only you and the doctors')).toBeVisible();
    await expectClosed(page.request, mother, visit);
    await other.close();

    await expect(card).toHaveCount(0);
    // She is notified that access has ended, and sees nothing else of him.
    await expect(page.getByRole('main').getByText('Ravi Iyer')).toHaveCount(0);
    await expect.poll(() => readStoredTexts(page)).not.toContain('Ravi Iyer');
    expect(await readStoredTexts(page)).toContain('Arjun Iyer');
    await page.goto(`/dashboard/patient/appointments/${visit}`);
    await waitUntilReady(page);
    await expect(page.getByRole('main')).not.toContainText('Ravi Iyer');
    await page.goto(peoplePath);
    await expect(page.locator('[data-people] li')).toHaveCount(1);
    await expect(page.locator('[data-people]')).toContainText('Arjun Iyer');
  });
}

async function bookForFather(page: Page, doctor: Doctor): Promise<string> {
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
  const slot = await chooseFirstFreeSlot(page);
  const whose = page.getByRole('combobox', { name: 'Booking for' });
  await whose.selectOption('Ravi Iyer');
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+/);
  await expect(page.getByText('For Ravi Iyer').first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const readStoredTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(answers.map((answer) => answer?.text() ?? ''));
    });
    return (await Promise.all(texts)).flat().join('\n');
  });

/** Agrees to storing visits on the device; returns what is stored then. */
async function storeOnDevice(page: Page): Promise<string> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Yes, save them' }).click();
  await expect.poll(() => readStoredTexts(page)).toContain('Arjun Iyer');
  return readStoredTexts(page);
}

/** For the API, the visits of a person who has left do not exist, and he is on no list. */
async function expectClosed(request: APIRequestContext, { token }: Account, visit: string) {
  const headers = { authorization: `Bearer ${token}` };
  const one = await request.get(`/api/patients/appointments/${visit}`, { headers });
  expect([one.status(), await one.text()]).toEqual([404, expect.not.stringContaining('Ravi')]);
  const all = await request.get('/api/patients/appointments/open?patientId=all', { headers });
  expect(await all.text()).not.toContain('Ravi');
}

test('J-04 somebody who is asked sees it after logging in, and declines', async ({ page, browser }) => {
  const [asker, asked] = [await registerPatient(page.request), await registerPatient(page.request)];
  await openPeople(page, asker);
  await askFather(page, asked.phone);
  const other = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const theirs = await other.newPage();
  await theirs.goto('/login');
  await logInByForm(theirs, 'Patient', asked);
  await expect(theirs).toHaveURL(/\/dashboard\/patient$/);
  await theirs.goto(peoplePath);
  await waitUntilReady(theirs);
  const question = theirs.getByRole('article', { name: 'Meera Iyer wants to help manage your care' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await other.close();
  // The requester is not notified.
  await page.reload();
  await expect(page.getByRole('form', { name: 'Ravi Iyer' })).toBeVisible();
});
