import { expect, type Page } from '@playwright/test';
import {
  chooseFirstFreeSlot,
  createPhone,
  fillRegistration,
  newPatientForm,
  registerDoctor,
  registerHospital,
  rememberPlace,
} from './visitor.ts';

async function fromHomeToDoctors(page: Page) {
  await page.goto('/');
  // Before the scripts load it is a link to all doctors.
  await page.locator('main').getByRole('button', { name: 'Book Appointment', exact: true }).click();
  const steps = page.getByRole('dialog');
  await steps.getByRole('button', { name: /^Cardiology/ }).click();
  await steps.getByRole('button', { name: 'Chest Pain' }).click();
  await steps.getByRole('button', { name: /^Care Hospital/ }).click();
  await expect(page).toHaveURL(
    /\/Care\/doctors-available\?hname=Care\+Hospital&specialization=Cardiology&reason=Chest\+Pain/,
  );
}

/** From the home page to a booked visit, registering on the way. */
export async function bookAsNewcomer(page: Page): Promise<void> {
  const doctor = await registerDoctor(page.request);
  await registerHospital(page.request, doctor.place);
  await rememberPlace(page, doctor.place);
  await fromHomeToDoctors(page);
  await page.getByRole('link', { name: `Book Appointment with ${doctor.name}` }).click();
  await expect(page).toHaveURL(/\/Care\/doctors-available\/DoctorDescription\?doctor=/);

  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);

  await page.getByRole('button', { name: 'Log in with a password' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  // Only patients book, so there is no choice of role.
  await fillRegistration(page, newPatientForm(createPhone()));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Patient register successful')).toBeVisible();

  await expect(page).toHaveURL(/DoctorDescription/);
  await expect(page.getByRole('radio', { checked: true, name: new RegExp(`^${slot}`) })).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();

  await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Requested' })).toBeFocused();
  const visit = page.getByRole('article');
  await expect(visit).toContainText(slot);
  await expect(visit).toContainText(doctor.name);
  await page.reload();
  await expect(visit).toContainText(slot);
}
