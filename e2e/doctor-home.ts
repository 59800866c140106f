import { type Browser, expect, type Page } from '@playwright/test';
import {
  chooseFirstFreeSlot,
  type Doctor,
  publishToday,
  registerDoctor,
  registerPatient,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

export async function openDoctorHome(
  page: Page,
  slots: readonly string[] = ['16:30', '16:45'],
): Promise<Doctor> {
  const doctor = await registerDoctor(page.request);
  await publishToday(page.request, doctor, slots);
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/home');
  return doctor;
}

/** A new patient books the doctor's first free slot in the browser; returns the slot. */
export async function bookInBrowser(browser: Browser, doctor: Doctor): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await rememberToken(page, (await registerPatient(page.request)).token);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  await waitUntilReady(page);
  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(page.getByText('Appointment booked successfully!')).toBeVisible();
  await page.context().close();
  return slot;
}
