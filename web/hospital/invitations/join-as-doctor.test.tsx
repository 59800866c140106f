import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { withDraft } from '#web/accounts/session/sign-up/sign-up-draft.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { fakeServer } from '#web/testing/server.ts';
import { JoinAsDoctor } from './join-as-doctor.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('M-01 a doctor without an account registers with name, phone and hospital of the invitation, and comes back to it', async () => {
  const invited = { name: 'Dr. Meera Nair', phone: '9876500002', hospitalName: 'Care Hospital' };
  const router = openPage(fakeServer(), [
    { path: '/', element: <JoinAsDoctor secret="abc" invited={invited} onJoined={() => {}} /> },
    { path: '*', element: null },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Register as a doctor' }));
  const { pathname, search } = router.state.location;
  expect([pathname, search]).toEqual(['/register', '?role=doctor&returnTo=%2Fjoin%2Fabc']);
  expect(withDraft('doctor', { name: '', phone: '', Hospital: '', email: '' })).toEqual({
    stored: true,
    values: { name: 'Dr. Meera Nair', phone: '9876500002', Hospital: 'Care Hospital', email: '' },
  });
});
