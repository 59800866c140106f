import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { bookInBrowser, openDoctorHome } from './doctor-home.ts';

test('G-04 a visit from both sides: booked, accepted, done with a prescription, listed, and on paper', async ({
  page,
  browser,
}) => {
  const doctor = await openDoctorHome(page);
  await expect(page.getByText('No appointment requests.')).toBeVisible();
  await expect(page.getByText('No Appointments for Today.')).toBeVisible();

  expect(await bookInBrowser(browser, doctor)).toBe('16:30');
  await page.reload();
  await page.getByRole('tab', { name: /^Appointment/ }).click();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
  // Leaving the page sends the undoable change immediately.
  await page.reload();
  await expect(page.getByText('No appointment requests.')).toBeVisible();

  const today = page.getByRole('region', { name: "Today's Appointments" });
  await expect(today.getByRole('link', { name: 'Meera Iyer' })).toBeVisible();
  await today.getByRole('button', { name: /^Done: Meera Iyer/ }).waitFor();
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Yes, complete it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Diagnosis', { exact: true }).fill('Viral fever');
  const line = dialog.getByRole('combobox', { name: 'Add a medicine' });
  await line.fill('para 650 bd 3d');
  await line.press('Enter');
  // A notice that arrives with the record after Save must be seen as well.
  await dialog.getByRole('button', { name: 'Asked: none known' }).waitFor();
  await dialog.getByRole('button', { name: 'Save prescription' }).click();
  await dialog.getByRole('button', { name: 'Checked, save' }).click();
  await expect(today.getByRole('button', { name: /^Undo: Meera Iyer/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(today.getByRole('heading', { name: 'Done today 1' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click();
  const row = page.getByRole('row', { name: /Meera Iyer/ });
  await expect(row).toContainText('Completed');
  await row.getByRole('link').first().click();
  await expect(page.getByText('Viral fever')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const file = await readFile(await (await download).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  for (const words of [doctor.name, 'TSMC 45821', 'Meera Iyer', 'Viral fever', 'PARACETAMOL', '650 mg']) {
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  }
});
