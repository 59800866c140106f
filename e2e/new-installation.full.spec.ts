import { type Browser, expect, type Page, test } from '@playwright/test';
import { createTemporaryData, endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts';
import { decodeBase32 } from '#server/testing/accounts/authenticator.ts';
import {
  chooseFirstFreeSlot,
  fillRegistration,
  logInByForm,
  newPatientForm,
  rememberPlace,
  waitUntilReady,
} from './visitor.ts';

const operatorPhone = '9876500001';
const password = 'teal kettle';
const place = { name: 'Hyderabad', latitude: 17.385, longitude: 78.4867 };

let hams: RunningHams;
let data: Awaited<ReturnType<typeof createTemporaryData>>;
test.beforeAll(async () => {
  data = await createTemporaryData();
  hams = await startHams({
    DATA_DIR: data.path,
    ...{ DEMO: 'off', REGISTRATION_CHECK: 'required', OPERATOR_PHONES: operatorPhone },
  });
});
test.afterAll(async () => {
  await endProcess(hams.process, 'SIGTERM');
  await data.remove();
});

/** Counts typed fields, to compare releases. */
let typedFields = 0;
async function fill(form: ReturnType<Page['getByRole']>, answers: Readonly<Record<string, string>>) {
  for (const [label, answer] of Object.entries(answers)) {
    await form.getByLabel(label, { exact: true }).fill(answer);
    typedFields += 1;
  }
}

const openPage = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: hams.url, geolocation: place });
  await context.grantPermissions(['geolocation']);
  const page = await context.newPage();
  await rememberPlace(page, place);
  return page;
};

async function register(page: Page, role: 'Doctor' | 'Hospital') {
  await page.goto('/login');
  await waitUntilReady(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
  return page.getByRole('form', {
    name: `Register a${role === 'Hospital' ? '' : 's a'} ${role.toLowerCase()}`,
  });
}

test('D-02 M-11 B-10 a real installation gets from its start to the first booked visit without a shell', async ({
  browser,
}) => {
  const began = Date.now();
  const visitor = await openPage(browser);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'How it works' })).toBeVisible();
  for (const name of ['Healthcare programs', 'What a visit can be like'])
    await expect(visitor.getByRole('heading', { name })).toHaveCount(0);

  // The operator uses the code printed at the start.
  const operator = await openPage(browser);
  await operator.goto('/operator');
  await waitUntilReady(operator);
  await operator.getByRole('button', { name: 'Set up the account' }).click();
  const setUp = operator.getByRole('form', { name: 'Set up the account' });
  const code = /the code ((?:[A-Z2-7]{4}-?){4})/.exec(hams.output())?.[1] ?? '';
  await fill(setUp, { 'Phone number': operatorPhone, 'Setup code': code, Password: password });
  await setUp.getByRole('button', { name: 'Set up the account' }).click();
  const key = ((await operator.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const login = operator.getByRole('form', { name: 'Operator login' });
  await fill(login, {
    Password: password,
    'Code from the app': codeAt(decodeBase32(key), stepAt(Date.now())),
  });
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(operator.getByText('Nothing to check.')).toHaveCount(2);

  // The owner signs the hospital up and sees the remaining steps.
  const owner = await openPage(browser);
  const hospital = await register(owner, 'Hospital');
  await fill(hospital, {
    'Hospital name': 'Lotus House',
    'Registration ID': 'TS-2026-17',
    'Phone number': '9876500002',
    Email: 'desk@lotus.example',
    Password: password,
    'Building and street': '1 Lake Road',
    City: 'Hyderabad',
    State: 'Telangana',
    Pincode: '500034',
  });
  await hospital.getByRole('button', { name: 'Use my location' }).click();
  await expect(hospital.getByRole('combobox', { name: 'Location' })).not.toHaveValue('');
  await hospital.getByRole('checkbox').check();
  await hospital.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(owner.getByText('Hospital register successful')).toBeVisible();
  await logInByForm(owner, 'Hospital', { phone: '9876500002', password });
  await expect(owner.getByRole('heading', { name: 'Start here' })).toBeVisible();
  await expect(owner.getByText('Usually within 48 hours. We’ll send you a message.')).toBeVisible();

  // The doctor names the hospital, publishes hours, and is notified of what is pending.
  const doctor = await openPage(browser);
  const form = await register(doctor, 'Doctor');
  await fill(form, {
    'Full name': 'Dr. Leela Menon',
    'Phone number': '9876500003',
    Password: password,
    Email: 'leela@lotus.example',
    'Years of experience': '8',
    'Medical registration number': 'TSMC 12',
    'Basic fee in rupees': '450',
    'Hospital name': 'Lotus House',
    'Working hours from': '10:00',
    'Working hours to': '16:00',
  });
  await form.getByLabel('Gender').selectOption('Female');
  await form.getByLabel('Specialization').selectOption('Dermatology');
  await form.getByRole('button', { name: 'Use my location' }).click();
  await expect(form.getByRole('combobox', { name: 'Location' })).not.toHaveValue('');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(doctor.getByRole('heading', { name: 'We check your registration' })).toBeVisible();
  await doctor.getByRole('link', { name: 'Publish slots' }).click();
  await expect(doctor.getByText('Not taking bookings yet: registration not checked')).toBeVisible();
  const weekly = doctor.getByRole('tab', { name: 'Weekly hours' });
  await expect(async () => {
    await weekly.click();
    await expect(weekly).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await doctor.getByRole('button', { name: 'Add weekly hours' }).click();
  await doctor.getByRole('dialog').getByRole('button', { name: 'Save and publish' }).click();
  await expect(doctor.getByText('Weekly schedule saved')).toBeVisible();

  // The hospital confirms, and its front desk sees that the times are not bookable yet.
  await owner.goto('/dashboard/hospital/doctors');
  await owner.getByRole('button', { name: 'Confirm that Dr. Leela Menon practises here' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(
    owner.getByText(/^Not taking bookings yet: registration not checked\. Dr\. Leela Menon/),
  ).toBeVisible();

  await operator.reload();
  await operator.getByRole('button', { name: 'Approve: Lotus House' }).click();
  await operator.getByRole('button', { name: 'Approve: Dr. Leela Menon' }).click();
  await expect(operator.getByText('Nothing to check.')).toHaveCount(2);

  await visitor.goto('/doctors-available');
  await visitor.getByRole('link', { name: 'Book Appointment with Dr. Leela Menon' }).click();
  const slot = await chooseFirstFreeSlot(visitor);
  await visitor.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  // No code can be sent here, so the full registration follows the phone.
  await visitor.getByLabel('Phone number').fill('9876500004');
  await visitor.getByRole('button', { name: 'Send code' }).click();
  await expect(visitor.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  const answers = newPatientForm('9876500004');
  typedFields += Object.keys(answers).length;
  await fillRegistration(visitor, answers);
  await visitor.getByRole('button', { name: 'Register', exact: true }).click();
  await visitor.getByRole('button', { name: new RegExp(`^Book .*${slot}$`) }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Requested' })).toBeVisible();

  await doctor.goto('/dashboard/home');
  await expect(doctor.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  test.info().annotations.push({
    type: 'first visit',
    description: `${Math.round((Date.now() - began) / 1000)} s by machine, ${typedFields} fields typed`,
  });
});
