// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../session/session.ts';
import { workOffline } from './register.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${base64({ alg: 'HS256' })}.${base64({ sub: 'PAT-000001', role: 'patient', sid: 'session-1', exp: 4e9 })}.x`;

test('B-13 the worker hears who is logged in, not before that has been looked up, and of a logout', async () => {
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => told.push(message) };
  const register = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active: worker }) },
  });
  window.localStorage.setItem('token', token);
  await workOffline();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(told).toEqual([]);
  sessionStore.restore();
  expect(told).toEqual([{ session: 'session-1' }]);
  sessionStore.logOut();
  expect(told.at(-1)).toEqual({ session: null });
});
