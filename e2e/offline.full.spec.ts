import { type APIRequestContext, expect, test } from '@playwright/test';
import { createTemporaryData, endProcess, startHams } from '#harness/running-hams.ts';
import { bookAcceptedVisit } from './accepted-visit.ts';
import { findMorningTimeZone } from './morning-clinic.ts';
import { bearerHeaders } from './patient-area.ts';
import { amlodipine } from './prescription-keys.ts';
import { type Account, publishToday, registerDoctor, registerPatient, rememberToken } from './visitor.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });

async function registerPatientWithPrescription(request: APIRequestContext): Promise<Account> {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  await publishToday(request, doctor, ['16:30']);
  const time = { slotNumber: '16:30', date: doctor.today };
  const appointmentId = await bookAcceptedVisit(request, patient, doctor, time);
  const done = await request.put(`/api/appointments/update-status/${appointmentId}`, {
    headers: bearerHeaders(doctor),
    data: { appStatus: 'Completed', prescription: { diagnosis: 'Hypertension', medicines: [amlodipine] } },
  });
  expect(done.status(), await done.text()).toBe(200);
  await bookAcceptedVisit(request, patient, doctor, { slotNumber: '09:00' });
  return patient;
}

test('B-13 own appointments and prescriptions are kept after a yes, open without a network, with their age, and not after logging out', async ({
  browser,
}) => {
  const data = await createTemporaryData();
  const hams = await startHams({ DATA_DIR: data.path, CLINIC_TIME_ZONE: findMorningTimeZone() });
  const context = await browser.newContext({ baseURL: hams.url });
  const page = await context.newPage();
  try {
    await rememberToken(page, (await registerPatientWithPrescription(page.request)).token);
    await page.goto('/dashboard/patient/appointments');
    const firstOpen = page.locator('article[data-appointment]').first();
    const reason = await firstOpen.getByRole('heading').first().textContent();
    // After the first load the worker has cached all files.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const missing = () =>
      page.evaluate(async () => {
        const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
        const names = (await (await fetch(new URL('files.json', script))).json()) as string[];
        const present = (await (await caches.open('shell')).keys()).map(({ url }) => url);
        return names.filter((name) => !present.includes(new URL(name, script).href)).length;
      });
    await expect.poll(missing).toBe(0);
    const listStoredPages = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname.split('/').at(-1));
      });
    expect(await listStoredPages()).toEqual([]);

    const past = page
      .getByRole('region', { name: 'History' })
      .locator('details')
      .filter({ hasText: 'View prescription' })
      .first();
    const viewPrescription = async () => {
      await past.locator('summary').first().click();
      await past.getByRole('button', { name: 'View prescription' }).click();
    };
    await viewPrescription();
    await page.getByRole('button', { name: 'Yes, save them' }).click();
    await expect.poll(listStoredPages).toEqual(expect.arrayContaining(['open', 'history', 'prescription']));
    await expect(page.getByRole('button', { name: 'Yes, save them' })).toHaveCount(0);

    await endProcess(hams.process, 'SIGTERM');
    await page.goto('/dashboard/patient/appointments');
    await expect(firstOpen.getByRole('heading').first()).toHaveText(reason ?? '');
    await expect(page.getByText(/Last updated at/)).toBeVisible();
    await viewPrescription();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Rx|Medicines/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page
      .getByRole('banner')
      .getByRole('button', { name: /PATIENT/ })
      .click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(listStoredPages).toEqual([]);
    await page.goto('/services');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  } finally {
    await context.close();
    await endProcess(hams.process, 'SIGTERM');
    await data.remove();
  }
});
