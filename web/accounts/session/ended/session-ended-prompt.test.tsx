import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SessionUser, sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer, lostNetwork } from '#web/testing/server.ts';
import { recoverSession } from './recover-session.ts';
import { SessionEndedPrompt } from './session-ended-prompt.tsx';

const createToken = (name: string, id = '1', role = 'doctor', more: Partial<SessionUser> = {}) =>
  encodeToken({ id, role, name, ...more });
const old = createToken('Old');
const fresh = createToken('New');
const confirm = 'PUT /appointments/confirm';
const login = 'POST /doctors/login';
const saved = { message: 'Saved', appointmentId: 'APT-1', appStatus: 'Confirmed' } as const;
type Credentials = { password: string; code?: string; membershipId?: string };
let saves: unknown[];
/** The expired token. */
let refused: string;
let server: FakeServer;
let router: ReturnType<typeof openPage>;

const save = (appointmentId = 'APT-1') => server.call(confirm, { body: { appointmentId } });
const password = () => screen.findByLabelText<HTMLInputElement>('Password');
async function enter(text: string) {
  fireEvent.change(await password(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  localStorage.clear();
  saves = [];
  refused = old;
  vi.spyOn(console, 'error').mockReturnValue();
  server = fakeServer({
    [login]: { token: fresh },
    [confirm]: ({ headers, body }) => {
      if (headers.get('authorization') === `Bearer ${refused}`)
        return problem(401, 'unauthenticated', 'Please log in.');
      saves.push(body);
      return saved;
    },
  });
  sessionStore.logIn(old, '9100000001');
  const routes = [
    { path: '/dashboard', element: <SessionEndedPrompt /> },
    { path: '*', element: null },
  ];
  router = openPage(server, routes, { at: '/dashboard?day=today' });
});

test('A-12 the password is asked for once over the page, and everything that waited is saved', async () => {
  const answers = Promise.all([save('APT-1'), save('APT-2')]);
  expect((await password()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('9100000001');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await enter('secret1');
  expect(await answers).toEqual([saved, saved]);
  expect(saves).toEqual([{ appointmentId: 'APT-1' }, { appointmentId: 'APT-2' }]);
  expect(server.sentTo(login)).toEqual([{ phone: '9100000001', password: 'secret1' }]);
  await isClosed();
  expect([sessionStore.token(), router.state.location.pathname]).toEqual([fresh, '/dashboard']);
});

test('A-12 a wrong password, three times: it is said, and asked for again', async () => {
  server.answers[login] = ({ body }) => {
    const { password: typed } = body as Credentials;
    return typed === 'secret1' ? { token: fresh } : problem(401, 'invalid_credentials', `Not ${typed}.`);
  };
  const answer = save();
  for (const wrong of ['wrong1', 'wrong2', 'wrong3']) {
    await enter(wrong);
    await screen.findByText(`Not ${wrong}.`);
  }
  expect(saves).toEqual([]);
  await enter('secret1');
  expect(await answer).toEqual(saved);
});

test('A-12 the second step is asked for where the account has one', async () => {
  server.answers[login] = ({ body }) =>
    (body as Credentials).code === '123456'
      ? { token: fresh }
      : problem(401, 'second_factor_required', 'A code, please.');
  const answer = save();
  await enter('secret1');
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await answer).toEqual(saved);
});

test.each([false, true])(
  'M-01 A-12 whose membership has ended hears so after the password (second step: %s), and nothing stays',
  async (step) => {
    act(() => void sessionStore.logIn(createToken('Kavya', '5', 'hospital'), '9100000005'));
    localStorage.setItem('draft:hospital 5:note', '{"at":1,"value":"x"}');
    const gone = 'You do not belong to a hospital’s team here any more.';
    server.answers['POST /hospitals/login'] = ({ body }) => {
      const { password: typed, code } = body as Credentials;
      if (typed !== 'secret1') return problem(401, 'invalid_credentials', 'Not right.');
      if (step && !code) return problem(401, 'second_factor_required', 'A code, please.');
      return problem(403, 'no_membership', gone);
    };
    server.answers['GET /hospital/me'] = problem(401, 'unauthenticated', 'Please log in.');
    const answer = server.call('GET /hospital/me').catch((error: unknown) => error);
    await enter('wrong1');
    await screen.findByText('Not right.');
    expect(screen.queryByText(gone)).toBeNull();
    await enter('secret1');
    if (step) {
      fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
      fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
    }
    await screen.findByText(gone);
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await answer).toMatchObject({ code: 'unauthenticated' });
    expect([sessionStore.current().state, sessionStore.phone()]).toEqual(['out', '']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:') || key === 'token')).toEqual(
      [],
    );
    await isClosed();
  },
);

test('A-12 another account’s password is refused, and its session ended', async () => {
  const other = createToken('Other', '2');
  server.answers[login] = { token: other };
  server.answers['POST /logout'] = { message: '' };
  const answer = save().catch((error: unknown) => error);
  await enter('theirs1');
  await screen.findByText(/^That password belongs to another accoun/);
  const ended = server.sent.filter(({ route }) => route === 'POST /logout');
  expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${other}`]);
  expect([sessionStore.token(), saves]).toEqual([old, []]);
  fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  await answer;
});

test('A-12 M-01 of two hospitals it is the one of the session again, whichever one worked at last', async () => {
  const at = (membershipId: string, name: string) => createToken(name, '1', 'hospital', { membershipId });
  refused = at('MEM-000001', 'Old');
  sessionStore.logIn(refused, '9100000001');
  server.answers['POST /hospitals/login'] = ({ body }) => ({
    token: at((body as Credentials).membershipId ?? 'MEM-000002', 'New'),
  });
  const answer = save();
  await enter('secret1');
  expect(await answer).toEqual(saved);
});

test('A-12 giving up leads to the login, which leads back, and keeps the drafts', async () => {
  localStorage.setItem('draft:doctor 1:prescription:APT-1', '{"at":1,"value":"x"}');
  const answer = save().catch((error: unknown) => error);
  await password();
  fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  expect(await answer).toMatchObject({ code: 'unauthenticated' });
  await waitFor(() => expect(sessionStore.current().state).toBe('out'));
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get('returnTo')]).toEqual(['/login', '/dashboard?day=today']);
  expect(Object.keys(localStorage)).toEqual(['draft:doctor 1:prescription:APT-1']);
});

test('A-12 another tab logged in again: nothing is asked any more', async () => {
  const answer = save();
  await password();
  localStorage.setItem('token', fresh);
  act(() => sessionStore.restore());
  expect(await answer).toEqual(saved);
  await isClosed();
});

test('A-12 another tab belongs to somebody else now: nothing is saved in their name', async () => {
  const answer = save().catch((error: unknown) => error);
  await password();
  localStorage.setItem('token', createToken('Other', '2'));
  act(() => sessionStore.restore());
  expect(await answer).toMatchObject({ code: 'unauthenticated' });
  expect(saves).toEqual([]);
});

test('A-12 a patient of the same number is somebody else: in another tab, and for a late answer', async () => {
  const answer = save().catch((error: unknown) => error);
  await password();
  act(() => void sessionStore.logIn(createToken('Patient', '1', 'patient')));
  await isClosed();
  expect(await answer).toMatchObject({ status: 401 });
  await expect(recoverSession(old)).resolves.toBe(false);
  expect(saves).toEqual([]);
});

test('A-12 an answer to the former token that comes late repeats its call without a question', async () => {
  sessionStore.logIn(fresh);
  expect(await recoverSession(old)).toBe(true);
  sessionStore.logIn(createToken('Other', '2'));
  expect(await recoverSession(old)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A-12 ended while there was no network: without one nothing is asked, then the save is repeated', async () => {
  server.answers[confirm] = lostNetwork;
  await expect(save()).rejects.toThrow();
  delete server.answers[confirm];
  expect(screen.queryByRole('dialog')).toBeNull();
  const answer = save();
  server.answers[login] = lostNetwork;
  await enter('secret1');
  await screen.findByText(/^We can’t reach the server\. C/);
  delete server.answers[login];
  await enter('secret1');
  expect(await answer).toEqual(saved);
});
