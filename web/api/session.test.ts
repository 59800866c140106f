import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore, decodeToken, parseSessionUser, sessionStore, useSession } from './session.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const seconds = now / 1000;

function createToken(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `head.${base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.signature`;
}
const patient = { id: '1', role: 'patient', name: 'आशा ÿ>?', photo: { url: null } };

beforeEach(() => localStorage.clear());
const newStore = () =>
  createSessionStore(
    () => localStorage,
    () => now,
  );

test('A-02 the second segment is read as base64url JSON in UTF-8', () => {
  const token = createToken(patient);
  expect(token.split('.')[1]).toMatch(/[-_]/); // plain base64 cannot decode this name
  expect(decodeToken(token)).toEqual(patient);
});

const valid: [what: string, payload: object][] = [
  ['no exp', patient],
  ['an exp in the future', { ...patient, exp: seconds + 1 }],
  ['an exp that is now', { ...patient, exp: seconds }],
];
test.each(valid)('A-04 a token with %s is valid', (_, payload) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(parseSessionUser(createToken(payload), now)).toEqual(payload);
  expect(warn).not.toHaveBeenCalled();
});

const invalid: [what: string, token: string, warning: string][] = [
  ['expired a second ago', createToken({ ...patient, exp: seconds - 1 }), 'Token expired'],
  ['without a second segment', 'nonsense', 'Token decoding failed'],
  ['not base64', 'head.%%%.signature', 'Token decoding failed'],
  ['not JSON', `head.${btoa('no json')}.signature`, 'Token decoding failed'],
  ['null', createToken(null), 'Token decoding failed'],
];
test.each(invalid)('A-03 a token that is %s is refused and removed from storage', (_, token, warning) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('token', token);
  const store = newStore();
  store.restore();
  expect(store.current()).toEqual({ state: 'out', user: null });
  expect(localStorage.getItem('token')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(warning);
});

test.each(invalid)('A-03 a login with a token that is %s changes nothing', (_, token) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = newStore();
  expect(store.logIn(createToken(patient))).toBe(true);
  const before = [store.current(), { ...localStorage }];
  expect(store.logIn(token)).toBe(false);
  expect([store.current(), { ...localStorage }]).toEqual(before);
  expect(error).toHaveBeenCalledExactlyOnceWith('Invalid or expired token during login');
});

test('A-01 the session is loading until the stored token has been checked', () => {
  const store = newStore();
  expect(store.current().state).toBe('loading');
  localStorage.setItem('token', createToken(patient));
  expect(store.token()).toBeNull();
  store.restore();
  expect(store.current()).toEqual({ state: 'in', user: patient });
  expect(store.token()).toBe(createToken(patient));
});

test('A-06 A-07 a logout forgets the token and the doctor, and keeps the place and the role', () => {
  const store = newStore();
  localStorage.setItem('userLocation', 'Hyderabad');
  localStorage.setItem('role', 'doctor');
  store.logIn(createToken({ ...patient, role: 'doctor', doctorId: 'DOC-000001' }));
  expect(localStorage.getItem('doctorId')).toBe('DOC-000001');
  store.logOut();
  expect({ ...localStorage }).toEqual({ userLocation: 'Hyderabad', role: 'doctor' });
  expect(store.current().state).toBe('out');
});

test('A-05 any component can ask who is logged in: the role, and null when logged out', () => {
  const { result } = renderHook(() => useSession());
  expect(result.current).toMatchObject({ state: 'loading', role: null, isLoggedIn: false });
  act(() => void sessionStore.logIn(createToken(patient)));
  expect(result.current).toMatchObject({ state: 'in', role: 'patient', isLoggedIn: true });
  act(() => sessionStore.logOut());
  expect(result.current).toMatchObject({ state: 'out', role: null, isLoggedIn: false });
});

test('A-07 the token and the doctor stand in local storage under the names that the specification gives', () => {
  const store = newStore();
  const token = createToken({ ...patient, role: 'doctor', doctorId: 'DOC-000042' });
  store.logIn(token);
  expect(localStorage.getItem('token')).toBe(token);
  expect(localStorage.getItem('doctorId')).toBe('DOC-000042');
  expect(JSON.parse(localStorage.getItem('doctor') ?? '')).toMatchObject({ doctorId: 'DOC-000042' });
  store.logOut();
  expect(Object.keys(localStorage)).toEqual([]);
});
