import { expect, type Page } from '@playwright/test';
import { bookAcceptedVisit } from './accepted-visit.ts';
import {
  type Doctor,
  publishToday,
  registerDoctor,
  registerPatient,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

export async function openDoctorWithVisit(page: Page) {
  const doctor = await registerDoctor(page.request);
  const patient = await registerPatient(page.request);
  await publishToday(page.request, doctor, ['16:30']);
  const time = { slotNumber: '16:30', date: doctor.today };
  const appointmentId = await bookAcceptedVisit(page.request, patient, doctor, time);
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/home');
  await waitUntilReady(page);
  await expect(page.getByRole('button', { name: 'Done: Meera Iyer, 16:30' })).toBeVisible();
  return { doctor, appointmentId };
}

/** A keyboard that counts its presses; Ctrl with a key counts as two. */
export function createCountingKeyboard(page: Page) {
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
type Keys = ReturnType<typeof createCountingKeyboard>;

/** Uses the keyboard to open the prescription of the next visit, which is still upcoming. */
export async function openPrescriptionByKeys(page: Page, keys: Keys) {
  await keys.press('d');
  const yes = page.getByRole('button', { name: 'Yes, complete it' });
  await expect(yes).toBeVisible();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    if (await yes.evaluate((button) => button === document.activeElement)) break;
    await keys.press('Tab');
  }
  await expect(yes).toBeFocused();
  await keys.press('Enter');
  await expect(findMedicineField(page)).toBeFocused();
}

export const findMedicineField = (page: Page) => page.getByRole('combobox', { name: 'Add a medicine' });

/** Saves by keyboard, acknowledging notices on the way. */
export async function savePrescriptionByKeys(page: Page, keys: Keys) {
  await keys.press('Control+Enter');
  const seen = page.getByRole('button', { name: 'Checked, save' });
  await expect(seen.or(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).first()).toBeVisible();
  if (await seen.isVisible()) {
    await expect(seen).toBeFocused();
    await keys.press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
}

export async function fetchPrescribedMedicines(page: Page, doctor: Doctor, appointmentId: string) {
  const answer = await page.request.get(`/api/appointments/${appointmentId}/prescription`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  const { prescription } = (await answer.json()) as { prescription: { medicines: object[] } };
  return prescription.medicines;
}

export const amlodipine = {
  name: 'Amlodipine',
  strength: '5 mg',
  form: 'Tablet',
  frequency: '1-0-0',
  duration: '30 days',
  instructions: 'After food',
};
