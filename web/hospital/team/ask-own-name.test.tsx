import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { AskOwnName } from './ask-own-name.tsx';

const createToken = (name: string, staffRole: StaffRole = 'owner') =>
  encodeToken({ id: '7', role: 'hospital', name, staffRole, hospitalName: 'Care Hospital' });
const server = fakeServer({
  'PUT /hospital/me': ({ body }) => ({
    token: createToken((body as { name: string }).name),
    message: 'Name saved.',
  }),
});
function openQuestion(name: string, staffRole?: StaffRole) {
  sessionStore.logIn(createToken(name, staffRole));
  openPage(server, <AskOwnName />);
}
const question = () => screen.queryByRole('heading', { name: 'What is your name?' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  sessionStore.logOut();
});

test('M-01 an owner who is called as the hospital is asked for the name, and no more once it is said', async () => {
  openQuestion('Care Hospital');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Lakshmi Devi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(server.sentTo('PUT /hospital/me')).toEqual([{ name: 'Lakshmi Devi' }]);
});

test('M-01 who says "Not now" is not asked again on this device', () => {
  openQuestion('Care Hospital');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(question()).toBeNull();
  cleanup();
  openQuestion('Care Hospital');
  expect(question()).toBeNull();
});

test.each([
  ['Lakshmi Devi', 'owner'],
  ['Care Hospital', 'admin'],
] as const)('M-01 %s, %s, is not asked', (name, role) => {
  openQuestion(name, role);
  expect(question()).toBeNull();
});
