import { type APIRequestContext, type Browser, expect, type ViewportSize } from '@playwright/test';
import { addDays } from '#domain/platform/calendar-days.ts';
import { readMessage } from './mailbox.ts';
import { registerDoctor, registerPatient, rememberToken } from './visitor.ts';

/** A doctor goes on leave on a day with a visit, whose patient takes one of the three times offered. */
export async function takeLeave(
  browser: Browser,
  request: APIRequestContext,
  viewport: ViewportSize,
): Promise<void> {
  const [doctor, patient] = [await registerDoctor(request), await registerPatient(request)];
  const bearer = { authorization: `Bearer ${doctor.token}` };
  for (const ahead of [1, 2, 3]) {
    const data = { date: addDays(doctor.date, ahead), slots: ['09:00', '10:00', '11:00'], interval: 30 };
    const url = `/api/doctors/${doctor.doctorId}/slots`;
    expect((await request.post(url, { headers: bearer, data })).status()).toBe(200);
  }
  const booked = await request.post('/api/appointments/book', {
    headers: { authorization: `Bearer ${patient.token}` },
    data: { doctorId: doctor.doctorId, date: doctor.date, slotNumber: '09:00', reason: 'Chest Pain' },
  });
  expect(booked.status(), await booked.text()).toBe(201);

  const away = await browser.newPage({ viewport });
  await rememberToken(away, doctor.token);
  await away.goto('/dashboard/slots');
  await away.getByRole('link', { name: 'Add leave' }).click();
  const [year, month, day] = doctor.date.split('-');
  await away.getByRole('textbox', { name: 'Starts on' }).fill(`${day}/${month}/${year}`);
  await expect(away.getByText('Appointments affected: 1')).toBeVisible();
  await away.getByRole('button', { name: /^Confirm leave and tell patients: 1$/ }).click();
  await expect(away.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(away.getByText('All patients have been notified.')).toBeVisible();
  await expect(away.getByText('Times held: 3')).toBeVisible();

  // The message's link is rendered by the server, for someone without a session.
  const link = await browser.newPage({ viewport });
  await link.goto(await readMessage(request, patient.phone, /is away.*?(\/v\/[\w-]+)/s));
  await expect(link.getByText(/^Held for you until /)).toBeVisible();
  await expect(link.getByRole('button', { name: / 09:00$/ })).toHaveCount(3);

  const home = await browser.newPage({ viewport });
  await rememberToken(home, patient.token);
  await home.goto('/dashboard/patient');
  const needs = home.getByRole('region', { name: 'Needs your attention' });
  await expect(needs.getByRole('heading', { level: 3 })).toContainText('is away: choose a new time');
  const times = needs.getByRole('button', { name: /^\w{3} \d+ \w{3} 09:00$/ });
  await expect(times).toHaveCount(3);
  await times.nth(1).click();
  await expect(needs).toBeHidden();

  await away.reload();
  await away.getByRole('button', { name: 'Show appointments' }).click();
  await expect(away.getByText(/^New time: .* 09:00/)).toBeVisible();
  await Promise.all([away.close(), home.close(), link.close()]);
}
