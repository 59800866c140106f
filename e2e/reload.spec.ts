import { expect, type Page, test } from '@playwright/test';
import { screens, settled, visit } from './screens.ts';
import { chooseFirstFreeSlot, hyderabad, registerDoctor, rememberPlace, troublesOf } from './visitor.ts';

const shown = (page: Page) => page.locator('main').textContent();

for (const screen of screens.filter(({ open }) => !open)) {
  const { name, path, status = 200 } = screen;
  test(`B-13 "${name}" answers from its address alone, and the same again`, async ({ page }) => {
    const troubles = troublesOf(page);
    // The signed-in areas show the time of day, which must not tell the two apart.
    await page.clock.setFixedTime(new Date());
    await visit(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toMatch(/\S/);
    const before = await shown(page);
    const answer = await page.reload();
    await settled(page);
    expect(answer?.status()).toBe(status);
    expect(await shown(page)).toBe(before);
    expect(page.url()).toMatch(new RegExp(`${path.replace(/[?.+]/g, '\\$&')}$`));
    // The browser itself notes a page that answers 404.
    const own = troubles.filter((text) => !(status === 404 && text.includes('404 (Not Found)')));
    expect(own).toEqual([]);
  });
}

test('B-13 the choice of a slot is in the address: a reload, and a friend who gets the link, see it', async ({
  page,
  browser,
  baseURL,
}) => {
  const troubles = troublesOf(page);
  const doctor = await registerDoctor(page.request);
  await rememberPlace(page, hyderabad);
  await page.goto(`/doctor-description?doctor=${doctor.doctorId}`);
  const slot = await chooseFirstFreeSlot(page);
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Reason for the visit' }).selectOption('Chest Pain');
  await page.reload();
  const seesTheChoice = async (viewer: Page) => {
    await expect(viewer.getByRole('radio', { name: slot, checked: true })).toHaveCount(1);
    await expect(viewer.getByRole('radio', { name: 'Online', checked: true })).toHaveCount(1);
    await expect(viewer.getByRole('combobox', { name: 'Reason for the visit' })).toHaveValue('Chest Pain');
    await expect(viewer.getByRole('button', { name: new RegExp(`^Book .*, ${slot}$`) })).toBeEnabled();
  };
  await seesTheChoice(page);
  const friend = await browser.newPage({ ...(baseURL && { baseURL }) });
  await friend.goto(page.url());
  await seesTheChoice(friend);
  await friend.close();
  expect(troubles).toEqual([]);
});
