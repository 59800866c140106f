import { expect, type Page, test } from '@playwright/test';
import {
  createPhone,
  createPlace,
  fillRegistration,
  hyderabad,
  logInByForm,
  newPatientForm,
  readStoredToken,
  registerDoctor,
  registerPatient,
  rememberPlace,
  rememberToken,
  waitUntilReady,
} from './visitor.ts';

function createUnsignedToken(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.none`;
}

async function chooseRegistration(page: Page, role: 'Patient' | 'Doctor' | 'Hospital'): Promise<void> {
  await page.goto('/login');
  await waitUntilReady(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
}

test('C-01 C-07 a wrong password is said with its cause, and the right one leads in', async ({ page }) => {
  const { phone, password } = await registerPatient(page.request);
  await page.goto('/');
  await page.getByRole('button', { name: 'SignUp / Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(dialog.getByRole('radio', { name: 'Patient', checked: true })).toHaveCount(1);
  await logInByForm(page, 'Patient', { phone, password: 'not-it' });
  await expect(page.getByText('Login Failed, Please try again')).toBeVisible();
  await expect(dialog.getByText('Login failed. Please check your credentials.')).toBeVisible();
  expect(await readStoredToken(page)).toBeNull();

  const typed = dialog.getByLabel('Password', { exact: true });
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue('not-it');
  await dialog.getByRole('button', { name: 'Show password' }).first().click();
  await expect(typed).toHaveAttribute('type', 'text');
  await logInByForm(page, 'Patient', { phone, password });
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await expect(page.getByRole('banner').getByText('Welcome back')).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
});

test('A-08 A-09 A-10 guarded pages send away whoever they are not for', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/patient', '/dashboard/home', '/dashboard/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  }
  await page.goto('/unauthorize');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('A-08 A-09 A-10 a doctor has a dashboard, not the patients one, and unknown paths say so', async ({
  page,
}) => {
  const { token } = await registerDoctor(page.request);
  await rememberToken(page, token);
  await page.goto('/dashboard/nonsense');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  await page.goto('/dashboard/patient');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('A-05 A-08 a patient has a dashboard, not the doctors one', async ({ page }) => {
  const { token } = await registerPatient(page.request);
  await rememberToken(page, token);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
  await expect(page.locator('header').getByRole('button', { name: /PATIENT/ })).toBeVisible();
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

const person = { id: '1', role: 'patient', name: 'Meera Iyer', photo: { url: null } };
for (const [what, token, warning] of [
  ['expired', createUnsignedToken({ ...person, exp: 1_600_000_000 }), 'Token expired'],
  ['undecodable', 'e30.%%%.none', 'Token decoding failed'],
] as const) {
  test(`A-02 A-03 a stored token that is ${what} is removed, with a warning`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && !/blocked by Playwright/.test(message.text()))
        warnings.push(message.text());
    });
    await rememberToken(page, token);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'SignUp / Login' })).toBeVisible();
    expect(await readStoredToken(page)).toBeNull();
    await expect.poll(() => warnings).toEqual([warning]);
  });
}

test('A-04 A-12 a token without expiry logs in; one that the server refuses asks for the password, or leads to the login', async ({
  page,
}) => {
  await rememberToken(page, createUnsignedToken(person));
  await page.goto('/');
  await expect(page.locator('header').getByRole('button', { name: /PATIENT/ })).toBeVisible();
  await page.goto('/dashboard/patient');
  const dialog = page.getByRole('dialog', { name: 'You’ve been logged out' });
  await dialog.getByRole('button', { name: 'Cancel and go to login' }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await expect.poll(() => readStoredToken(page)).toBeNull();
});

test('A-01 until the token has been looked at, the page says that it is loading', async ({ page }) => {
  // The scripts never load, so the token is never checked.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('header').getByText('Loading... Please wait')).toBeVisible();
});

test('C-02 going back asks before what was typed is thrown away', async ({ page }) => {
  await chooseRegistration(page, 'Patient');
  const name = page.getByLabel('Full name', { exact: true });
  const asking = page.getByRole('dialog', { name: 'Discard your details?' });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click(); // nothing was typed, so there is no confirmation
  await page.getByRole('button', { name: /^Patient/ }).click();
  await name.fill('Meera Iyer');
  await page.getByRole('button', { name: 'Back' }).click();
  await asking.getByRole('button', { name: 'Keep editing' }).click();
  await expect(asking).toBeHidden();
  await expect(name).toHaveValue('Meera Iyer');
  await page.getByRole('button', { name: 'Back' }).click();
  await asking.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Register As')).toBeVisible();
  for (const role of ['Patient', 'Doctor', 'Hospital']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${role}`) })).toBeVisible();
  }
});

test('C-03 C-08 a phone that is known is refused, and everything typed is still there', async ({ page }) => {
  const { phone } = await registerPatient(page.request);
  await chooseRegistration(page, 'Patient');
  await fillRegistration(page, newPatientForm(phone));
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Register Failed, Please try again')).toBeVisible();
  const form = page.getByRole('form', { name: 'Register as a patient' });
  const field = form.getByLabel('Phone number', { exact: true });
  await expect(field).toHaveAccessibleDescription(/Patient already exists with this phone number\./);
  await expect(field).toBeFocused();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Meera Iyer');
  await form.getByRole('button', { name: `Log in with ${phone}` }).click();
  const login = page.getByRole('form', { name: 'Log In' });
  await expect(login.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  // With a new phone number nothing has to be entered again.
  await field.fill(createPhone());
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Patient register successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/patient$/);
});

test('C-06 beside a field stands the very sentence that the server says', async ({ page }) => {
  const right = newPatientForm(createPhone());
  const wrong: Record<string, string> = {
    ...right,
    'Phone number': '12345',
    Password: 'short',
    Email: 'nobody',
    'Postal code': '12',
    'Contact’s phone number': '1',
    City: ' ',
  };
  const steps: Record<string, string>[] = [
    { phone: 'Phone number', password: 'Password', email: 'Email' },
    { postalCode: 'Postal code', emergencyPhone: 'Contact’s phone number', city: 'City' },
  ];
  const fields: Record<string, string> = { ...steps[0], ...steps[1] };
  const answer = await page.request.post('/api/patients/signup', {
    data: Object.fromEntries(Object.entries(fields).map(([field, label]) => [field, wrong[label]])),
  });
  expect(answer.status()).toBe(400);
  const { fields: refused } = (await answer.json()) as { fields: { field: string; message: string }[] };

  await chooseRegistration(page, 'Patient');
  await fillRegistration(page, right);
  const form = page.getByRole('form', { name: 'Register as a patient' });
  await form.getByRole('button', { name: 'Previous step' }).click();
  for (const [at, step] of steps.entries()) {
    for (const label of Object.values(step))
      await form.getByLabel(label, { exact: true }).fill(wrong[label] ?? '');
    await form.getByRole('button', { name: at === 0 ? 'Continue' : 'Register' }).click();
    await expect(form.locator('p').filter({ hasText: '3 fields need attention' })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    for (const [field, label] of Object.entries(step)) {
      const sentence = refused.find((one) => one.field === field)?.message;
      expect(sentence, field).toMatch(/^(Choose|Enter|Use) /);
      const input = form.getByLabel(label, { exact: true });
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(`${sentence}`));
      await form.getByRole('button', { name: `${label}: ${sentence}` }).click();
      await expect(input).toBeFocused();
    }
    for (const label of Object.values(step)) {
      await form.getByLabel(label, { exact: true }).fill(right[label] ?? '');
    }
    if (at === 0) await form.getByRole('button', { name: 'Continue' }).click();
  }
});

test('C-03 a reload in the middle of a sign-up loses nothing but the password; the pincode fills in the rest', async ({
  page,
}) => {
  await rememberPlace(page, hyderabad);
  await chooseRegistration(page, 'Patient');
  const form = page.getByRole('form', { name: 'Register as a patient' });
  await form.getByLabel('Full name').fill('Meera Iyer');
  await form.getByLabel('Day').fill('14');
  page.on('dialog', (dialog) => dialog.accept()); // the browser asks before it reloads
  await page.reload();
  await expect(form.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await expect(form.getByLabel('Day')).toHaveValue('14');
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.getByLabel('Full name')).toHaveValue('');

  await fillRegistration(page, newPatientForm(createPhone()));
  const pincode = form.getByLabel('Postal code');
  await expect(form.getByLabel('City')).toHaveValue('Hyderabad');
  await form.getByLabel('City').fill('');
  await pincode.fill('682001');
  await expect(form.getByLabel('City')).toHaveValue('Kochi');
  await expect(form.getByLabel('State')).toHaveValue('Kerala');
});

test('C-04 C-08 a doctor registers and is found by patients nearby', async ({ page }) => {
  const phone = createPhone();
  const name = `Dr. Leela Nair ${phone.slice(-6)}`;
  await rememberPlace(page, hyderabad);
  await chooseRegistration(page, 'Doctor');
  const form = page.getByRole('form', { name: 'Register as a doctor' });
  const answers = {
    'Full name': name,
    'Phone number': phone,
    Password: 'teal kettle',
    Email: 'leela@example.com',
    'Years of experience': '8',
    'Medical registration number': 'TSMC 12',
    'Basic fee in rupees': '450.50',
    'Hospital name': 'Care Hospital',
    'Working hours from': '10:00',
    'Working hours to': '16:00',
  };
  for (const [label, answer] of Object.entries(answers)) {
    await form.getByLabel(label, { exact: true }).fill(answer);
  }
  await form.getByLabel('Gender').selectOption('Female');
  await form.getByLabel('Specialization').selectOption('Dermatology');
  const location = form.getByRole('combobox', { name: 'Location' });
  await location.fill('Hyder');
  await form.getByRole('option', { name: 'Hyderabad, Telangana' }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Doctor register successful')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/home$/);
  // Filters by name too, so that all dermatologists from earlier runs fit on one page.
  await page.goto(`/doctors-available?specialization=Dermatology&q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('₹450.50');
  await expect(card).toContainText('No times available yet');
});

test('C-05 C-08 a hospital registers and its owner is asked to log in; it is listed nearby', async ({
  page,
}) => {
  const phone = createPhone();
  const hospitalName = `Lotus Hospital ${phone.slice(-6)}`;
  const place = createPlace();
  await rememberPlace(page, place);
  await chooseRegistration(page, 'Hospital');
  const form = page.getByRole('form', { name: 'Register a hospital' });
  const answers = {
    'Hospital name': hospitalName,
    'Registration ID': `REG-${phone}`,
    'Phone number': phone,
    Email: 'desk@example.com',
    Password: 'teal kettle',
    'Building and street': '1 Lake Road',
    City: 'Hyderabad',
    State: 'Telangana',
    Pincode: '500034',
  };
  for (const [label, answer] of Object.entries(answers)) {
    await form.getByLabel(label, { exact: true }).fill(answer);
  }
  // The place where a visitor looks for care need not be the hospital's.
  const location = form.getByRole('combobox', { name: 'Location' });
  await expect(location).toHaveValue('');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: place.latitude, longitude: place.longitude });
  await form.getByRole('button', { name: 'Use my location' }).click();
  await expect(location).not.toHaveValue('');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Hospital register successful')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/');
  await waitUntilReady(page);
  await expect(page.getByRole('button', { name: 'SignUp / Login' })).toBeVisible();
  await page.getByRole('button', { name: /^Hospital: any hospital/ }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${hospitalName}`) }),
  ).toBeVisible();
});
