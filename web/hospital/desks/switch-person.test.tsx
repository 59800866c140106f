import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeDesk } from '#web/accounts/session/desk-store.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { SwitchPerson } from './switch-person.tsx';

const kavya = encodeToken({ id: '7', role: 'hospital', name: 'Kavya Pillai' });

beforeEach(() => {
  localStorage.clear();
  const { showModal } = HTMLDialogElement.prototype;
  // As browsers do: focuses the first control, which is Close.
  HTMLDialogElement.prototype.showModal = function focusing() {
    showModal.call(this);
    this.querySelector('button')?.focus();
  };
  vi.spyOn(console, 'error').mockReturnValue();
  storeDesk({ secret: 's', name: 'Front desk', hospitalId: 'HOS-000001' });
  const server = fakeServer({
    'POST /hospital/desk/people': {
      hospitalName: 'Care Hospital',
      deskName: 'Front desk',
      people: [
        { membershipId: 'MEM-000007', name: 'Kavya Pillai', role: 'receptionist' },
        { membershipId: 'MEM-000008', name: 'Meera Nair', role: 'nurse' },
      ],
    },
    'POST /hospital/desk/switch': ({ body }) =>
      (body as { pin: string }).pin === '4826'
        ? { token: kavya }
        : problem(403, 'wrong_pin', 'This PIN is not right.'),
  });
  openPage(server, <SwitchPerson hospitalId="HOS-000001" />);
});
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

const focused = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
const keys = (text: string) => userEvent.keyboard(text);

test('M-08 at each opening, also after Escape and a wrong PIN, the names have the focus and the keys work', async () => {
  await keys('s');
  await focused(/Kavya Pillai/);
  await keys('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await keys('s');
  await focused(/Kavya Pillai/);
  await keys('{ArrowDown}');
  await focused(/Meera Nair/);
  await keys('11111');
  await screen.findByText('This PIN is not right.');
  await keys('{Escape}s');
  await focused(/Kavya Pillai/);
  await keys('1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN for Kavya Pillai')));
  await keys('4826');
  await waitFor(() => expect(sessionStore.current().user?.name).toBe('Kavya Pillai'));
});
