import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PatientProfile } from '#contract/patients/patients.ts';
import type { Output } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import { settingsValues } from '#web/patients/profile/settings-values.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

const patient: PatientProfile = {
  _id: '7',
  patientId: 'PAT-000007',
  name: 'Asha Menon',
  phone: '9000000001',
  email: 'asha@example.com',
  gender: 'female',
  dateOfBirth: '1990-04-12',
  birthYear: null,
  hasPassword: true,
  phoneProven: true,
  photo: { url: '/api/photos/7-large.webp' },
  address: { street: '12 Lake Road', city: 'Kochi', state: 'Kerala', postalCode: '682001' },
  emergencyContact: { name: 'Ravi Menon', phone: '9876543210', relation: 'Brother' },
};
const { address, emergencyContact } = patient;
const basics = {
  name: 'Asha Menon',
  phone: '9000000001',
  email: 'asha@example.com',
  gender: 'Female',
  dateOfBirth: '1990-04-12',
  address,
  emergencyContact,
};

const createToken = (name: string) =>
  encodeToken({ id: '7', role: 'patient', name, patientId: 'PAT-000007' });
const createAnswer = (change: Partial<PatientProfile> = {}) => {
  const changed = { ...patient, ...change };
  return { message: 'Saved.', newToken: createToken(changed.name), patient: changed };
};
const loading = 'GET /patients/profile';
const saving = 'PUT /patients/update-profile';
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const stubWidth = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

function show(page = '/profile') {
  localStorage.setItem('token', createToken('Asha Menon'));
  sessionStore.restore();
  const routes = [{ path: '/', element: <h1>Home</h1> }, ...signedInRoutes];
  router = openPage(server, routes, { at: `/dashboard/patient/settings${page}` });
}
async function renderScreen() {
  show();
  await screen.findByRole('form', { name: 'Profile' });
}
async function renderSecurity() {
  show('/security');
  await screen.findByRole('form', { name: 'Update Password' });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save Changes' }).click();
const sent = async () => {
  await waitFor(() => expect(server.sentTo(saving)).not.toEqual([]));
  return server.sentTo(saving).at(-1);
};
const failed = () =>
  waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Failed to update. Please try again.'));
const saved = () => waitFor(() => expect(toast.good).toHaveBeenCalledWith('Profile updated successfully!'));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  stubWidth(false);
  server = fakeServer({
    [loading]: patient,
    [saving]: createAnswer(),
    'GET /calendar-feed': { feed: null },
    'GET /people/abha': { abhaNumber: null, abhaAddress: null },
    'GET /bell': { unread: 0, items: [] },
    'GET /sessions': { sessions: [] },
    'GET /message-preferences': { locale: 'en', topics: [], requestsTold: null, dailyDigest: null },
  });
});

test('F-13 the settings are a list of pages, each with its own address', async () => {
  show('');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  const list = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/patient/settings/profile',
    '/dashboard/patient/people',
    '/dashboard/patient/settings/notifications',
    '/dashboard/patient/settings/security',
    '/dashboard/patient/settings/calendar',
    '/dashboard/patient/settings/abha',
    '/dashboard/patient/reviews',
    '/contact',
  ]);
  for (const [name, hint] of [
    ['Notifications', 'What we send you and how'],
    ['Calendar', 'See appointments in your own calendar'],
    ['ABHA', 'Number and address of your health account'],
  ] as const) {
    fireEvent.click(list.getByRole('link', { name: `${name} ${hint}` }));
    await screen.findByRole('heading', { name, level: 1 });
    await screen.findByRole('region', { name });
  }
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test('F-13 where the list has room beside a page, the settings open with the profile', async () => {
  stubWidth(true);
  show('');
  await screen.findByRole('form', { name: 'Profile' });
  screen.getByRole('navigation', { name: 'Settings' });
});

test.each([
  ['#password', '/security'],
  ['#address', '/profile'],
])('F-13 the former address of %s leads to its page', async (hash, page) => {
  show(hash);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: `/dashboard/patient/settings${page}`, hash }),
  );
});

test('F-13 the profile is awaited in words, then shown in its sections; the password is with the devices', async () => {
  let answer: (profile: PatientProfile) => void = () => {};
  server.answers[loading] = () => new Promise((resolve) => (answer = resolve));
  show();
  await screen.findByText('Loading profile...');
  screen.getByRole('heading', { name: 'Profile', level: 1 });
  answer(patient);
  await screen.findByRole('form', { name: 'Profile' });
  expect(screen.queryByText('Loading profile...')).toBeNull();
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections()).toEqual(['Basic Information', 'Address', 'Emergency Contact']);
  const values = {
    'Full name': 'Asha Menon',
    'Phone number': '9000000001',
    Email: 'asha@example.com',
    Gender: 'Female',
    Day: '12',
    Month: '4',
    Year: '1990',
    'House number and street': '12 Lake Road',
    'Postal code': '682001',
    'Contact’s name': 'Ravi Menon',
    'Contact’s phone number': '9876543210',
    'Relation to you': 'Brother',
  };
  for (const [label, value] of Object.entries(values))
    expect([label, field(label).value]).toEqual([label, value]);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Login and security Password and devices' }));
  await screen.findByRole('form', { name: 'Update Password' });
  expect(sections()).toEqual(['Update Password', 'Where you are logged in']);
});

test('J-01 without a password a code to the phone confirms a change; the year of birth alone and no email are sent as stored', async () => {
  server.answers['POST /patients/change-codes'] = { message: '', by: 'sms', validMinutes: 10 };
  const nila = { ...patient, email: '', dateOfBirth: null, birthYear: 1991, hasPassword: false };
  server.answers[loading] = nila;
  await renderSecurity();
  screen.getByRole('heading', { name: 'Set a password' });
  type('New password', 'another secret');
  type('Confirm new password', 'another secret');
  screen.getByRole('button', { name: 'Send code' }).click();
  await screen.findByText(/sent a 6-digit code to \+91 9000000001/);
  type('Code (OTP)', '123456');
  save();
  expect(await sent()).toMatchObject({
    birthYear: 1991,
    email: '',
    password: 'another secret',
    code: '123456',
  });
  expect(await sent()).not.toHaveProperty('currentPassword');
});

test('J-01 an unconfirmed number is confirmed by a code above the settings', async () => {
  server.answers['POST /patients/change-codes'] = { message: '', by: 'sms', validMinutes: 10 };
  server.answers[loading] = { ...patient, phoneProven: false };
  show('');
  const card = await screen.findByRole('region', { name: 'Confirm your phone number' });
  within(card).getByText(/\+91 9000000001 hasn’t been confirmed yet/);
  within(card).getByRole('button', { name: 'Send code' }).click();
  await within(card).findByText(/sent a 6-digit code to \+91 9000000001/);
  const confirming = 'POST /patients/phone-confirmation';
  server.answers[confirming] = problem(403, 'wrong_code', 'Wrong code.');
  fireEvent.change(within(card).getByLabelText('Code (OTP)'), { target: { value: '111111' } });
  const press = () => within(card).getByRole('button', { name: 'Confirm number' }).click();
  press();
  await within(card).findByText('Wrong code.');
  server.answers[confirming] = { message: 'Your number is confirmed.' };
  delete server.answers[loading];
  fireEvent.change(within(card).getByLabelText('Code (OTP)'), { target: { value: '123 456' } });
  press();
  await vi.waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Confirm your phone number' })).toBeNull(),
  );
  expect(server.sentTo(confirming).at(-1)).toEqual({ code: '123456' });
});

test('F-13 every field of the settings has a control on one of the pages', async () => {
  const controls: (string | null)[] = [];
  for (const open of [renderScreen, renderSecurity]) {
    await open();
    const [form] = screen.getAllByRole('form');
    controls.push(...[...(form?.querySelectorAll('[name]') ?? [])].map((one) => one.getAttribute('name')));
    cleanup();
  }
  const { currentPassword: _, ...always } = settingsValues(patient); // asked for only when it is needed
  const fields = Object.entries(always).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys(value).map((part) => `${name}.${part}`) : name,
  );
  // The code replaces the current password for accounts without one.
  expect(new Set([...controls, 'code'])).toEqual(new Set(fields));
});

test('F-13 what changed is sent without an empty password, and the new token takes the place of the old one', async () => {
  let answer: (saved: Output<typeof saving>) => void = () => {};
  server.answers[saving] = () => new Promise((resolve) => (answer = resolve));
  await renderScreen();
  type('Full name', 'Asha Nair');
  type('City', '');
  await screen.findByText('You have unsaved changes.');
  screen.getByRole('button', { name: 'Save Changes' }).focus();
  save();
  expect(await sent()).toEqual({ ...basics, name: 'Asha Nair', address: { ...address, city: '' } });
  const request = server.sent.find(({ route }) => route === saving);
  expect(request?.headers.get('authorization')).toBe(`Bearer ${createToken('Asha Menon')}`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
  answer(createAnswer({ name: 'Asha Nair', address: { ...address, city: '' } }));
  await saved();
  expect(localStorage.getItem('token')).toBe(createToken('Asha Nair'));
  await screen.findByRole('button', { name: /Asha Nair/ });
  await screen.findByText('All changes saved.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }));
});

test('F-13 passwords that differ are not sent: it is said in passing and beside the second one', async () => {
  await renderSecurity();
  type('New password', 'secret2');
  type('Confirm new password', 'secret3');
  type('Current password', 'secret1');
  save();
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Passwords do not match!'));
  screen.getByText('Passwords do not match!');
  await waitFor(() => expect(document.activeElement).toBe(field('Confirm new password')));
  type('New password', 'secret3');
  await waitFor(() => expect(screen.queryByText('Passwords do not match!')).toBeNull());
  expect(server.sentTo(saving)).toEqual([]);
});

test('F-13 a new password is sent with the present one, and none of them stays in the form', async () => {
  await renderSecurity();
  type('New password', 'secret2');
  type('Confirm new password', 'secret2');
  type('Current password', 'secret1');
  save();
  expect(await sent()).toEqual({ ...basics, password: 'secret2', currentPassword: 'secret1' });
  await saved();
  await screen.findByText('All changes saved.');
  expect(field('New password').value).toBe('');
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('F-13 another phone number asks for the present password, which is sent only for it', async () => {
  await renderScreen();
  type('Phone number', '9000000002');
  await screen.findByText(/Needed to change your phone number or password/);
  save();
  await screen.findByText('This field is required.');
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(server.sentTo(saving)).toEqual([]);
  type('Current password', 'secret1');
  type('Phone number', '9000000001');
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  await screen.findByText('All changes saved.');
  save();
  expect(await sent()).toEqual(basics);
  await saved();
  type('Phone number', '+91 90000 00002');
  type('Current password', 'secret1');
  save();
  await waitFor(() => expect(server.sentTo(saving)).toHaveLength(2));
  expect(await sent()).toEqual({ ...basics, phone: '9000000002', currentPassword: 'secret1' });
});

test('C-09 another email asks for the present password as well', async () => {
  await renderScreen();
  type('Email', 'new@example.com');
  await screen.findByText(/Needed to change your email/);
  type('Current password', 'secret1');
  save();
  expect(await sent()).toEqual({ ...basics, email: 'new@example.com', currentPassword: 'secret1' });
});

test('F-13 a failed attempt leads to its field again after everything was discarded or saved', async () => {
  await renderScreen();
  for (const isSaved of [false, true, true, true]) {
    type('Phone number', '9000000002');
    await screen.findByLabelText('Current password');
    save();
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    if (isSaved) {
      type('Current password', 'secret1');
      save();
    } else screen.getByRole('button', { name: 'Discard' }).click();
    await screen.findByText('All changes saved.');
  }
});

test('F-13 a wrong present password and a phone that is taken are said beside their fields', async () => {
  server.answers[saving] = problem(403, 'wrong_password', 'That’s not your current password.');
  await renderScreen();
  type('Phone number', '9000000002');
  type('Current password', 'secret9');
  save();
  await failed();
  await screen.findByText('That’s not your current password.');
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Current password'));
  expect(field('Phone number').value).toBe('9000000002');
  expect(localStorage.getItem('token')).toBe(createToken('Asha Menon'));
  type('Current password', 'secret1');
  server.answers[saving] = problem(409, 'patient_exists', 'Taken already.');
  save();
  await screen.findByText('Taken already.');
  expect(document.activeElement).toBe(field('Phone number'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('A-12 too many wrong passwords are said at the foot, without an offer to try at once', async () => {
  server.answers[saving] = problem(429, 'too_many_attempts', 'Please wait a few minutes.');
  await renderScreen();
  type('Phone number', '9000000002');
  type('Current password', 'secret9');
  save();
  await failed();
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a few minutes.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('F-13 a lost network keeps everything typed and offers to try again', async () => {
  server.answers[saving] = lostNetwork;
  await renderScreen();
  const typed = {
    'Full name': 'Asha Kept',
    'Phone number': '9000000002',
    'Current password': 'secret1',
    City: 'Thrissur',
    'Relation to you': 'Sister',
  };
  for (const [label, value] of Object.entries(typed)) type(label, value);
  save();
  await failed();
  await screen.findByText(/can’t reach the server/);
  for (const [label, value] of Object.entries(typed))
    expect([label, field(label).value]).toEqual([label, value]);
  delete server.answers[saving];
  screen.getByRole('button', { name: 'Try again' }).click();
  await saved();
  expect(server.sentTo(saving)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText(/can’t reach the server/)).toBeNull());
});

test('F-13 what is typed while the form is being sent is unsaved afterwards, not lost', async () => {
  let answer: (saved: Output<typeof saving>) => void = () => {};
  server.answers[saving] = () => new Promise((resolve) => (answer = resolve));
  await renderScreen();
  type('Full name', 'Asha Nair');
  save();
  await sent();
  type('Email', 'nair@example.com');
  answer(createAnswer({ name: 'Asha Nair' }));
  await saved();
  await screen.findByText('You have unsaved changes.');
  expect([field('Full name').value, field('Email').value]).toEqual(['Asha Nair', 'nair@example.com']);
});

test('F-13 what breaks a rule is said beside its field, all at once, and not sent', async () => {
  await renderScreen();
  type('Full name', ' ');
  type('Phone number', '12345');
  type('Year', '2999');
  type('Postal code', '12');
  type('Contact’s phone number', '123');
  save();
  await screen.findByText('Date of birth must be in the past.');
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  expect(wrong.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Full name',
    'Phone number',
    'Current password',
    'Day',
    'Month',
    'Year',
    'Postal code',
    'Contact’s phone number',
  ]);
  // One field for the three parts of the date.
  const summary = await screen.findByText('6 fields need attention');
  await waitFor(() => expect(document.activeElement).toBe(summary.closest('p')));
  screen.getByRole('button', { name: 'Date of birth: Date of birth must be in the past.' });
  expect(server.sentTo(saving)).toEqual([]);
});

test('F-13 what the server refuses stands beside its field, also within the address', async () => {
  server.answers[saving] = problem(400, 'invalid_request', 'Please check what you entered.', {
    fields: [
      { field: 'address.postalCode', message: 'Nobody lives there.' },
      { field: 'dateOfBirth', message: 'Not yet.' },
    ],
  });
  await renderScreen();
  save();
  await failed();
  await screen.findByText('Nobody lives there.');
  const summary = await screen.findByText('2 fields need attention');
  await waitFor(() => expect(document.activeElement).toBe(summary.closest('p')));
  screen.getByText('Not yet.');
  screen.getByText('Please check what you entered.');
});

test('F-13 one switch shows and hides every password', async () => {
  await renderSecurity();
  type('New password', 'secret2');
  const fields = ['New password', 'Confirm new password', 'Current password'];
  const types = () => fields.map((label) => field(label).type);
  expect(types()).toEqual(['password', 'password', 'password']);
  fireEvent.click(screen.getByLabelText('Show Password'));
  expect(types()).toEqual(['text', 'text', 'text']);
  fireEvent.click(screen.getByLabelText('Show Password'));
  expect(types()).toEqual(['password', 'password', 'password']);
});

test('F-13 the stored photo can be taken away, and that brought back', async () => {
  await renderScreen();
  screen.getByRole('button', { name: 'Remove' }).click();
  await screen.findByText('You have unsaved changes.');
  screen.getByRole('button', { name: 'Discard' }).click();
  await screen.findByText('All changes saved.');
  screen.getByRole('button', { name: 'Remove' }).click();
  await screen.findByText('You have unsaved changes.');
  server.answers[saving] = problem(413, 'too_large', 'Too large.');
  save();
  expect(await sent()).toEqual({ ...basics, removePhoto: 'true' });
  await screen.findByText('Too large.');
  expect(screen.getByLabelText(/^Photo/).getAttribute('aria-invalid')).toBe('true');
});

test('F-13 leaving with unsaved changes asks first', async () => {
  await renderScreen();
  type('Full name', 'Asha Unsaved');
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Home page' }));
  leave();
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard your details?' }));
  dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(router.state.location.pathname).toBe('/dashboard/patient/settings/profile');
  expect(field('Full name').value).toBe('Asha Unsaved');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  leave();
  (await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Discard' })).click();
  await screen.findByRole('heading', { name: 'Home' });
});

test('F-13 a profile that cannot be loaded is said, with a way to try again', async () => {
  server.answers[loading] = problem(503, 'unavailable', 'Please try again in a moment.');
  show();
  await screen.findByText('We couldn’t load your profile.');
  screen.getByText('Please try again in a moment.');
  delete server.answers[loading];
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByRole('form', { name: 'Profile' });
});

test('J-08 the ABHA number stands as on the card, and an Aadhaar number does not leave the browser', async () => {
  server.answers['GET /people/abha'] = { abhaNumber: '91123456789012', abhaAddress: 'asha@abdm' };
  server.answers['PUT /people/abha'] = { message: 'Saved' };
  show('/abha');
  const form = within(await screen.findByRole('form', { name: 'ABHA' }));
  const number = form.getByLabelText<HTMLInputElement>('ABHA number');
  expect(number.value).toBe('91-1234-5678-9012');
  expect(form.getByLabelText<HTMLInputElement>('ABHA address').value).toBe('asha@abdm');
  const press = () => fireEvent.click(form.getByRole('button', { name: 'Save' }));
  fireEvent.change(number, { target: { value: '2345 6789 0123' } });
  press();
  await form.findAllByText('This looks like an Aadhaar number. We don’t store Aadhaar numbers.');
  expect(server.sentTo('PUT /people/abha')).toEqual([]);
  fireEvent.change(number, { target: { value: '92 1234 5678 9012' } });
  press();
  await waitFor(() =>
    expect(server.sentTo('PUT /people/abha')).toEqual([
      { abhaNumber: '92123456789012', abhaAddress: 'asha@abdm' },
    ]),
  );
});
