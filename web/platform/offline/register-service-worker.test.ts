import { afterEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/api/session.ts';
import { offlineStorageChoice } from './offline-storage-choice.ts';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createToken = (patientId: string, sid: string) =>
  `${base64({ alg: 'HS256' })}.${base64({ id: '1', role: 'patient', patientId, sid, exp: 4e9 })}.x`;
const withoutSession = { session: null, keepsPages: true };
const withoutCaching = { session: null, keepsPages: false };
const cachingFor = (session: string) => ({ session, keepsPages: true });

test('B-13 the worker hears whose answers it may keep: of nobody who has not said yes, and of nobody after a logout', async () => {
  const notified: unknown[] = [];
  const worker = { postMessage: (message: unknown) => notified.push(message) };
  const register = vi.fn();
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active: worker }), controller: {} },
  });
  window.localStorage.setItem('token', createToken('PAT-000001', 'session-1'));
  await registerServiceWorker();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  expect(notified).toEqual([]); // the stored token has not been read yet
  sessionStore.restore();
  expect(notified.splice(0)).toEqual([withoutCaching]);
  offlineStorageChoice.choose('yes');
  expect(notified.splice(0)).toEqual([cachingFor('session-1')]);
  offlineStorageChoice.choose('no');
  expect(notified.splice(0)).toEqual([withoutCaching]);
  offlineStorageChoice.choose('yes');
  sessionStore.logOut();
  expect(notified.splice(0)).toEqual([cachingFor('session-1'), withoutSession]);

  // She is not asked again on her own device; another user's consent does not count.
  sessionStore.logIn(createToken('PAT-000001', 'session-2'));
  expect(notified.splice(0)).toEqual([cachingFor('session-2')]);
  sessionStore.logOut();
  sessionStore.logIn(createToken('PAT-000002', 'session-3'));
  expect(notified.splice(0)).toEqual([withoutSession, withoutCaching]);
});

test('B-13 a page that was loaded before there was a worker is named to it, once', async () => {
  const notified: unknown[] = [];
  const worker = { postMessage: (message: unknown) => notified.push(message) };
  const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ active: worker }) };
  window.history.replaceState(null, '', '/doctors-available?specialization=Cardiology');
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, controller: null } });
  await registerServiceWorker();
  expect(notified).toContainEqual({ read: '/doctors-available?specialization=Cardiology' });
  notified.length = 0;
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, controller: worker } });
  await registerServiceWorker();
  expect(notified.filter((message) => Object.hasOwn(message as object, 'read'))).toEqual([]);
});
