import { expect, type Page } from '@playwright/test';

/** Where the demo clinic's Care Hospital and Dr. Ananya Rao are. */
export const hyderabad = { name: 'Hyderabad', latitude: 17.385, longitude: 78.4867 };

/** Lets the browser remember a place, as if the visitor had chosen it on an earlier visit. */
export async function rememberPlace(page: Page, place: typeof hyderabad): Promise<void> {
  const value = encodeURIComponent(`${place.latitude}|${place.longitude}|${place.name}`);
  await page.context().addCookies([{ name: 'place', value, domain: 'localhost', path: '/' }]);
}

let registered = 0;

/** A phone number that nobody else in this run registers. */
export function freshPhone(): string {
  registered += 1;
  return String(6_000_000_000 + (process.pid % 100_000) * 1000 + registered);
}

/** What a new patient types, by the label of each field. */
export const newPatient = (phone: string): Record<string, string> => ({
  'Full name': 'Meera Iyer',
  'Date of birth': '1988-03-14',
  Gender: 'Female',
  'Phone number': phone,
  Password: 'secret1',
  'E-mail': 'meera@example.com',
  'House and street': '4 Temple Street',
  City: 'Hyderabad',
  State: 'Telangana',
  'Postal code': '500034',
  'Name of the contact': 'Arun Iyer',
  'Relation to you': 'Husband',
  'Phone number of the contact': '9876543210',
});

/** Fills in the patient's registration form. */
export async function fillRegistration(page: Page, answers: Record<string, string>): Promise<void> {
  const form = page.getByRole('form', { name: 'Register as a patient' });
  for (const [label, answer] of Object.entries(answers)) {
    const field = form.getByLabel(label, { exact: true });
    if (label === 'Gender') await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Logs in with a token from the API, as if the visitor had done so before. */
export async function logInAs(
  page: Page,
  role: 'patient' | 'doctor',
  phone: string,
  password: string,
): Promise<void> {
  const answer = await page.request.post(`/api/${role}s/login`, { data: { phone, password } });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
}
