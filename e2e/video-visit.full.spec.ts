import { expect, type Locator, type Page, test } from '@playwright/test';
import { startVideoClinic, type VideoClinic } from './video-room.ts';

let clinic: VideoClinic;
test.beforeAll(async () => {
  clinic = await startVideoClinic(1);
});
test.afterAll(() => clinic.stop());

const room = (page: Page) => page.getByRole('dialog', { name: 'Consultation Video Call' });
/** The first of its name: the one at the top of the due visits. */
const join = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();

/** Checks that frames arrive: the video's playback time advances. */
async function expectMoving(video: Locator): Promise<void> {
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const before = await seconds();
  await expect.poll(seconds).toBeGreaterThan(before);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
}

test('F-12 patient and doctor meet by video: consent, devices, picture, chat, and the end', async ({
  browser,
}) => {
  const patient = await clinic.atHome(browser, 'patient');
  await join(patient, 'Join Video Call').click();
  await room(patient).getByRole('button', { name: 'I agree' }).click();
  await expect(
    room(patient).getByRole('heading', { name: 'Check your camera and microphone' }),
  ).toBeFocused();
  await expect(room(patient).getByText('We can hear you.')).toBeVisible();
  await room(patient).getByRole('button', { name: 'Join call' }).click();
  await expect(room(patient).getByRole('heading', { name: 'You’re the first to arrive' })).toBeVisible();

  const doctor = await clinic.atHome(browser, 'doctor');
  await join(doctor, 'Join Meet').click();
  await expect(room(doctor).getByText('We can hear you.')).toBeVisible();
  await room(doctor).getByRole('button', { name: 'Join call' }).click();
  for (const page of [patient, doctor]) {
    const stage = room(page).getByRole('region', { name: /^Video call with / });
    await expect(stage).toBeVisible();
    await expectMoving(stage.locator('video').first());
  }
  await expect(room(doctor).getByText(/agreed to the video consultation at/)).toBeVisible();

  await room(patient).getByRole('button', { name: 'Chat' }).click();
  await room(patient).getByRole('textbox', { name: 'Message' }).fill('The tablet is Amlodipine 5 mg');
  await patient.keyboard.press('Enter');
  await room(doctor).getByRole('button', { name: 'Chat 1 unread' }).click();
  await expect(room(doctor).getByText('The tablet is Amlodipine 5 mg').first()).toBeVisible();

  // Accidental input ends nothing: neither a click outside nor Escape; and the focus stays inside.
  await patient.keyboard.press('Escape');
  await patient.keyboard.press('Escape');
  await patient.getByRole('button', { name: 'Stay' }).click();
  await patient.mouse.click(2, 2);
  for (let presses = 0; presses < 12; presses += 1) {
    await patient.keyboard.press('Tab');
    const outside = await patient.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && !activeElement?.closest('dialog[open]');
    });
    expect(outside).toBe(false);
  }

  await room(doctor).getByRole('button', { name: 'End Call' }).click();
  await expect(room(doctor).getByRole('button', { name: 'Done & prescription' })).toBeVisible();
  await expect(room(patient).getByText(/has left the call/)).toBeVisible();
  await room(patient).getByRole('button', { name: 'End Call' }).click();
  await expect(room(patient).getByRole('link', { name: /^Review / })).toBeVisible();
  await room(patient).getByRole('button', { name: 'Close' }).last().click();
  await expect(room(patient)).toHaveCount(0);
  await expect(join(patient, 'Join Video Call')).toBeFocused();
});
