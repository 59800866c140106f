import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { acceptedVisit, requestedVisit } from './accepted-visit.ts';
import { startMorningClinic } from './morning-clinic.ts';
import {
  chooseFirstFreeSlot,
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

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: clinic.hams.url, acceptDownloads: true });
  return context.newPage();
}

/** A doctor's home, with slots late today. */
async function doctorAtHome(
  browser: Browser,
  slots: readonly string[] = ['16:30', '16:45'],
): Promise<{ page: Page; doctor: Doctor; today: string }> {
  const page = await newVisitor(browser);
  const doctor = await registerDoctor(page.request);
  const { today } = (await (
    await page.request.get(`/api/doctors/${doctor.doctorId}/availability`)
  ).json()) as {
    today: string;
  };
  await page.request.post(`/api/doctors/${doctor.doctorId}/slots`, {
    headers: { authorization: `Bearer ${doctor.token}` },
    data: { date: today, slots, interval: 15 },
  });
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/home');
  return { page, doctor, today };
}

/** A new patient books the doctor's first free slot in the browser. */
async function bookByHand(browser: Browser, doctor: Doctor): Promise<{ page: Page; slot: string }> {
  const page = await newVisitor(browser);
  await rememberToken(page, (await registerPatient(page.request)).token);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  await ready(page);
  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();
  return { page, slot };
}

test('G-04 a visit from both sides: booked, accepted, done with a prescription, listed, and on paper', async ({
  browser,
}) => {
  const { page, doctor } = await doctorAtHome(browser);
  await expect(page.getByText('No appointment requests.')).toBeVisible();
  await expect(page.getByText('No Appointments for Today.')).toBeVisible();

  const { slot } = await bookByHand(browser, doctor);
  expect(slot).toBe('16:30');
  await page.reload();
  await page.getByRole('tab', { name: /^Appointment/ }).click();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
  // Leaving the page sends at once what could still be taken back.
  await page.reload();
  await expect(page.getByText('No appointment requests.')).toBeVisible();

  const today = page.getByRole('region', { name: "Today's Appointments" });
  await expect(today.getByRole('link', { name: 'Meera Iyer' })).toBeVisible();
  await today.getByRole('button', { name: /^(Done|Join Meet): Meera Iyer/ }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Yes, it is done' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Diagnosis', { exact: true }).fill('Viral fever');
  const line = dialog.getByRole('combobox', { name: 'Add a medicine' });
  await line.fill('para 650 bd 3d');
  await line.press('Enter');
  // A notice that arrives with the record after Save has to be seen as well.
  await dialog.getByRole('button', { name: 'Asked: none known' }).waitFor();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await dialog.getByRole('button', { name: 'Seen, save' }).click();
  await expect(today.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(today.getByRole('heading', { name: 'Done today 1' })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click();
  const row = page.getByRole('row', { name: /Meera Iyer/ });
  await expect(row).toContainText('Completed');
  await row.getByRole('link').first().click();
  await expect(page.getByText('Viral fever')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const file = await readFile(await (await download).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  for (const words of [doctor.name, 'TSMC 45821', 'Meera Iyer', 'Viral fever', 'PARACETAMOL', '650 mg']) {
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  }
});

test('G-03 of two tabs either takes back what is held; on another device, who comes second is told', async ({
  browser,
}) => {
  const { page, doctor } = await doctorAtHome(browser);
  await bookByHand(browser, doctor);
  const second = await page.context().newPage();
  for (const tab of [page, second]) await tab.goto('/dashboard/home');
  await second.getByRole('button', { name: /^Accept/ }).click();
  await page.getByRole('button', { name: /^Undo: Meera Iyer/ }).click();
  await expect(second.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await second.close();

  const elsewhere = await newVisitor(browser);
  // It gets no changes, so it shows the old state.
  await elsewhere.routeWebSocket(/\/api\/live$/, () => {});
  await rememberToken(elsewhere, doctor.token);
  await elsewhere.goto('/dashboard/home');
  await expect(elsewhere.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.reload();
  await expect(page.getByText('No appointment requests.')).toBeVisible();
  await elsewhere.getByRole('button', { name: /^Accept/ }).click();
  await elsewhere.mouse.move(0, 0);
  await expect(elsewhere.getByText('This cannot be done: the appointment is now Pending.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(elsewhere.getByText('No appointment requests.')).toBeVisible();
});

/** How many patients of the day are whole on the screen, and not under the bar of a phone. */
const patientsOnScreen = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav ul')].filter(
      (list) => getComputedStyle(list).position === 'fixed',
    );
    const bottom = Math.min(window.innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
    const rows = [...document.querySelectorAll('main li[data-standing], main [data-card]')];
    return rows.filter((row) => {
      const { top, bottom: end, height } = row.getBoundingClientRect();
      return height > 0 && top >= 0 && end <= bottom;
    }).length;
  });

/** Who comes when, all of them still to come: a visit that is over its end takes a line more. */
const afternoon = {
  '14:00': 'Sai Prasad',
  '14:15': 'Lakshmi Narayanan',
  '14:30': 'Mohammed Abdul Rahman',
  '14:45': 'Roopa Gowda',
  '15:00': 'Venkata Ramana Reddy',
  '15:15': 'Arjun Iyer',
  '15:30': 'Sunitha Raju',
  '15:45': 'Harpreet Kaur',
};

test('G-04 at least eight patients stand on the screen of a clinic at once, four on a phone', async ({
  browser,
}) => {
  const { page, doctor, today } = await doctorAtHome(browser, [...Object.keys(afternoon), '16:30']);
  for (const [slotNumber, name] of Object.entries(afternoon)) {
    const patient = await registerPatient(page.request, name);
    await acceptedVisit(page.request, patient, doctor, { slotNumber, date: today });
  }
  // On a phone a line says so; the one of visits still open would take the room of one patient more.
  const asking = await registerPatient(page.request);
  await requestedVisit(page.request, asking, doctor, { slotNumber: '16:30', date: today });
  for (const [width, height, least] of [
    [1366, 768, 8],
    [360, 740, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/home');
    await page.locator('main li[data-standing]').nth(7).waitFor({ state: 'attached' });
    await expect.poll(() => patientsOnScreen(page)).toBeGreaterThanOrEqual(least);
  }
});
