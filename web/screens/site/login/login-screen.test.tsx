import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentVersion } from '#domain/accounts/consent.ts';
import { AuthDialog } from '#web/accounts/session/login/auth-dialog.tsx';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { placeStore } from '#web/ui/place.ts';
import { CallContext } from '../../../api/context.tsx';
import { registrations } from '../../registrations.ts';
import { LoginScreen } from './login-screen.tsx';

const createToken = (role: string, name: string) => encodeToken({ id: '1', role, name });
const token = createToken('patient', 'Asha');
const patientLogin = 'POST /patients/login';
const doctorLogin = 'POST /doctors/login';
const patientSignUp = 'POST /patients/signup';
let server: FakeServer;

function openScreen(address = '/login') {
  const routes = [
    { path: '/login', Component: LoginScreen },
    { path: '/register', Component: LoginScreen },
    { path: '*', element: null },
  ];
  return openPage(server, routes, { at: address });
}

beforeEach(() => {
  server = fakeServer({
    [patientLogin]: { token },
    [doctorLogin]: { token: createToken('doctor', 'Dr. Rao') },
    [patientSignUp]: { token },
    'GET /sessions': { sessions: [] },
    'GET /pincodes/:pincode': { city: 'Kochi', state: 'Kerala' },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.restore();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => void vi.runAllTimers()); // the toasts hide
  cleanup();
  act(() => sessionStore.logOut());
});

const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1000));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function logIn(phone = '9000000001', password = 'secret1') {
  const form = screen.getByRole('form', { name: 'Log In' });
  fireEvent.change(within(form).getByLabelText('Phone number'), { target: { value: phone } });
  fireEvent.change(within(form).getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(within(form).getByRole('button', { name: 'Log In' }));
}

test('C-01 C-07 a patient logs in by default, a doctor after choosing so, and the choice is kept', async () => {
  const refusal = problem(401, 'invalid_credentials', 'Login failed. Please check your credentials.');
  server.answers[patientLogin] = refusal;
  server.answers[doctorLogin] = refusal;
  openScreen();
  expect(localStorage.getItem('role')).toBe('patient');
  logIn();
  await screen.findByText('Login failed. Please check your credentials.');
  fireEvent.click(screen.getByLabelText('Doctor'));
  expect(localStorage.getItem('role')).toBe('doctor');
  logIn();
  await waitFor(() => expect(server.sent.map(({ route }) => route)).toEqual([patientLogin, doctorLogin]));
});

test('C-07 a failed login says so in red, names the cause, and keeps what was typed', async () => {
  const sentence = 'Too many wrong passwords. Please wait a few minutes and try again.';
  server.answers[patientLogin] = problem(429, 'too_many_attempts', sentence);
  openScreen();
  logIn();
  await screen.findByText(sentence);
  screen.getByText('Login Failed, Please try again');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9000000001');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(localStorage.getItem('token')).toBeNull();
});

test('C-07 an answer without a token is a failure of its own', async () => {
  server.answers[patientLogin] = Response.json({});
  openScreen();
  logIn();
  await screen.findByText('No token received from server.');
});

test.each([
  ['/login', '/dashboard'],
  [
    '/login?returnTo=/doctor-description%3Fdoctor%3DDOC-000001%26slot%3D16:30',
    '/doctor-description?doctor=DOC-000001&slot=16:30',
  ],
  ['/login?returnTo=//elsewhere.example', '/dashboard'],
])('C-08 E-04 a login at %s leads to %s after a second', async (from, to) => {
  const router = openScreen(from);
  const byPassword = screen.queryByRole('form', { name: 'Log In' });
  if (!byPassword) fireEvent.click(await screen.findByRole('button', { name: 'Log in with a password' }));
  logIn();
  await screen.findByText('Login successful');
  expect(sessionStore.current().user?.name).toBe('Asha');
  expect(router.state.location.pathname).toBe('/login');
  await aSecond();
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
});

test('A-12 C-08 who was logged in at first, as when a session that ended is given up, logs in as everybody', async () => {
  act(() => sessionStore.logIn(token));
  const router = openScreen('/login?returnTo=/dashboard/patient');
  await screen.findByRole('link', { name: 'Continue' });
  act(() => sessionStore.logOut());
  logIn();
  await screen.findByText('Login successful');
  screen.getByRole('form', { name: 'Log In' });
  await aSecond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/patient'));
});

test('C-06 a login without the ten digits and a password is not sent', async () => {
  openScreen();
  logIn('12345', '');
  await screen.findByText('Enter exactly 10 digits.');
  screen.getByText('This field is required.');
  expect(server.sent).toEqual([]);
});

async function register(as: 'Patient' | 'Doctor' | 'Hospital') {
  fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${as} `) }));
  return screen.findByRole('form', { name: /Register a/ });
}

test('C-01 the tabs are one stop, moved by the arrow keys, and both keep what was typed', async () => {
  openScreen();
  const [login, signUp] = screen.getAllByRole('tab');
  expect([login?.tabIndex, signUp?.tabIndex]).toEqual([0, -1]);
  type('Phone number', '900');
  fireEvent.keyDown(login as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(signUp);
  expect(signUp?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(signUp as HTMLElement, { key: 'ArrowRight' });
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('900');
});

test('C-02 back asks before it discards, and only when something was entered', async () => {
  openScreen();
  await register('Hospital');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await register('Hospital');
  type('Hospital name', 'Care Hospital');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Hospital name').value).toBe('Care Hospital');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  screen.getByText('Register As');
});

test('C-06 an empty form of a doctor says how many fields need attention, names each, and leads there', async () => {
  openScreen();
  document.title = 'Log in or sign up';
  const form = await register('Doctor');
  fireEvent.click(within(form).getByRole('button', { name: 'Register' }));
  // All but the working hours, which have defaults, and the photo.
  const summary = await within(form).findByText('12 fields need attention');
  await waitFor(() => expect(document.activeElement).toBe(summary.closest('p')));
  expect(form.querySelectorAll('[aria-invalid="true"]').length).toBe(12);
  expect(document.title).toBe('Error: Log in or sign up');
  within(form).getByText('Choose a location.');
  within(form).getByRole('button', {
    name: 'Basic fee in rupees: Enter an amount in rupees, 0 or more, with up to two decimals.',
  });
  const name = within(form).getByLabelText('Full name');
  fireEvent.click(within(form).getByRole('button', { name: 'Full name: Enter the full name.' }));
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'Dr. Rao' } });
  await within(form).findByText('11 fields need attention');
  expect(server.sent).toEqual([]);
});

const person = {
  'Full name': 'Asha Menon',
  Day: '4',
  Month: '5',
  Year: '1990',
  Gender: 'Female',
  Email: 'asha@example.com',
  'Phone number': '9000000001',
  Password: 'secret1',
};
const address = {
  'House number and street': '12 Lake Road',
  City: 'Kochi',
  State: 'Kerala',
  'Postal code': '682001',
  'Contact’s name': 'Ravi',
  'Relation to you': 'brother',
  'Contact’s phone number': '9000000002',
};
function fill(form: HTMLElement, answers: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  }
}
const press = (form: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(form).getByRole('button', { name })));

async function sendPatient() {
  const form = await register('Patient');
  fill(form, person);
  await press(form, 'Continue');
  fill(form, address);
  fireEvent.click(within(form).getByRole('checkbox'));
  await press(form, 'Register');
  return form;
}

test('C-03 C-08 a patient is sent as a form, logged in and led to the dashboard', async () => {
  const router = openScreen();
  await sendPatient();
  await screen.findByText('Patient register successful');
  const [form] = server.sentTo(patientSignUp);
  expect(Object.fromEntries(form as FormData)).toMatchObject({
    name: 'Asha Menon',
    phone: '9000000001',
    gender: 'Female',
    dateOfBirth: '1990-05-04',
    consent: consentVersion,
  });
  expect(sessionStore.current().state).toBe('in');
  await aSecond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test.each([
  [
    429,
    'too_many_requests',
    'Too many requests. Please wait a moment.',
    'Too many requests. Please wait a moment.',
  ],
  [
    500,
    'internal',
    'Something went wrong on our side. Please try again.',
    'Patient registration failed. Please try again.',
  ],
] as const)(
  'C-03 a refusal with %i %s is said and nothing typed is lost',
  async (status, code, message, shown) => {
    server.answers[patientSignUp] = problem(status, code, message);
    openScreen();
    const form = await sendPatient();
    await within(form).findByText(shown);
    screen.getByText('Register Failed, Please try again');
    expect(within(form).getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Menon');
  },
);

test("C-06 what the server finds wrong with a field stands beside it, in the server's words", async () => {
  const message = 'Date of birth must be in the past.';
  const fields = [{ field: 'dateOfBirth', message }];
  server.answers[patientSignUp] = problem(400, 'invalid_request', 'Something is not right.', { fields });
  openScreen();
  const form = await sendPatient();
  await within(form).findByText(message);
  const day = within(form).getByLabelText('Day');
  expect(day.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(day));
});

test('C-03 a phone number that is known is marked, on its step, and leads to the login with it', async () => {
  const sentence = 'Patient already exists with this phone number.';
  server.answers[patientSignUp] = problem(409, 'patient_exists', sentence);
  openScreen();
  const form = await sendPatient();
  await within(form).findByText(sentence);
  screen.getByText('Register Failed, Please try again');
  const phone = within(form).getByLabelText<HTMLInputElement>('Phone number');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(phone));
  fireEvent.click(within(form).getByRole('button', { name: 'Log in with 9000000001' }));
  const login = within(screen.getByRole('form', { name: 'Log In' }));
  expect(login.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9000000001');
  await waitFor(() => expect(document.activeElement).toBe(login.getByLabelText('Password')));
});

test('C-03 two steps: the first is checked alone, Back keeps what was typed, headings get the focus', async () => {
  openScreen();
  const form = await register('Patient');
  await press(form, 'Continue');
  await within(form).findByText('6 fields need attention');
  fill(form, person);
  await waitFor(() => expect(within(form).queryByText(/need attention/)).toBeNull());
  await press(form, 'Continue');
  const second = within(form).getByRole('heading', { name: 'Step 2 of 2: Address and emergency contact' });
  expect(document.activeElement).toBe(second);
  expect(within(form).queryByText(/attention/)).toBeNull();
  fill(form, { 'Contact’s name': 'Ravi' });
  await press(form, 'Previous step');
  expect(document.activeElement).toBe(
    within(form).getByRole('heading', { name: 'Step 1 of 2: Your details and login' }),
  );
  expect(within(form).getByLabelText<HTMLInputElement>('Year').value).toBe('1990');
  await press(form, 'Continue');
  expect(within(form).getByLabelText<HTMLInputElement>('Contact’s name').value).toBe('Ravi');
  // The phone's own Back does the same.
  act(() => window.history.back());
  await within(form).findByRole('heading', { name: 'Step 1 of 2: Your details and login' });
  expect(server.sent).toEqual([]);
});

test('C-03 without the agreement nothing is sent', async () => {
  openScreen();
  const form = await register('Patient');
  fill(form, person);
  await press(form, 'Continue');
  fill(form, address);
  const agree = within(form).getByRole<HTMLInputElement>('checkbox');
  expect(agree.checked).toBe(false);
  await press(form, 'Register');
  await within(form).findByText('Tick the box to agree. We can’t create an account without it.');
  await waitFor(() => expect(document.activeElement).toBe(agree));
  expect(server.sentTo(patientSignUp)).toEqual([]);
});

test('C-03 a pincode fills in city and state, and leaves a city that somebody typed', async () => {
  openScreen();
  const form = await register('Patient');
  fill(form, person);
  await press(form, 'Continue');
  const value = (label: string) => within(form).getByLabelText<HTMLInputElement>(label).value;
  fill(form, { 'Postal code': '682 001' });
  await waitFor(() => expect([value('City'), value('State')]).toEqual(['Kochi', 'Kerala']));
  expect(server.sent[0]?.route).toBe('GET /pincodes/682001');
  fill(form, { City: 'Aluva' });
  server.answers['GET /pincodes/:pincode'] = { city: 'Chennai', state: 'Tamil Nadu' };
  fill(form, { 'Postal code': '600001' });
  await waitFor(() => expect(value('State')).toBe('Tamil Nadu'));
  expect(value('City')).toBe('Aluva');
  server.answers['GET /pincodes/:pincode'] = { city: null, state: null };
  fill(form, { 'Postal code': '999999' });
  await within(form).findByText('We couldn’t find this pincode. Check the number.');
});

test('C-03 the known place fills in the city', async () => {
  placeStore.choose({ name: 'Warangal', latitude: 17.97, longitude: 79.59 });
  openScreen();
  const form = await register('Patient');
  expect(within(form).getByLabelText<HTMLInputElement>('City').value).toBe('Warangal');
});

test('C-02 a draft comes back after a reload, without the password, until it is sent or begun afresh', async () => {
  openScreen();
  fill(await register('Patient'), person);
  cleanup();
  expect(JSON.stringify(sessionStorage)).not.toContain('secret1');
  openScreen();
  const form = await screen.findByRole('form', { name: 'Register as a patient' });
  const value = (label: string) => within(form).getByLabelText<HTMLInputElement>(label).value;
  expect(['Full name', 'Day', 'Month', 'Year', 'Phone number', 'Password'].map(value)).toEqual([
    'Asha Menon',
    '4',
    '5',
    '1990',
    '9000000001',
    '',
  ]);
  await press(form, 'Start over');
  expect(['Full name', 'Day', 'Year'].map(value)).toEqual(['', '', '']);
  expect(sessionStorage.length).toBe(0);
});

test('C-02 a draft that somebody discards with the dialog is gone', async () => {
  const onClose = vi.fn<() => void>();
  const element = <AuthDialog registrations={registrations} open onClose={onClose} />;
  openPage(server, element);
  fill(await register('Patient'), { 'Full name': 'Asha Menon' });
  expect(sessionStorage.length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
});

test('C-02 nothing of a draft is left once the account is made', async () => {
  openScreen();
  await sendPatient();
  await screen.findByText('Patient register successful');
  expect(sessionStorage.length).toBe(0);
});

const fromBooking =
  '/login?returnTo=/doctor-description%3Fdoctor%3DDOC-000001%26date%3D2036-11-26%26slot%3D16:30';

test('E-04 from a booking the login shows it and asks for the phone alone; other ways are links', async () => {
  openScreen(fromBooking);
  screen.getByRole('heading', { name: 'Almost booked', level: 1 });
  screen.getByText(/26 Nov.*, 16:30/);
  const form = within(await screen.findByRole('form', { name: 'Log in with a code' }));
  expect(form.getAllByRole('textbox')).toEqual([screen.getByLabelText('Phone number')]);
  expect(screen.queryByRole('tab')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Doctor or hospital? Log in here' }));
  screen.getByLabelText('Doctor');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Login' }));
  cleanup();
  openScreen('/login?returnTo=/dashboard/practice');
  screen.getByRole('heading', { name: 'Log in or sign up', level: 1 });
});

test.each(['date=2026-02-30&slot=16:30', 'date=x&slot=16:30', 'date=2026-11-26&slot=Call%20this%20number'])(
  'E-04 an address with %s names no booking',
  async (chosen) => {
    openScreen(`/login?returnTo=${encodeURIComponent(`/doctor-description?doctor=DOC-000001&${chosen}`)}`);
    await screen.findByText('Log in to finish booking. We saved your doctor and time.');
    expect(screen.queryByText(/Almost booked|Call this number/)).toBeNull();
  },
);

test('E-04 from a booking the role is not asked again, but can be changed', async () => {
  openScreen(fromBooking);
  fireEvent.click(await screen.findByRole('button', { name: 'Log in with a password' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await screen.findByRole('form', { name: 'Register as a patient' });
  fireEvent.click(screen.getByRole('button', { name: 'Not a patient? Register as a doctor or hospital' }));
  screen.getByRole('heading', { name: 'Register As' });
  screen.getByRole('button', { name: /^Hospital/ });
});

test('C-02 the role of a registration is in the address', async () => {
  openScreen('/register?role=doctor');
  await screen.findByRole('form', { name: 'Register as a doctor' });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Patient/ }));
  expect(window.location.search).toBe('?role=patient');
});

test('C-01 before the scripts come nothing can be sent, and what was typed by then stays', async () => {
  const page = (
    <MemoryRouter>
      <CallContext value={server.call}>
        <LoginScreen />
      </CallContext>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const form = within(container);
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Log In' });
  // The browser would put the password into the address.
  expect(send.disabled).toBe(true);
  form.getByLabelText<HTMLInputElement>('Phone number').value = '9000000001';
  form.getByLabelText<HTMLInputElement>('Password').value = 'Patient@123';
  render(page, { container, hydrate: true });
  expect(send.disabled).toBe(false);
  fireEvent.click(send);
  const sent = [{ phone: '9000000001', password: 'Patient@123' }];
  await waitFor(() => expect(server.sentTo(patientLogin)).toEqual(sent));
});

async function openSecondStep() {
  server.answers[doctorLogin] = ({ body }) =>
    'code' in (body as object)
      ? { token: createToken('doctor', 'Dr. Rao') }
      : problem(401, 'second_factor_required', 'Please enter the code as well.');
  const router = openScreen('/login?returnTo=/appList');
  fireEvent.click(screen.getByLabelText('Doctor'));
  logIn('9100000001', 'teal kettle');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return router;
}

test('P-04 where a code is needed the second step takes the place of the form, and the same call completes the login', async () => {
  const router = await openSecondStep();
  const code = screen.getByLabelText<HTMLInputElement>('Code from the app');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByText('Login Failed, Please try again')).toBeNull();
  type('Code from the app', '123 456');
  fireEvent.submit(screen.getByRole('form', { name: 'Enter your code' }));
  await screen.findByText('Login successful');
  expect(server.sentTo(doctorLogin)).toEqual([
    { phone: '9100000001', password: 'teal kettle' },
    { phone: '9100000001', password: 'teal kettle', code: '123456' },
  ]);
  await aSecond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/appList'));
});

test('P-04 a wrong code is said at its field, which has the focus; an empty one is not sent', async () => {
  await openSecondStep();
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  submit();
  await screen.findByText('This field is required.');
  expect(server.sent).toHaveLength(1);
  server.answers[doctorLogin] = problem(403, 'wrong_second_factor', 'Wrong code.');
  type('Code from the app', '000000');
  submit();
  await screen.findByText('Wrong code.');
  const code = screen.getByLabelText('Code from the app');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(localStorage.getItem('token')).toBeNull();
});

test('P-04 a recovery code instead, and the way back to phone and password, which are kept', async () => {
  await openSecondStep();
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code');
  await waitFor(() => expect(document.activeElement).toBe(recovery));
  expect(recovery.inputMode).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Use a code from the app' }));
  screen.getByLabelText('Code from the app');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9100000001');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('teal kettle');
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Enter your code' });
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  type('Recovery code', 'abcd-efgh-jkmn-pqrs');
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Login successful');
  expect(server.sentTo(doctorLogin).at(-1)).toMatchObject({ code: 'abcdefghjkmnpqrs' });
});
