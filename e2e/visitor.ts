import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';

export interface VisitorPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The place of Care Hospital and Dr. Ananya Rao in the demo. */
export const hyderabad: VisitorPlace = { name: 'Hyderabad', latitude: 17.385, longitude: 78.4867 };

export async function rememberPlace(page: Page, place: VisitorPlace): Promise<void> {
  const value = encodeURIComponent(`${place.latitude}|${place.longitude}|${place.name}`);
  await page.context().addCookies([{ name: 'place', value, domain: 'localhost', path: '/' }]);
}

/** An unused phone number, even in a database of earlier runs. */
export const createPhone = (): string => String(randomInt(6_000_000_000, 7_000_000_000));

/** A place without a demo doctor within 200 km: west of Greenwich. */
export function createPlace(): VisitorPlace {
  const degrees = (from: number, to: number) => randomInt(from * 1000, to * 1000) / 1000;
  return { name: 'Newtown', latitude: degrees(-50, 50), longitude: degrees(-170, -20) };
}

/** A new patient's input by field label, in the order of the form. */
export const newPatientForm = (phone: string): Record<string, string> => ({
  'Full name': 'Meera Iyer',
  Day: '14',
  Month: '3',
  Year: '1988',
  Gender: 'Female',
  'Phone number': phone,
  Password: 'teal kettle',
  Email: 'meera@example.com',
  'Postal code': '500034',
  'House number and street': '4 Temple Street',
  City: 'Hyderabad',
  State: 'Telangana',
  'Contact’s name': 'Arun Iyer',
  'Relation to you': 'Husband',
  'Contact’s phone number': '9876543210',
});

export async function fillRegistration(page: Page, answers: Record<string, string>): Promise<void> {
  const form = page.getByRole('form', { name: 'Register as a patient' });
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label, { exact: true });
    if (label === 'Postal code') await form.getByRole('button', { name: 'Continue' }).click();
    if (label === 'Gender') await field.selectOption(answer);
    else await field.fill(answer);
  }
  await form.getByRole('checkbox').check();
}

export interface Account {
  readonly phone: string;
  readonly password: string;
  readonly token: string;
}

async function signUp(
  request: APIRequestContext,
  role: 'patient' | 'doctor' | 'hospital',
  form: { phone: string },
) {
  const password = 'teal kettle';
  const answer = await request.post(`/api/${role}s/signup`, { data: { ...form, password } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { phone: form.phone, password, token };
}

export const toEmail = (phone: string) => `meera.${phone}@example.com`;

export const decodeToken = <Claims>(token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

export function registerPatient(request: APIRequestContext, name = 'Meera Iyer'): Promise<Account> {
  const phone = createPhone();
  return signUp(request, 'patient', {
    name,
    email: toEmail(phone),
    phone,
    gender: 'Female',
    dateOfBirth: '1988-03-14',
    street: '4 Temple Street',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500034',
    emergencyName: 'Arun Iyer',
    emergencyRelation: 'Husband',
    emergencyPhone: '9876543210',
  } as { phone: string });
}

/** A doctor of this test alone, so that no other test takes the slots. */
export interface Doctor extends Account {
  readonly name: string;
  readonly doctorId: string;
  /** Lists near this place begin with this doctor. */
  readonly place: VisitorPlace;
  readonly today: string;
  /** Tomorrow, the first day with slots. */
  readonly date: string;
  readonly slots: readonly string[];
}

/** Registers a cardiologist at a fresh place with four slots tomorrow and the day after. */
export async function registerDoctor(request: APIRequestContext): Promise<Doctor> {
  const phone = createPhone();
  const name = `Dr. Kabir Sethi ${phone.slice(-6)}`;
  const place = createPlace();
  const account = await signUp(request, 'doctor', {
    name,
    email: 'kabir@example.com',
    phone,
    gender: 'Male',
    experience: 12,
    medicalReg: 'TSMC 45821',
    specialization: 'Cardiology',
    Hospital: 'Care Hospital',
    basicFee: 650,
    workingHoursFrom: '09:00',
    workingHoursTo: '17:00',
    location: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  } as { phone: string });
  const { doctorId } = decodeToken<{ doctorId: string }>(account.token);
  const availability = await request.get(`/api/doctors/${doctorId}/availability`);
  const { today } = (await availability.json()) as { today: string };
  const slots = ['09:00', '09:15', '14:00', '16:45'];
  const dates = [addDays(today, 1), addDays(today, 2)];
  for (const date of dates) {
    const published = await request.post(`/api/doctors/${doctorId}/slots`, {
      headers: { authorization: `Bearer ${account.token}` },
      data: { date, slots, interval: 15 },
    });
    expect(published.status(), await published.text()).toBe(200);
  }
  return { ...account, name, doctorId, place, today, date: dates[0] ?? '', slots };
}

/** Publishes slots today; they are upcoming, because it is morning in the clinic. */
export async function publishToday(
  request: APIRequestContext,
  { doctorId, token, today }: Doctor,
  slots: readonly string[],
): Promise<void> {
  const published = await request.post(`/api/doctors/${doctorId}/slots`, {
    headers: { authorization: `Bearer ${token}` },
    data: { date: today, slots, interval: 15 },
  });
  expect(published.status(), await published.text()).toBe(200);
}

export async function registerHospital(
  request: APIRequestContext,
  place: VisitorPlace,
  hospitalName = 'Care Hospital',
): Promise<Pick<Account, 'phone' | 'password'>> {
  const phone = createPhone();
  const password = 'teal kettle';
  const answer = await request.post('/api/hospitals/signup', {
    data: {
      hospitalName,
      phone,
      email: 'desk@example.com',
      password,
      RegId: `REG-${phone}`,
      location: { coordinates: [place.latitude, place.longitude] },
      addressLine: '1 Lake Road',
      city: place.name,
      state: 'Telangana',
      // A hospital registers only once, so each run uses another pincode.
      pincode: String(500_100 + randomInt(400_000)),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { phone, password };
}

export async function registerOwner(request: APIRequestContext): Promise<string> {
  const { phone, password } = await registerHospital(request, createPlace(), 'Lotus Hospital');
  return signIn(request, 'hospital', phone, password);
}

/** Logs in with a token, as on an earlier visit. */
export async function logInAs(
  page: Page,
  role: 'patient' | 'doctor' | 'hospital',
  phone: string,
  password: string,
): Promise<void> {
  // One login per account in a run: checking a password is slow on purpose.
  const account = `${role} ${phone}`;
  const token = tokens.get(account) ?? (await signIn(page.request, role, phone, password));
  tokens.set(account, token);
  await rememberToken(page, token);
}

export async function signIn(
  request: APIRequestContext,
  role: 'patient' | 'doctor' | 'hospital',
  phone: string,
  password: string,
): Promise<string> {
  const answer = await request.post(`/api/${role}s/login`, { data: { phone, password } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}
const tokens = new Map<string, string>();

/** Stores a token; a later logout is not undone. */
export async function rememberToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.sessionStorage.getItem('remembered')) return;
    window.sessionStorage.setItem('remembered', 'yes');
    window.localStorage.setItem('token', value);
  }, token);
}

export async function logInByForm(
  page: Page,
  role: 'Patient' | 'Doctor' | 'Hospital',
  { phone, password }: Pick<Account, 'phone' | 'password'>,
): Promise<void> {
  await waitUntilReady(page);
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByRole('radio', { name: role }).check({ force: true });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In', exact: true }).click();
}

export const readStoredToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('token'));

/** Waits for hydration and for the check of the stored token. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('header').getByText(stillLoading)).toHaveCount(0);
}
const stillLoading = new RegExp(
  (['en', 'hi'] as const).map((locale) => m.shell_loading({}, { locale }).replaceAll('.', '\\.')).join('|'),
);

export async function chooseFirstFreeSlot(page: Page): Promise<string> {
  await waitUntilReady(page);
  const booking = page.getByRole('region', { name: 'Book an appointment' });
  await booking
    .getByRole('group', { name: 'Date' })
    .getByRole('radio', { name: /\d free$/ })
    .first()
    .check({ force: true });
  const times = booking.getByRole('radiogroup', { name: /^Times on / });
  const slot = times.getByRole('radio', { disabled: false }).first();
  await slot.check({ force: true });
  return (await slot.getAttribute('value')) ?? '';
}

/** Collects hidden errors: of scripts, hydration, the content security policy. */
export function collectErrors(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    troubles.push(`${message.text()} ${message.location().url}`);
  });
  return troubles;
}
