import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { deviceDrafts } from '#web/platform/drafts/draft-store.ts';
import { encodeToken, logInAs } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { storeDesk } from './desk-store.ts';
import { useLogOut } from './use-log-out.tsx';

function LogOut() {
  const { logOut, question } = useLogOut();
  return (
    <>
      <button type="button" onClick={logOut}>
        Logout
      </button>
      {question}
    </>
  );
}
let router: ReturnType<typeof openPage>;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  logInAs('doctor', '7');
  router = openPage(fakeServer({ 'POST /logout': { message: '' } }), <LogOut />);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
});

test('A-06 who logs out with something unsaved is asked, and leaves no draft behind', () => {
  deviceDrafts.write('reason:APT-1', 'On leave');
  press('Logout');
  screen.getByText(/^Unsaved drafts on this device: 1\./);
  press('Stay logged in');
  expect([sessionStore.current().state, deviceDrafts.names()]).toEqual(['in', ['reason:APT-1']]);
  press('Logout');
  press('Log out and discard');
  expect([sessionStore.current().state, Object.keys(localStorage)]).toEqual(['out', []]);
});

test('A-06 who has nothing unsaved is asked nothing', () => {
  press('Logout');
  expect(sessionStore.current().state).toBe('out');
});

test('M-08 A-06 at a desk of the own hospital logging out leads to its login, elsewhere home', async () => {
  const logIn = () =>
    act(
      () =>
        void sessionStore.logIn(
          encodeToken({ id: '7', role: 'hospital', name: 'Kavya', hospitalId: 'HOS-000001' }),
        ),
    );
  const leave = async (after: number) => {
    logIn();
    press('Logout');
    await act(() => vi.advanceTimersByTimeAsync(after));
    return router.state.location.pathname;
  };
  storeDesk({ secret: 's', name: 'Front desk', hospitalId: 'HOS-000002' });
  expect([await leave(1000), localStorage.getItem('role')]).toEqual(['/', null]);
  storeDesk({ secret: 's', name: 'Front desk', hospitalId: 'HOS-000001' });
  expect([await leave(0), localStorage.getItem('role')]).toEqual(['/login', 'hospital']);
  // A new login by PIN within a second is not redirected.
  await act(async () => router.navigate('/dashboard/hospital'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.location.pathname).toBe('/dashboard/hospital');
});
