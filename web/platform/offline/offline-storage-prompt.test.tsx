import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { sessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { OfflineStorageCard } from './offline-storage-card.tsx';
import { OfflineStoragePrompt } from './offline-storage-prompt.tsx';

const createToken = (patientId: string) => encodeToken({ id: '7', role: 'patient', name: 'Asha', patientId });
const question = () =>
  screen.queryByRole('region', { name: 'Save your appointments and prescriptions on this device?' });
const choice = () => screen.getByRole<HTMLInputElement>('switch');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function show() {
  const client = createQueryClient();
  const refetch = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <dialog open>
        <button type="button">Close</button>
        <OfflineStoragePrompt />
        <OfflineStorageCard />
      </dialog>
    </QueryClientProvider>,
  );
  return refetch;
}

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  sessionStore.logIn(createToken('PAT-000007'));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('B-13 a patient is asked once, before anything is kept; a yes is taken back in the settings', async () => {
  const refetch = show();
  expect([question() !== null, choice().checked]).toEqual([true, false]);
  await press('Yes, save them');
  expect([question() !== null, choice().checked]).toEqual([false, true]);
  expect(refetch).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(choice());
  expect([question() !== null, choice().checked]).toEqual([false, false]);
  cleanup();
  show();
  expect([question() !== null, choice().checked]).toEqual([false, false]);
});

test('B-13 a no stays, and can be changed in the settings', async () => {
  const refetch = show();
  await press('Not on this device');
  expect([question() !== null, choice().checked]).toEqual([false, false]);
  expect(refetch).not.toHaveBeenCalled();
  await userEvent.click(choice());
  expect(choice().checked).toBe(true);
});

test('B-13 whoever logs in on the same device is asked for themselves', async () => {
  show();
  await press('Yes, save them');
  act(() => sessionStore.logOut());
  expect(question()).toBeNull();
  act(() => void sessionStore.logIn(createToken('PAT-000008')));
  expect([question() !== null, choice().checked]).toEqual([true, false]);
});

test('B-13 where a browser can keep nothing, nothing is asked or offered', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show();
  expect(question()).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});
