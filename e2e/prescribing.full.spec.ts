import { expect, test } from '@playwright/test';
import {
  amlodipine,
  createCountingKeyboard,
  fetchPrescribedMedicines,
  findMedicineField,
  openDoctorWithVisit,
  openPrescriptionByKeys,
  savePrescriptionByKeys,
} from './prescription-keys.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('G-05 from Done to a saved prescription of three medicines in at most 75 presses of keys', async ({
  page,
}) => {
  const { doctor, appointmentId } = await openDoctorWithVisit(page);
  await openPrescriptionByKeys(page, createCountingKeyboard(page));
  const keys = createCountingKeyboard(page);
  for (const typed of ['amlo 5 1-0-0 30d af', 'metf 500 1-0-1 30d af', 'ator 10 0-0-1 30d']) {
    await keys.type(typed);
    if (!typed.startsWith('ator')) await keys.press('Enter');
    else continue;
    await expect(findMedicineField(page)).toHaveValue('');
  }
  await savePrescriptionByKeys(page, keys);
  expect(await fetchPrescribedMedicines(page, doctor, appointmentId)).toMatchObject([
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
    page,
  }) => {
    await openDoctorWithVisit(page);
    await openPrescriptionByKeys(page, createCountingKeyboard(page));
    await page.keyboard.type('amlo 5 1-0-0 30d af');
    await page.keyboard.press('Enter');
    await expect(findMedicineField(page)).toHaveValue('');
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
