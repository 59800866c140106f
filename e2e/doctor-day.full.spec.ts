import { expect, type Page, test } from '@playwright/test';
import { bookAcceptedVisit, bookRequestedVisit } from './accepted-visit.ts';
import { bookInBrowser, openDoctorHome } from './doctor-home.ts';
import { registerPatient, rememberToken } from './visitor.ts';

test('G-03 on another device, who comes second is told', async ({ page, browser }) => {
  const doctor = await openDoctorHome(page);
  await bookInBrowser(browser, doctor);
  const elsewhere = await (await browser.newContext()).newPage();
  // It gets no updates, so it shows the old state.
  await elsewhere.routeWebSocket(/\/api\/live$/, () => {});
  await elsewhere.clock.install();
  await rememberToken(elsewhere, doctor.token);
  await elsewhere.goto('/dashboard/home');
  await expect(elsewhere.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await page.goto('/dashboard/home');
  await page.getByRole('button', { name: /^Accept/ }).click();
  // Leaving the page sends the undoable change immediately.
  await page.reload();
  await expect(page.getByText('No appointment requests.')).toBeVisible();
  await elsewhere.getByRole('button', { name: /^Accept/ }).click();
  await elsewhere.mouse.move(0, 0);
  await elsewhere.getByRole('button', { name: /^Undo: Meera Iyer/ }).waitFor();
  await elsewhere.clock.fastForward(20_000); // it can no longer be undone
  await expect(elsewhere.getByText('This can’t be done: the appointment is now Pending.')).toBeVisible();
  await expect(elsewhere.getByText('No appointment requests.')).toBeVisible();
});

/** Counts the day's patients that are fully visible and not under a phone's bottom bar. */
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

/** Upcoming visits by slot: a visit past its end takes one more line. */
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
  page,
}) => {
  const doctor = await openDoctorHome(page, [...Object.keys(afternoon), '16:30']);
  for (const [slotNumber, name] of Object.entries(afternoon)) {
    const patient = await registerPatient(page.request, name);
    await bookAcceptedVisit(page.request, patient, doctor, { slotNumber, date: doctor.today });
  }
  // On a phone one line says so; the line about open visits would take the room of one more patient.
  const asking = await registerPatient(page.request);
  await bookRequestedVisit(page.request, asking, doctor, { slotNumber: '16:30', date: doctor.today });
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
