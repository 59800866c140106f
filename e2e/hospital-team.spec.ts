import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { freshPhone, freshPlace, ready, rememberToken } from './visitor.ts';

const password = 'teal kettle';

/** Registers a hospital; its phone number and the password open its area to its owner. */
async function newHospital(request: APIRequestContext): Promise<string> {
  const phone = freshPhone();
  const { latitude, longitude } = freshPlace();
  const answer = await request.post('/api/hospitals/signup', {
    data: {
      hospitalName: `Lotus Hospital ${phone}`,
      phone,
      email: 'desk@example.com',
      RegId: `REG-${phone}`,
      location: { coordinates: [latitude, longitude] },
      addressLine: '1 Lake Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pincode: '500034',
      password,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return phone;
}

async function logIn(page: Page, phone: string): Promise<void> {
  await page.goto('/login');
  await ready(page);
  await page.getByRole('radio', { name: 'Hospital' }).check({ force: true });
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
}

/** Makes a link with which `name` joins as a receptionist. */
async function invite(owner: Page, name: string): Promise<string> {
  await owner.goto('/dashboard/hospital/team');
  const form = owner.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner.getByLabel('Link', { exact: true }).inputValue();
  await owner.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
}

async function join(page: Page, link: string): Promise<string> {
  const phone = freshPhone();
  await page.goto(link);
  await ready(page);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return phone;
}

/** A page of somebody else, in a browser of their own. */
const another = async (browser: Browser) => (await browser.newContext()).newPage();

test('M-01 M-02 an owner invites a receptionist, who joins, has no place that leads, and is out when her time ends', async ({
  browser,
  page: owner,
  request,
}) => {
  await logIn(owner, await newHospital(request));
  const link = await invite(owner, 'Kavya Pillai');
  await expect(owner.getByText('Open invitations')).toBeVisible();

  const receptionist = await another(browser);
  await join(receptionist, link);
  await expect(receptionist.getByRole('button', { name: /Kavya Pillai/ })).toContainText('RECEPTIONIST');
  const places = receptionist.getByRole('navigation').getByRole('link');
  await expect(places.filter({ hasText: 'People' }).first()).toBeVisible();
  await expect(places.filter({ hasText: /^(Figures|Log|Settings)$/ })).toHaveCount(0);
  await receptionist.goto('/dashboard/hospital/log');
  await expect(receptionist.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();

  const second = await another(browser);
  await second.goto(link);
  await expect(second.getByText('This invitation was used already.')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Change Kavya Pillai' }).click();
  await owner.getByRole('button', { name: 'End the membership' }).click();
  await expect(owner.getByText(/comes back only by a new link/)).toBeVisible();
  await owner.getByRole('button', { name: 'End the membership' }).click();
  await expect(owner.getByText('The membership has ended.')).toBeVisible();
  // She looks at a screen that asks for nothing, and is out all the same.
  await receptionist.goto('/dashboard/hospital/people');
  const over = receptionist.getByRole('dialog', { name: 'Your session has ended' });
  await over.getByLabel('Password', { exact: true }).fill(password);
  await over.getByRole('button', { name: 'Log In' }).click();
  await expect(over.getByText('You do not belong to a hospital')).toBeVisible();
  await over.getByRole('button', { name: 'Logout' }).click();
  await receptionist.goto('/login');
  await expect(receptionist.getByRole('form', { name: 'Log In' })).toBeVisible();

  const own = owner.locator('[data-member]').filter({ hasText: 'Owner' });
  await own.getByRole('button').click();
  await owner.getByRole('button', { name: 'Leave this hospital' }).click();
  await owner.getByRole('button', { name: 'Leave this hospital' }).click();
  await expect(owner.getByText('A hospital has one owner at least.')).toBeVisible();
});

/** Sets the PIN on the screen of the own account. */
async function setPin(page: Page, pin: string): Promise<void> {
  const form = page.getByRole('form', { name: 'PIN for desks' });
  await form.getByLabel('PIN', { exact: true }).fill(pin);
  await form.getByLabel('Present password').fill(password);
  await form.getByRole('button', { name: 'Set the PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
}

test('M-08 at a desk the next person goes on by S, a number and four digits, and nothing of the former one is left', async ({
  browser,
  page: desk,
  request,
}) => {
  await logIn(desk, await newHospital(request));
  const link = await invite(desk, 'Kavya Pillai');
  const kavya = await another(browser);
  await join(kavya, link);
  await kavya.getByRole('button', { name: /Kavya Pillai/ }).click();
  await kavya.getByRole('link', { name: 'My account' }).click();
  await setPin(kavya, '4826');

  await desk.goto('/dashboard/hospital/team');
  await desk.getByLabel('Name of this computer').fill('Front desk');
  await desk.getByRole('button', { name: 'Remember this computer as a desk' }).click();
  await expect(desk.getByText('This computer is the desk “Front desk”.')).toBeVisible();

  await desk.goto('/dashboard/hospital/log');
  await expect(desk.getByRole('heading', { name: 'Log' })).toBeVisible();
  const name = desk.getByRole('dialog').getByRole('button', { name: /Kavya Pillai/ });
  await desk.locator('body').press('s');
  await expect(name).toBeFocused();
  await desk.keyboard.press('1');
  await expect(desk.getByLabel('PIN of Kavya Pillai')).toBeFocused();
  await desk.keyboard.type('1111');
  await expect(desk.getByRole('dialog').getByLabel('PIN of Kavya Pillai')).toHaveValue('');
  // Again, as at any later opening.
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('s');
  await expect(name).toBeFocused();
  await desk.keyboard.press('1');
  await expect(desk.getByLabel('PIN of Kavya Pillai')).toBeFocused();
  await desk.keyboard.type('4826');
  await expect(desk.getByRole('button', { name: /Kavya Pillai/ })).toContainText('RECEPTIONIST');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByRole('link', { name: 'Log', exact: true })).toHaveCount(0);

  // Nobody is logged in, and it is a desk all the same.
  await desk.getByRole('button', { name: 'Logout' }).first().click();
  await expect(desk.getByRole('heading', { name: 'Who is at the desk?' })).toBeVisible();
  await expect(desk).toHaveURL(/\/login$/);
  await expect(desk.getByRole('button', { name: /Kavya Pillai/ })).toBeFocused();
  await desk.keyboard.press('1');
  await desk.keyboard.type('4826');
  await expect(desk.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});

test('M-02 a doctor of another hospital is shown nothing of the hospital’s area', async ({ page }) => {
  const answer = await page.request.post('/api/doctors/login', {
    data: { phone: '9100000001', password: 'Doctor@123' },
  });
  const { token } = (await answer.json()) as { token: string };
  await rememberToken(page, token);
  await page.goto('/dashboard/hospital/people');
  await expect(page).not.toHaveURL(/hospital/);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['people?q=sai', 'people/PAT-000001', 'log', 'figures?from=2026-01-01&to=2026-01-02']) {
    expect((await page.request.get(`/api/hospital/${path}`, { headers })).status(), path).toBe(403);
  }
});
