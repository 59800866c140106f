import { expect, type Page, test } from '@playwright/test';
import { readMessage } from './mailbox.ts';
import {
  collectErrors,
  type Doctor,
  registerDoctor,
  registerPatient,
  rememberToken,
  toEmail,
  waitUntilReady,
} from './visitor.ts';

async function bookByApi(page: Page, doctor: Doctor, token: string, slotNumber: string): Promise<string> {
  const answer = await page.request.post('/api/appointments/book', {
    headers: { authorization: `Bearer ${token}` },
    data: { date: doctor.date, doctorId: doctor.doctorId, slotNumber },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { appointmentId: string }).appointmentId;
}

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

test('N-01 N-02 N-04 a visit is booked, its mail read, confirmed by the link on a phone without a login, moved, and the doctor’s screen follows', async ({
  page,
  browser,
}) => {
  const [doctor, patient] = [await registerDoctor(page.request), await registerPatient(page.request)];
  const id = await bookByApi(page, doctor, patient.token, '14:00');
  await rememberToken(page, doctor.token);
  await page.goto('/dashboard/home');
  await waitUntilReady(page);
  // The bell shows the notification of the request.
  await expect(page.getByRole('button', { name: /Unread notifications: 1/ })).toBeVisible();
  const accepted = await page.request.put('/api/appointments/respond', {
    headers: { authorization: `Bearer ${doctor.token}` },
    data: { appointmentId: id, action: 'accept' },
  });
  expect(accepted.status()).toBe(200);
  await page.goto(`/dashboard/appointments/${id}`);
  await expect(page.getByText('Pending').first()).toBeVisible();

  // The owner of the phone reads the message on it, without a session.
  const hand = await browser.newContext(phone);
  const mailbox = await hand.newPage();
  const troubles = collectErrors(mailbox);
  const address = toEmail(patient.phone);
  await readMessage(page.request, address, /^Accepted: /);
  await mailbox.goto(`/demo/mailbox?to=${address}`);
  await waitUntilReady(mailbox);
  const mail = mailbox
    .getByRole('listitem')
    .filter({ hasText: 'Accepted: ' })
    .filter({ hasText: doctor.name });
  await expect(mail.getByText('With a calendar invitation')).toBeVisible();
  await mail.getByText('Show email').click();
  const opened = hand.waitForEvent('page');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Confirm, reschedule or cancel' }).click();
  const visit = await opened;
  await waitUntilReady(visit);
  await expect(visit.getByText('Meera Iyer')).toBeVisible();

  await visit.getByRole('button', { name: 'I’m coming' }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();

  await visit.getByRole('button', { name: 'Ask for another time' }).click();
  const dialog = visit.getByRole('dialog');
  await dialog.getByRole('radio', { name: '16:45' }).check({ force: true });
  await dialog.getByRole('button', { name: /Ask/ }).click();
  await expect(page.getByText('Request for Rescheduling').first()).toBeVisible();
  expect(troubles).toEqual([]);
  await hand.close();
});
