import { glob, readFile } from 'node:fs/promises';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { createSafeStorage, deviceStorage } from './storage.ts';
import { StorageNotice } from './storage-notice.tsx';

const refusal = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => {
  throw new DOMException('No room', 'QuotaExceededError');
};

test('A-02 A-07 without storage somebody is logged in for as long as the page is there, and is told so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<StorageNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refusal);
  const sessions = createSessionStore(
    () => deviceStorage,
    () => 0,
  );
  sessions.restore();
  expect(sessions.current().state).toBe('out');
  const token = encodeToken({ id: '1', role: 'doctor', name: 'Asha', doctorId: 'DOC-000001' });
  expect(sessions.logIn(token, '9876543210')).toBe(true);
  expect([sessions.token(), sessions.phone()]).toEqual([token, '9876543210']);
  await act(async () => {});
  screen.getByText(/^HAMS can’t store anything in this br/);
  sessions.logOut();
  expect([sessions.token(), sessions.phone()]).toEqual([null, '']);
});

test.each([
  ['the storage itself is refused', refusal],
  [
    'reading and writing are refused',
    () => Object.create({ getItem: refusal, setItem: refusal, removeItem: refusal }) as Storage,
  ],
])('A-07 what a browser does not store lives as long as the page: %s', (_, storage) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const safe = createSafeStorage(storage);
  expect([safe.getItem('token'), safe.keys()]).toEqual([null, []]);
  safe.setItem('token', 'a');
  safe.setItem('token', 'b');
  expect([safe.getItem('token'), safe.keys()]).toEqual(['b', ['token']]);
  safe.removeItem('token');
  expect([safe.getItem('token'), safe.keys()]).toEqual([null, []]);
});

test('A-07 in a full storage the newest value counts, until there is room again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const safe = createSafeStorage(() => window.localStorage);
  safe.setItem('role', 'patient');
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  safe.setItem('role', 'doctor');
  expect(window.localStorage.getItem('role')).toBe('patient');
  expect([safe.getItem('role'), safe.keys()]).toEqual(['doctor', ['role']]);
  write.mockRestore();
  safe.setItem('role', 'hospital');
  expect([safe.getItem('role'), window.localStorage.getItem('role')]).toEqual(['hospital', 'hospital']);
});

test('A-07 nothing but the one wrapper touches what a browser stores', async () => {
  const direct = /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie/;
  const touching: string[] = [];
  for await (const file of glob('web/**/*.{ts,tsx}', {
    exclude: (name) => /\.test\.|^web\/testing/.test(String(name)),
  })) {
    if (/\.test\.|^web\/testing\//.test(file)) continue;
    const code = (await readFile(file, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (direct.test(code)) touching.push(file);
  }
  expect(touching).toEqual(['web/ui/browser/storage.ts']);
});
