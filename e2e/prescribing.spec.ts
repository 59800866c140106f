import { type Browser, expect, type Page, test } from '@playwright/test';
import { acceptedVisit } from './accepted-visit.ts';
import { startMorningClinic } from './morning-clinic.ts';
import { type Doctor, ready, registerDoctor, registerPatient, rememberToken } from './visitor.ts';

// One worker for all of them: each would start a clinic of its own.
test.describe.configure({ mode: 'default' });

let clinic: Awaited<ReturnType<typeof startMorningClinic>>;
test.beforeAll(async () => {
  clinic = await startMorningClinic();
});
test.afterAll(() => clinic.stop());

/** A doctor's home with an accepted visit of today. */
async function doctorAtHome(browser: Browser, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ baseURL: clinic.hams.url, viewport });
  const page = await context.newPage();
  const doctor = await registerDoctor(page.request);
  const patient = await registerPatient(page.request);
  const { today } = (await (
    await page.request.get(`/api/doctors/${doctor.doctorId}/availability`)
  ).json()) as { today: string };
  const as = ({ token }: { readonly token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
  await page.request.post(`/api/doctors/${doctor.doctorId}/slots`, {
    ...as(doctor),
    data: { date: today, slots: ['16:30'], interval: 15 },
  });
  const time = { slotNumber: '16:30', date: today };
  const appointmentId = await acceptedVisit(page.request, patient, doctor, time);
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/home');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Done: Meera Iyer, 16:30' })).toBeVisible();
  return { page, doctor, appointmentId };
}

/** A keyboard that counts its presses; Ctrl with a key is two. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(key: string) {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      presses += text.length;
      await page.keyboard.type(text);
    },
  };
}
type Keys = ReturnType<typeof countedKeys>;

/** By keyboard to the prescription of the next visit, which lies ahead still. */
async function pressDone(page: Page, keys: Keys) {
  await keys.press('d');
  const yes = page.getByRole('button', { name: 'Yes, it is done' });
  await expect(yes).toBeVisible();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    if (await yes.evaluate((button) => button === document.activeElement)) break;
    await keys.press('Tab');
  }
  await expect(yes).toBeFocused();
  await keys.press('Enter');
  await expect(line(page)).toBeFocused();
}

const line = (page: Page) => page.getByRole('combobox', { name: 'Add a medicine' });

/** Saves by keyboard; notices are seen on the way. */
async function save(page: Page, keys: Keys) {
  await keys.press('Control+Enter');
  const seen = page.getByRole('button', { name: 'Seen, save' });
  await expect(seen.or(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).first()).toBeVisible();
  if (await seen.isVisible()) {
    await expect(seen).toBeFocused();
    await keys.press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
}

async function prescribed(page: Page, doctor: Doctor, appointmentId: string) {
  const answer = await page.request.get(`/api/appointments/${appointmentId}/prescription`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  const { prescription } = (await answer.json()) as { prescription: { medicines: object[] } };
  return prescription.medicines;
}

const amlodipine = {
  name: 'Amlodipine',
  strength: '5 mg',
  form: 'Tablet',
  frequency: '1-0-0',
  duration: '30 days',
  instructions: 'After food',
};

test('G-05 from the dashboard to a saved prescription of one medicine in at most 35 presses of keys', async ({
  browser,
}) => {
  const { page, doctor, appointmentId } = await doctorAtHome(browser);
  const keys = countedKeys(page);
  await pressDone(page, keys);
  await keys.type('amlo 5 1-0-0 30d af');
  await expect(page.getByText(/1-0-0 · 30 days · After food/)).toBeVisible();
  await save(page, keys);
  expect(await prescribed(page, doctor, appointmentId)).toMatchObject([amlodipine]);
  expect(keys.count()).toBeLessThanOrEqual(35);
});

test('G-05 from Done to a saved prescription of three medicines in at most 75 presses of keys', async ({
  browser,
}) => {
  const { page, doctor, appointmentId } = await doctorAtHome(browser);
  await pressDone(page, countedKeys(page));
  const keys = countedKeys(page);
  for (const typed of ['amlo 5 1-0-0 30d af', 'metf 500 1-0-1 30d af', 'ator 10 0-0-1 30d']) {
    await keys.type(typed);
    if (!typed.startsWith('ator')) await keys.press('Enter');
    else continue;
    await expect(line(page)).toHaveValue('');
  }
  await save(page, keys);
  expect(await prescribed(page, doctor, appointmentId)).toMatchObject([
    amlodipine,
    { name: 'Metformin', strength: '500 mg' },
    { name: 'Atorvastatin', strength: '10 mg' },
  ]);
  expect(keys.count()).toBeLessThanOrEqual(75);
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [320, 256],
] as const) {
  test(`G-05 no field in focus lies behind anything in the prescription at ${width}×${height}`, async ({
    browser,
  }) => {
    const { page } = await doctorAtHome(browser, { width: 1280, height: 800 });
    await pressDone(page, countedKeys(page));
    await page.keyboard.type('amlo 5 1-0-0 30d af');
    await page.keyboard.press('Enter');
    await expect(line(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Edit Amlodipine' }).click();
    await page.getByRole('button', { name: 'Another date' }).click();
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Close' }).focus();
    const covered: string[] = [];
    const stops = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('dialog')) return null;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const label =
          focused.getAttribute('aria-label') ??
          ('labels' in focused && (focused.labels as NodeList | null)?.[0]?.textContent);
        return {
          name: `${focused.tagName} ${label || focused.textContent}`,
          seen:
            over !== null &&
            (focused.contains(over) || over.contains(focused)) &&
            top < innerHeight &&
            bottom > 0,
        };
      });
      if (!stop) continue;
      stops.add(stop.name);
      if (!stop.seen) covered.push(stop.name);
    }
    expect(covered).toEqual([]);
    expect(stops.size).toBeGreaterThan(20);
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await dialog.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
  });
}
