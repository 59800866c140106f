import { expect, type Page, test } from '@playwright/test';
import { chooseFirstFreeSlot, collectErrors, hyderabad, registerDoctor, rememberPlace } from './visitor.ts';

test('B-13 the choice of a slot is in the address: a reload, and a friend who gets the link, see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const troubles = collectErrors(page);
  const doctor = await registerDoctor(page.request);
  await rememberPlace(page, hyderabad);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('radio', { name: 'By video' }).check({ force: true });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('combobox', { name: 'Reason for the visit' }).selectOption('Chest Pain');
  await page.reload();
  const seesTheChoice = async (viewer: Page) => {
    await expect(viewer.getByRole('radio', { name: slot, checked: true })).toHaveCount(1);
    await expect(viewer.getByRole('radio', { name: 'By video', checked: true })).toHaveCount(1);
    await expect(viewer.getByText('By video · Chest Pain · ')).toBeVisible();
    await expect(viewer.getByRole('button', { name: new RegExp(`^Book .*, ${slot}$`) })).toBeEnabled();
  };
  await seesTheChoice(page);
  const friend = await browser.newPage({ ...(baseURL && { baseURL }) });
  await friend.goto(page.url());
  await seesTheChoice(friend);
  await friend.close();
  expect(troubles).toEqual([]);
});
