import { expect, test } from '@playwright/test';
import {
  amlodipine,
  createCountingKeyboard,
  fetchPrescribedMedicines,
  openDoctorWithVisit,
  openPrescriptionByKeys,
  savePrescriptionByKeys,
} from './prescription-keys.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('G-05 from the dashboard to a saved prescription of one medicine in at most 35 presses of keys', async ({
  page,
}) => {
  const { doctor, appointmentId } = await openDoctorWithVisit(page);
  const keys = createCountingKeyboard(page);
  await openPrescriptionByKeys(page, keys);
  await keys.type('amlo 5 1-0-0 30d af');
  await expect(page.getByText(/1-0-0 · 30 days · After food/)).toBeVisible();
  await savePrescriptionByKeys(page, keys);
  expect(await fetchPrescribedMedicines(page, doctor, appointmentId)).toMatchObject([amlodipine]);
  expect(keys.count()).toBeLessThanOrEqual(35);
});
