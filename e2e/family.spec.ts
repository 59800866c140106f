import { expect, type Page, test } from '@playwright/test';
import { type Account, ready, registerPatient } from './visitor.ts';

const people = '/dashboard/patient/people';

async function openPeople(page: Page, { phone, password }: Account): Promise<void> {
  await page.goto('/login');
  await ready(page);
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await page.goto(people);
  await ready(page);
}

/** The newest code to a phone, from the demo mailbox; it is delivered after the answer. */
async function codeTo(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const letters = (await (await page.request.get('/api/demo/mailbox')).json()) as {
      to: string;
      text: string;
    }[];
    const text = letters.find((letter) => letter.to === phone)?.text ?? '';
    code = /this code: (\d{6})/.exec(text)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return code;
}

async function addChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  const form = page.getByRole('form', { name: 'Add a child' });
  await form.getByLabel('Full name').fill('Arjun Iyer');
  await form.getByLabel('Gender').selectOption('Male');
  await form.getByLabel('I only know the year of birth').check();
  await form.getByLabel('Year of birth', { exact: true }).fill('2018');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please tick that you are a parent or the legal guardian.')).toBeVisible();
  await form.getByLabel(/^I am a parent or the legal guardian/).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-people]').getByText('Arjun Iyer')).toBeVisible();
}

async function askFather(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask an adult' }).click();
  const form = page.getByRole('form', { name: 'Ask an adult' });
  await form.getByLabel('Full name').fill('Ravi Iyer');
  await form.getByLabel('Gender').selectOption('Male');
  await form.getByLabel('I only know the year of birth').check();
  await form.getByLabel('Year of birth', { exact: true }).fill('1958');
  await form.getByLabel('What this person is to you').selectOption('parent');
  await form.getByLabel('Their phone number').fill(phone);
  await form.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('form', { name: 'Ravi Iyer' })).toBeVisible();
}

for (const [name, viewport] of [
  ['on a phone', { width: 360, height: 800 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`J-04 J-06 a mother adds her child, her father joins by code, sees who sees him, and leaves, ${name}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const [mother, father] = [await registerPatient(page.request), await registerPatient(page.request)];
    await openPeople(page, mother);
    await addChild(page);
    await askFather(page, father.phone);
    const asked = page.getByRole('form', { name: 'Ravi Iyer' });
    await asked.getByLabel('Code from the message').fill(await codeTo(page, father.phone));
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('[data-people] li')).toHaveCount(2);

    const other = await browser.newContext({ viewport });
    const his = await other.newPage();
    await openPeople(his, father);
    const guardians = his.locator('[data-guardians]');
    await expect(guardians.getByText('Booking and record')).toBeVisible();
    await guardians.getByRole('button', { name: 'End: Meera Iyer' }).click();
    await his.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await expect(his.getByText('Nobody but you, and the doctors')).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.locator('[data-people] li')).toHaveCount(1);
    await expect(page.locator('[data-people]')).toContainText('Arjun Iyer');
  });
}

test('J-04 somebody who is asked sees it after logging in, and declines', async ({ page, browser }) => {
  const [asker, asked] = [await registerPatient(page.request), await registerPatient(page.request)];
  await openPeople(page, asker);
  await askFather(page, asked.phone);
  const other = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const theirs = await other.newPage();
  await openPeople(theirs, asked);
  const question = theirs.getByRole('article', { name: 'Meera Iyer asks to look after you' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(question).toBeHidden();
  await other.close();
  // Who asked does not hear of it.
  await page.reload();
  await expect(page.getByRole('form', { name: 'Ravi Iyer' })).toBeVisible();
});
