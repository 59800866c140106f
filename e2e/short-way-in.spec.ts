import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import {
  chooseFirstFreeSlot,
  freshPhone,
  ready,
  registerDoctor,
  registerPatient,
  rememberToken,
} from './visitor.ts';

/** The newest code to a phone, from the demo mailbox; it is delivered after the answer, so the one `before` it may lie there still. */
async function codeTo(
  context: BrowserContext,
  phone: string,
  { use = 'to log in', before = '' } = {},
): Promise<string> {
  let code = '';
  await expect(async () => {
    const letters = (await (await context.request.get('/api/demo/mailbox')).json()) as {
      to: string;
      text: string;
    }[];
    const found = letters.find(
      ({ to, text }) =>
        to === phone && text.includes(`is your HAMS code ${use}`) && text.slice(0, 6) !== before,
    );
    code = found?.text.slice(0, 6) ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return code;
}

async function askForCode(page: Page, phone: string) {
  const form = page.getByRole('form', { name: 'Log in with a code' });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code (OTP)', { exact: true })).toBeFocused();
}

for (const [name, viewport] of [
  ['on a desktop', { width: 1280, height: 900 }],
  ['at 360 px', { width: 360, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: viewport.width < 600 });

    test(`J-01 a new patient books with a code and three answers, and signs in by code on another device ${name}`, async ({
      page,
      browser,
      context,
    }) => {
      const doctor = await registerDoctor(page.request);
      const phone = freshPhone();
      await page.goto(`/doctor-description?doctor=${doctor.doctorId}&date=${doctor.date}`);
      await ready(page);
      const slot = await chooseFirstFreeSlot(page);
      await page.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
      await page.getByRole('button', { name: 'Continue with a code' }).click();
      await expect(page.getByText(`Your choice: Tomorrow, ${slot}`)).toBeVisible();
      await askForCode(page, phone);

      // Phones discard pages while the message is read.
      await page.reload();
      await ready(page);
      const code = page.getByLabel('Code (OTP)', { exact: true });
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await findViolations(page, 'main')).toEqual([]);
      const right = await codeTo(context, phone);
      await code.fill(right === '111111' ? '111112' : '111111');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByText('This code is not right.')).toBeVisible();
      // As it is pasted from a message.
      await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();

      const who = page.getByRole('form', { name: 'Who is coming?' });
      await expect(who.getByRole('heading', { name: 'Who is coming?' })).toBeFocused();
      expect(await findViolations(page, 'main')).toEqual([]);
      await who.getByLabel('Full name').fill('Nila Thomas');
      await who.getByLabel('Gender').selectOption('Female');
      await who.getByLabel('Year').fill('1991');
      // A reload keeps the answers, and books nothing.
      await page.reload();
      await ready(page);
      await expect(who.getByLabel('Full name')).toHaveValue('Nila Thomas');
      await expect(who.getByLabel('Gender')).toHaveValue('Female');
      await expect(who.getByLabel('Year')).toHaveValue('1991');
      await who.getByRole('checkbox').check();
      await who.getByRole('button', { name: `Book Tomorrow, ${slot}` }).click();

      await expect(page).toHaveURL(/\/dashboard\/patient\/appointments\/APT-\d+$/, { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Requested' })).toBeFocused();

      await page.goto('/dashboard/patient');
      const due = page.getByRole('article', { name: 'Before your visit: address and emergency contact' });
      await due.getByRole('link', { name: 'Fill in' }).click();
      await expect(page.getByLabel('Postal code')).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();

      const other = await browser.newContext({ viewport });
      const device = await other.newPage();
      await device.goto('/login');
      await ready(device);
      await device.getByRole('button', { name: 'Log in with a code' }).click();
      await askForCode(device, phone);
      await device
        .getByLabel('Code (OTP)', { exact: true })
        .fill(await codeTo(context, phone, { before: right }));
      await device.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(device).toHaveURL(/\/dashboard\/patient$/);
      await expect(device.getByText('Before your visit: address and emergency contact')).toBeVisible();
      await other.close();
    });

    test(`J-01 the first code to a number that somebody registered ends their session, and offers a password ${name}`, async ({
      page,
      browser,
      context,
    }) => {
      const stranger = await registerPatient(page.request);
      await page.goto('/login');
      await ready(page);
      await page.getByRole('button', { name: 'Log in with a code' }).click();
      await askForCode(page, stranger.phone);
      await page.getByLabel('Code (OTP)', { exact: true }).fill(await codeTo(context, stranger.phone));
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Your number is confirmed' })).toBeFocused();
      expect(await findViolations(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: 'Set a password' }).click();
      await expect(page).toHaveURL(/\/dashboard\/patient\/settings#password$/);
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
      await card
        .getByLabel('Code (OTP)')
        .fill(await codeTo(context, patient.phone, { use: 'to change your account' }));
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
