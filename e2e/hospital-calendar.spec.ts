import { expect, test } from '@playwright/test';
import { findAshaVisit, openHospitalPage } from './hospital-day.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('M-05 a visit is moved by keys, and then by drag, each time after a question', async ({ page }) => {
  await openHospitalPage(page, '/dashboard/hospital/calendar');
  await findAshaVisit(page, '11:00').press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Move Asha Menon from 11:00 to 11:30 with Dr. Ananya Rao?');
  await question.getByRole('button', { name: 'Move appointment', exact: true }).click();
  await expect(findAshaVisit(page, '11:30')).toBeVisible();
  await expect(findAshaVisit(page, '11:00')).toHaveCount(0);

  const target = page.getByRole('link', { name: 'Book 11:00 with Dr. Ananya Rao' });
  await findAshaVisit(page, '11:30').hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The free time is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(question).toContainText('from 11:30 to 11:00');
  await question.getByRole('button', { name: 'Move appointment', exact: true }).click();
  await expect(findAshaVisit(page, '11:00')).toBeVisible();
});
