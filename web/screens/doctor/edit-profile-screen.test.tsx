import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { sessionStore } from '#web/api/session.ts';
import { signedInRoutes } from '#web/signed-in-routes.tsx';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { ownProfile } from '#web/testing/doctors/sample-doctor.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

const doctor = ownProfile({ photo: { url: '/api/photos/1-large.webp' } });
const createToken = (name: string) => encodeToken({ id: '1', role: 'doctor', name, doctorId: 'DOC-000001' });
const token = createToken('Dr. Asha Rao');
const saved = {
  message: 'Profile updated successfully!',
  newToken: createToken('Dr. New'),
  doctor: { ...doctor, name: 'Dr. New' },
};
const edit = 'PUT /doctors/editProfile';
const toEdit = () => server.sentTo(edit);
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const goTo = (path: string) => act(() => router.navigate(path));

async function openScreen(section = 'you') {
  sessionStore.logIn(token);
  const routes = [...signedInRoutes, { path: '/doctor-description', element: <Link to="/">Public</Link> }];
  router = openPage(server, routes, { at: `/dashboard/editProfile/${section}` });
  await screen.findByRole('heading', { name: 'Edit profile', level: 1 });
  await screen.findByRole('form');
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' }).click();

const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  localStorage.clear();
  stubWidth(false);
  vi.spyOn(toast, 'good').mockReturnValue();
  vi.spyOn(toast, 'bad').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = fakeServer({
    'GET /doctors/profile': { doctor, revenue: 0 },
    'GET /geocode/reverse': { city: 'Kochi', locality: null },
    'GET /calendar-feed': { feed: null },
    'GET /doctors/second-factor': { since: null, recoveryCodesLeft: 0 },
    'GET /doctors/letterhead': { logo: null, signature: null, paper: plainPaper },
    'GET /bell': { unread: 0, items: [] },
    'GET /sessions': { sessions: [] },
    'GET /message-preferences': { locale: 'en', topics: [], requestsTold: 'at-once', dailyDigest: true },
    [edit]: saved,
  });
  // jsdom does not implement them.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

test('G-09 the sections show what is stored, the place by its name', async () => {
  await openScreen();
  const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(shownIn('Full name')).toBe('Dr. Asha Rao');
  screen.getByText('No larger than 5MB');
  await goTo('/dashboard/editProfile/practice');
  expect([shownIn('Basic fee in rupees'), shownIn('Working hours to')]).toEqual(['650.5', '17:00']);
  expect(screen.getByLabelText<HTMLInputElement>('Friday').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Saturday').checked).toBe(false);
  const place = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' });
  await waitFor(() => expect(place.value).toBe('Kochi'));
  await goTo('/dashboard/editProfile/about');
  screen.getByRole('button', { name: 'Remove English' });
});

test('G-09 a phone begins with the sections, each of which leads back', async () => {
  sessionStore.logIn(token);
  router = openPage(server, signedInRoutes, { at: '/dashboard/editProfile' });
  const list = within(await screen.findByRole('navigation', { name: 'Edit profile' }));
  await list.findByText('Dr. Asha Rao');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
    ...['you', 'registration', 'practice', 'about', 'letterhead', 'notifications', 'calendar', 'security'],
    ...['practices', 'doctor-description?doctor=DOC-000001'],
  ]);
  list.getByRole('link', { name: 'Security and devices' }).click();
  await screen.findByRole('heading', { name: 'Two-step verification' });
  screen.getByRole('heading', { name: 'Where you are logged in' });
  (await screen.findByRole('link', { name: 'Edit profile', current: false })).click();
  await screen.findByRole('navigation', { name: 'Edit profile' });
});

test('G-09 a wide screen keeps the sections beside the one that is open', async () => {
  stubWidth(true);
  await openScreen('');
  const list = within(screen.getByRole('navigation', { name: 'Edit profile' }));
  expect(list.getByRole('link', { current: 'page' }).textContent).toContain('You');
  list.getByRole('link', { name: /^Calendar/ }).click();
  await screen.findByRole('heading', { name: 'Calendar' });
  expect(list.getByRole('link', { current: 'page' }).textContent).toContain('Calendar');
});

test('G-09 only what changed is sent, and the new token takes the place of the old one', async () => {
  await openScreen('about');
  type(/^About you and your work/, 'Newer.');
  const languages = screen.getByRole('combobox', { name: /^Languages/ });
  fireEvent.change(languages, { target: { value: 'Tamil, english' } });
  fireEvent.keyDown(languages, { key: 'Enter' });
  save();
  await waitFor(() => expect(toEdit()).toEqual([{ overview: 'Newer.', languages: ['English', 'Tamil'] }]));
  const sent = server.sent.find(({ route }) => route === edit);
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${token}`);
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Profile updated successfully!'));
  expect(localStorage.getItem('token')).toBe(saved.newToken);
  await screen.findByRole('button', { name: /Dr\. New/ });
  await screen.findByText('All changes saved.');
});

test('G-09 what the server refuses stands beside its field, nothing typed is lost, and a retry can work', async () => {
  server.answers[edit] = problem(400, 'invalid_request', 'Please check what you entered.', {
    fields: [{ field: 'workingDays.0', message: 'Not on this day.' }],
  });
  await openScreen('practice');
  type('Basic fee in rupees', '700');
  save();
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Failed to update profile'));
  screen.getByText('Not on this day.');
  screen.getByText('Please check what you entered.');
  expect(screen.getByLabelText<HTMLInputElement>('Basic fee in rupees').value).toBe('700');
  expect(localStorage.getItem('token')).toBe(token);
  server.answers[edit] = saved;
  save();
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Profile updated successfully!'));
});

test('G-09 a phone number that is taken is said beside the phone number', async () => {
  server.answers[edit] = problem(409, 'doctor_exists', 'Taken already.');
  await openScreen();
  type('Phone number', '9100000002');
  type('Current password', 'secret1');
  save();
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Failed to update profile'));
  expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Taken already.');
});

test.each([
  ['Phone number', 'phone', '9100000002', '9100000001'],
  ['Email', 'email', 'new@example.com', 'asha@example.com'],
])(
  'C-09 another %s asks for the present password, which is sent only for it',
  async (label, name, other, own) => {
    await openScreen();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    type(label, other);
    await screen.findByText(/Needed because you’re changing your phone number or email/);
    save();
    await screen.findByText('This field is required.');
    expect(toEdit()).toEqual([]);
    server.answers[edit] = problem(403, 'wrong_password', 'That’s not your current password.');
    type('Current password', 'secret9');
    save();
    await screen.findByText('That’s not your current password.');
    const refused = { [name]: other, currentPassword: 'secret9' };
    expect(toEdit()).toEqual([refused]);
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    type(label, own);
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    await screen.findByText('All changes saved.');
    type('Full name', 'Dr. New');
    server.answers[edit] = saved;
    save();
    await waitFor(() => expect(toEdit()).toEqual([refused, { name: 'Dr. New' }]));
  },
);

test('G-09 a photo that the server does not take is said beside the photo', async () => {
  server.answers[edit] = problem(413, 'too_large', 'Too large.');
  await openScreen();
  screen.getByRole('button', { name: 'Remove' }).click();
  await screen.findByText('You have unsaved changes.');
  save();
  await screen.findByText('Too large.');
  expect(screen.getByLabelText(/^Photo/).getAttribute('aria-invalid')).toBe('true');
});

test('G-09 a lost network is said, and what is typed stays', async () => {
  server.answers[edit] = lostNetwork;
  await openScreen();
  type('Full name', 'Dr. Kept');
  save();
  await waitFor(() => expect(toast.bad).toHaveBeenCalledWith('Failed to update profile'));
  screen.getByText(/can’t reach the server/);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dr. Kept');
});

test('C-06 what breaks a rule is said beside the field and not sent', async () => {
  await openScreen('practice');
  type('Basic fee in rupees', '');
  type('Working hours to', '08:00');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    screen.getByLabelText(day).click();
  }
  save();
  await screen.findByText('Enter an amount in rupees, 0 or more, with up to two decimals.');
  await screen.findByText(/fields need attention/);
  screen.getByText('Choose at least one day of the week.');
  type('Basic fee in rupees', '700');
  await waitFor(() =>
    expect(screen.queryByText('Enter an amount in rupees, 0 or more, with up to two decimals.')).toBeNull(),
  );
  screen.getByLabelText('Monday').click();
  save();
  await screen.findByText('The end time must be after the start time.');
  expect(toEdit()).toEqual([]);
});

test('G-09 what is typed while the form is being sent is unsaved afterwards, not lost', async () => {
  const waiting = Promise.withResolvers<typeof saved>();
  server.answers[edit] = () => waiting.promise;
  await openScreen('registration');
  type('Years of experience', '13');
  save();
  await waitFor(() => expect(toEdit()).toHaveLength(1));
  type('Medical registration number', 'KMC 2');
  waiting.resolve(saved);
  await waitFor(() => expect(toast.good).toHaveBeenCalledWith('Profile updated successfully!'));
  screen.getByText('You have unsaved changes.');
  expect(screen.getByLabelText<HTMLInputElement>('Medical registration number').value).toBe('KMC 2');
  save();
  await waitFor(() => expect(toEdit()).toEqual([{ experience: 13 }, { medicalReg: 'KMC 2' }]));
});

test('G-09 the stored photo can be taken away, and that brought back', async () => {
  await openScreen();
  screen.getByRole('button', { name: 'Remove' }).click();
  await screen.findByText('You have unsaved changes.');
  screen.getByRole('button', { name: 'Discard changes' }).click();
  await screen.findByText('All changes saved.');
  screen.getByRole('button', { name: 'Remove' }).click();
  await screen.findByText('You have unsaved changes.');
  save();
  await waitFor(() => expect(toEdit()).toEqual([{ removePhoto: true }]));
});

test('G-09 what was typed and not saved is there again, but for the password, until it is discarded', async () => {
  stubWidth(true);
  await openScreen();
  type('Full name', 'Dr. Unsaved');
  type('Phone number', '9100000009');
  type('Current password', 'secret of mine');
  screen.getByRole('link', { name: 'View public page' }).click();
  await screen.findByText('Public');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret of mine');
  cleanup();
  await openScreen();
  screen.getByText(/^Draft saved at \d\d:\d\d$/);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dr. Unsaved');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9100000009');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dr. Asha Rao');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Dr. Unsaved');
});

test('G-09 a draft undoes nothing that was changed elsewhere, and is gone after the save', async () => {
  await openScreen();
  type('Full name', 'Dr. Unsaved');
  cleanup();
  server.answers['GET /doctors/profile'] = { doctor: { ...doctor, overview: 'Newer.' }, revenue: 0 };
  await openScreen();
  save();
  await waitFor(() => expect(toEdit()).toEqual([{ name: 'Dr. Unsaved' }]));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
  );
});

test('G-09 leaving asks first if a change of the photo would be lost, which no draft keeps', async () => {
  stubWidth(true);
  await openScreen();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  screen.getByRole('link', { name: 'View public page' }).click();
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard your details?' }));
  dialog.getByRole('button', { name: 'Keep editing' }).click();
  expect(router.state.location.pathname).toBe('/dashboard/editProfile/you');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  screen.getByRole('link', { name: 'View public page' }).click();
  (await screen.findByRole('button', { name: 'Discard' })).click();
  await screen.findByText('Public');
});

test('G-09 a profile that cannot be loaded is said, with a way to try again', async () => {
  server.answers['GET /doctors/profile'] = problem(503, 'unavailable', 'Please try again in a moment.');
  const opened = openScreen();
  await screen.findByText('Please try again in a moment.');
  server.answers['GET /doctors/profile'] = { doctor, revenue: 0 };
  screen.getByRole('button', { name: 'Try again' }).click();
  await opened;
});
