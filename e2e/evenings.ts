import { expect, type Page } from '@playwright/test';
import { type Doctor, registerDoctor, rememberToken, waitUntilReady } from './visitor.ts';

async function openSlotsAsDoctor(page: Page): Promise<Doctor> {
  const doctor = await registerDoctor(page.request);
  const added = await page.request.post('/api/practices', {
    headers: { authorization: `Bearer ${doctor.token}` },
    data: {
      name: 'Lake Road Clinic',
      practiceAddress: '12 Lake Road',
      location: { type: 'Point', coordinates: [76.27, 9.93] },
      fees: { clinic: 500 },
    },
  });
  expect(added.status()).toBe(201);
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/slots');
  await waitUntilReady(page);
  return doctor;
}

export async function publishEvenings(page: Page): Promise<void> {
  const doctor = await openSlotsAsDoctor(page);
  await page.getByRole('button', { name: 'Add weekly hours' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Practice')).toHaveValue(/^PRA-/);
  await dialog.getByRole('radio', { name: 'After 4 weeks' }).check({ force: true });
  await expect(dialog.getByText(/^20 days in the next 60 will get slots/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Weekly schedule saved')).toBeVisible();

  const week = page.getByRole('region', { name: 'Week' });
  await expect(week.getByText('18:00–20:00').first()).toBeVisible();
  await expect(week.getByText('Lake Road Clinic').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const answer = await page.request.get(`/api/doctors/${doctor.doctorId}/slots`);
  const { availableSlots } = (await answer.json()) as { availableSlots: Record<string, string[]> };
  const evenings = Object.values(availableSlots).filter((slots) => slots.includes('18:00'));
  expect(evenings).toHaveLength(20);

  await page.getByRole('tab', { name: 'Weekly hours' }).click();
  const rules = page.getByRole('region', { name: 'Your weekly hours' });
  await expect(rules.getByRole('listitem').filter({ hasText: 'until' })).toBeVisible();
  await rules.getByRole('button', { name: /^End: / }).click();
  await expect(dialog.getByText('20 days will lose their free slots.')).toBeVisible();
  await dialog.getByRole('button', { name: 'End weekly hours' }).click();
  await expect(rules.getByText(/Set your hours once/)).toBeVisible();
}
