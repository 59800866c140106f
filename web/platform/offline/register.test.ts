import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { keepChoice } from './keep-choice.ts';
import { workOffline } from './register.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (patientId: string, sid: string) =>
  `${base64({ alg: 'HS256' })}.${base64({ id: '1', role: 'patient', patientId, sid, exp: 4e9 })}.x`;
const nobody = { session: null, keepsPages: true };
const nothing = { session: null, keepsPages: false };
const kept = (session: string) => ({ session, keepsPages: true });

test('B-13 the worker hears whose answers it may keep: of nobody who has not said yes, and of nobody after a logout', async () => {
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => told.push(message) };
  const register = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active: worker }), controller: {} },
  });
  window.localStorage.setItem('token', tokenOf('PAT-000001', 'session-1'));
  await workOffline();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(told).toEqual([]); // the stored token has not been looked at
  sessionStore.restore();
  expect(told.splice(0)).toEqual([nothing]);
  keepChoice.choose('yes');
  expect(told.splice(0)).toEqual([kept('session-1')]);
  keepChoice.choose('no');
  expect(told.splice(0)).toEqual([nothing]);
  keepChoice.choose('yes');
  sessionStore.logOut();
  expect(told.splice(0)).toEqual([kept('session-1'), nobody]);

  // On her own device she is not asked again; somebody else's yes is not hers.
  sessionStore.logIn(tokenOf('PAT-000001', 'session-2'));
  expect(told.splice(0)).toEqual([kept('session-2')]);
  sessionStore.logOut();
  sessionStore.logIn(tokenOf('PAT-000002', 'session-3'));
  expect(told.splice(0)).toEqual([nobody, nothing]);
});

test('B-13 a page that was loaded before there was a worker is named to it, once', async () => {
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => told.push(message) };
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ active: worker }) };
  window.history.replaceState(null, '', '/doctors-available?specialization=Cardiology');
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, controller: null } });
  await workOffline();
  expect(told).toContainEqual({ read: '/doctors-available?specialization=Cardiology' });
  told.length = 0;
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, controller: worker } });
  await workOffline();
  expect(told.filter((message) => Object.hasOwn(message as object, 'read'))).toEqual([]);
});
