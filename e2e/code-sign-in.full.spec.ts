import { expect, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { readLoginCode, readMessage } from './mailbox.ts';
import { bookByCode, requestCode } from './sign-in-by-code.ts';
import { registerPatient, rememberToken, waitUntilReady } from './visitor.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('J-01 a new patient books with a code and three answers, and signs in by code on another device on a desktop', ({
    page,
    browser,
  }) => bookByCode(page, browser));
});

for (const [name, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['at 360 px', { width: 360, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: viewport.width < 600 });

    test(`J-01 the first code to a number that somebody registered ends their session, and offers a password ${name}`, async ({
      page,
      browser,
    }) => {
      const stranger = await registerPatient(page.request);
      await page.goto('/login');
      await waitUntilReady(page);
      await page.getByRole('button', { name: 'Log in with a code' }).click();
      await requestCode(page, stranger.phone);
      await page
        .getByLabel('Code (OTP)', { exact: true })
        .fill(await readLoginCode(page.request, stranger.phone));
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Your number is confirmed' })).toBeFocused();
      expect(await findViolations(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: 'Set a password' }).click();
      await expect(page).toHaveURL(/\/dashboard\/patient\/settings\/security#password$/);
      await expect(page.getByLabel('New password', { exact: true })).toBeFocused();

      const other = await browser.newContext({ viewport });
      const answer = await other.request.get('/api/patients/profile', {
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      expect(answer.status()).toBe(401);
      const login = await other.request.post('/api/patients/login', {
        data: { phone: stranger.phone, password: stranger.password },
      });
      expect(login.status()).toBe(401);
      await other.close();
    });

    test(`J-01 whoever is logged in confirms their number in the settings, and keeps the password ${name}`, async ({
      page,
      context,
    }) => {
      const patient = await registerPatient(page.request);
      await rememberToken(page, patient.token);
      await page.goto('/dashboard/patient/settings');
      const card = page.getByRole('region', { name: 'Confirm your phone number' });
      await card.getByRole('button', { name: 'Send code' }).click();
      await expect(card.getByLabel('Code (OTP)')).toBeVisible();
      expect(await findViolations(page, 'main')).toEqual([]);
      const sentence = /(\d{6}) is your HAMS code to change your account/;
      await card.getByLabel('Code (OTP)').fill(await readMessage(page.request, patient.phone, sentence));
      await card.getByRole('button', { name: 'Confirm number' }).click();
      await expect(page.getByText('Your number is confirmed.')).toBeVisible();
      await expect(card).toBeHidden();
      const login = await context.request.post('/api/patients/login', {
        data: { phone: patient.phone, password: patient.password },
      });
      expect(login.status()).toBe(200);
    });
  });
}
