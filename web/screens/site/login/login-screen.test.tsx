// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCall } from '../../../api/client.ts';
import { CallContext } from '../../../api/context.tsx';
import { sessionStore } from '../../../session/session.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { LoginScreen } from './login-screen.tsx';

const token = `h.${btoa(JSON.stringify({ id: '1', role: 'patient', name: 'Asha', photo: { url: null } }))}.s`;
const transport = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) =>
  transport.mockResolvedValueOnce(Response.json(body, { status }));
const problem = (status: number, code: string, message: string, fields?: unknown) =>
  answer(status, { type: 'about:blank', title: '', status, code, message, fields });

let router: ReturnType<typeof createMemoryRouter>;
function open(address = '/login') {
  const panel = (
    <>
      <LoginScreen />
      <Toasts />
    </>
  );
  const routes = [
    { path: '/login', element: panel },
    { path: '*', element: null },
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CallContext value={makeCall(transport, () => null)}>
      <RouterProvider router={router} />
    </CallContext>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  sessionStore.restore();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no modal dialogs; opening and closing is enough here.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  act(() => void vi.runAllTimers()); // the toasts hide
  cleanup();
  act(() => sessionStore.logOut());
  vi.useRealTimers();
  transport.mockReset();
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
  open();
  problem(401, 'invalid_credentials', 'Login failed. Please check your credentials.');
  logIn();
  await screen.findByText('Login failed. Please check your credentials.');
  fireEvent.click(screen.getByLabelText('Doctor'));
  expect(localStorage.getItem('role')).toBe('doctor');
  problem(401, 'invalid_credentials', 'Login failed. Please check your credentials.');
  logIn();
  await waitFor(() => expect(transport).toHaveBeenCalledTimes(2));
  expect(transport.mock.calls.map(([url]) => url)).toEqual(['/api/patients/login', '/api/doctors/login']);
});

test('C-07 a failed login says so in red, names the cause, and keeps what was typed', async () => {
  open();
  problem(429, 'too_many_attempts', 'Too many wrong passwords. Please wait a few minutes and try again.');
  logIn();
  await screen.findByText('Too many wrong passwords. Please wait a few minutes and try again.');
  screen.getByText('Login Failed, Please try again');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9000000001');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(localStorage.getItem('token')).toBeNull();
});

test('C-07 an answer without a token is a failure of its own', async () => {
  open();
  answer(200, {});
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
  open(from);
  answer(200, { token });
  logIn();
  await screen.findByText('Login successful');
  expect(sessionStore.current().user?.name).toBe('Asha');
  expect(router.state.location.pathname).toBe('/login');
  await aSecond();
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

test('C-06 a login without the ten digits and a password is not sent', async () => {
  open();
  logIn('12345', '');
  await screen.findByText('Please enter exactly 10 digits.');
  screen.getByText('Please fill this in.');
  expect(transport).not.toHaveBeenCalled();
});

async function register(as: 'Patient' | 'Doctor' | 'Hospital') {
  fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${as} `) }));
  return screen.findByRole('form', { name: /Register a/ });
}

test('C-01 the tabs are one stop, moved by the arrow keys, and both keep what was typed', async () => {
  open();
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
  open();
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

test('C-06 an empty form of a doctor names every missing field and goes to the first', async () => {
  open();
  const form = await register('Doctor');
  fireEvent.click(within(form).getByRole('button', { name: 'Register' }));
  const name = within(form).getByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  within(form).getByText('Please choose a location.');
  const invalid = form.querySelectorAll('[aria-invalid="true"]');
  expect(invalid.length).toBe(11); // all but the working hours, which have defaults, and the photo
  expect(transport).not.toHaveBeenCalled();
});

const patient = {
  'Full name': 'Asha Menon',
  'Date of birth': '1990-05-04',
  Gender: 'Female',
  'E-mail': 'asha@example.com',
  'House and street': '12 Lake Road',
  City: 'Kochi',
  State: 'Kerala',
  'Postal code': '682001',
  'Name of the contact': 'Ravi',
  'Relation to you': 'brother',
  'Phone number of the contact': '9000000002',
};
async function sendPatient() {
  const form = await register('Patient');
  const fill = (label: string, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  for (const [label, value] of Object.entries(patient)) fill(label, value);
  fill('Phone number', '9000000001');
  fill('Password', 'secret1');
  await act(async () => fireEvent.click(within(form).getByRole('button', { name: 'Register' })));
  return form;
}

test('C-03 C-08 a patient is sent as a form, logged in and led to the dashboard', async () => {
  open();
  answer(201, { token });
  await sendPatient();
  await screen.findByText('Patient register successful');
  const [url, init] = transport.mock.calls[0] ?? [];
  expect(url).toBe('/api/patients/signup');
  const body = init?.body as FormData;
  expect(Object.fromEntries(body)).toMatchObject({
    name: 'Asha Menon',
    phone: '9000000001',
    gender: 'Female',
  });
  expect(sessionStore.current().state).toBe('in');
  await aSecond();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test.each([
  [
    409,
    'patient_exists',
    'Patient already exists with this phone number.',
    'Patient already exists with this phone number.',
  ],
  [
    500,
    'internal',
    'Something went wrong on our side. Please try again.',
    'Patient registration failed. Please try again.',
  ],
])('C-03 a refusal with %i %s is said and nothing typed is lost', async (status, code, message, shown) => {
  open();
  problem(status, code, message);
  const form = await sendPatient();
  await within(form).findByText(shown);
  screen.getByText('Register Failed, Please try again');
  expect(within(form).getByLabelText<HTMLInputElement>('Full name').value).toBe('Asha Menon');
});

test("C-06 what the server finds wrong with a field stands beside it, in the server's words", async () => {
  open();
  const message = 'The date of birth must lie in the past.';
  problem(400, 'invalid_request', 'Something is not right.', [{ field: 'dateOfBirth', message }]);
  const form = await sendPatient();
  await within(form).findByText(message);
  const birthDate = within(form).getByLabelText('Date of birth');
  expect(birthDate.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(birthDate);
});

test('C-01 before the scripts come nothing can be sent, and what was typed by then stays', async () => {
  const page = (
    <MemoryRouter>
      <CallContext value={makeCall(transport, () => null)}>
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
  answer(200, { token });
  fireEvent.click(send);
  await waitFor(() => expect(transport).toHaveBeenCalled());
  expect(JSON.parse(String(transport.mock.calls[0]?.[1].body))).toEqual({
    phone: '9000000001',
    password: 'Patient@123',
  });
});

const required = () => problem(401, 'second_factor_required', 'Please enter the code as well.');
const doctorToken = `h.${btoa(JSON.stringify({ id: '1', role: 'doctor', name: 'Dr. Rao', photo: { url: null } }))}.s`;
const bodies = () => transport.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
async function secondStep() {
  open('/login?returnTo=/appList');
  fireEvent.click(screen.getByLabelText('Doctor'));
  required();
  logIn('9100000001', 'teal kettle');
  await screen.findByRole('heading', { name: 'Second step' });
}

test('P-04 where a code is needed the second step takes the place of the form, and the same call completes the login', async () => {
  await secondStep();
  const code = screen.getByLabelText<HTMLInputElement>('Code from the app');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByText('Login Failed, Please try again')).toBeNull();
  answer(200, { token: doctorToken });
  type('Code from the app', '123 456');
  fireEvent.submit(screen.getByRole('form', { name: 'Second step' }));
  await screen.findByText('Login successful');
  expect(bodies()).toEqual([
    { phone: '9100000001', password: 'teal kettle' },
    { phone: '9100000001', password: 'teal kettle', code: '123456' },
  ]);
  await aSecond();
  await waitFor(() => expect(router.state.location.pathname).toBe('/appList'));
});

test('P-04 a wrong code is said at its field, which has the focus; an empty one is not sent', async () => {
  await secondStep();
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  submit();
  await screen.findByText('Please fill this in.');
  expect(transport).toHaveBeenCalledTimes(1);
  problem(403, 'wrong_second_factor', 'This code is not right.');
  type('Code from the app', '000000');
  submit();
  await screen.findByText('This code is not right.');
  const code = screen.getByLabelText('Code from the app');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(localStorage.getItem('token')).toBeNull();
});

test('P-04 a recovery code instead, and the way back to phone and password, which are kept', async () => {
  await secondStep();
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code');
  await waitFor(() => expect(document.activeElement).toBe(recovery));
  expect(recovery.inputMode).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Use the code from the app' }));
  screen.getByLabelText('Code from the app');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9100000001');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('teal kettle');
  required();
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { name: 'Second step' });
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  answer(200, { token: doctorToken });
  type('Recovery code', 'abcd-efgh-jkmn-pqrs');
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByText('Login successful');
  expect(bodies().at(-1)).toMatchObject({ code: 'abcdefghjkmnpqrs' });
});
