import { type APIRequestContext, expect, test } from '@playwright/test';
import { addDays } from '#domain/calendar-days.ts';
import { registerDoctor, registerPatient, rememberToken } from './visitor.ts';

/** Where the message about an offer leads. */
async function linkTo(request: APIRequestContext, phone: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const letters = (await (await request.get('/api/demo/mailbox')).json()) as { to: string; text: string }[];
    const found = letters.find(({ to, text }) => to === phone && text.includes('is away'));
    path = /\/v\/[\w-]+/.exec(found?.text ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return path;
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test(`K-05 a doctor goes on leave, and a patient takes one of three times, ${viewport.width} px wide`, async ({
    browser,
    request,
  }) => {
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
    await away.getByRole('link', { name: 'Go on leave' }).click();
    const [year, month, day] = doctor.date.split('-');
    await away.getByRole('textbox', { name: 'First day' }).fill(`${day}/${month}/${year}`);
    await expect(away.getByText('Visits that cannot take place: 1')).toBeVisible();
    await away.getByRole('button', { name: /^Go on leave and tell patients: 1$/ }).click();
    await expect(away.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(away.getByText('Everybody was told.')).toBeVisible({ timeout: 30_000 });
    await expect(away.getByText('Times held: 3')).toBeVisible();

    // The page of the link in the message is rendered by the server, for whoever is not logged in.
    const link = await browser.newPage({ viewport });
    await link.goto(await linkTo(request, patient.phone));
    await expect(link.getByText(/^Held for you until /)).toBeVisible();
    await expect(link.getByRole('button', { name: / 09:00$/ })).toHaveCount(3);

    const home = await browser.newPage({ viewport });
    await rememberToken(home, patient.token);
    await home.goto('/dashboard/patient');
    const needs = home.getByRole('region', { name: 'Needs you now' });
    await expect(needs.getByRole('heading', { level: 3 })).toContainText('is away: choose a new time');
    const times = needs.getByRole('button', { name: /^\w{3} \d+ \w{3} 09:00$/ });
    await expect(times).toHaveCount(3);
    await times.nth(1).click();
    await expect(needs).toBeHidden();

    await away.reload();
    await away.getByRole('button', { name: 'Show the visits' }).click();
    await expect(away.getByText(/^New time: .* 09:00/)).toBeVisible();
    await Promise.all([away.close(), home.close(), link.close()]);
  });
}
