import { type SessionUser, sessionStore } from '#web/api/session.ts';

/** A token as the server creates it. */
export const encodeToken = (user: Partial<SessionUser>): string =>
  `h.${btoa(JSON.stringify({ id: '1', name: 'Asha Rao', photo: { url: null }, ...user }))}.s`;

/** Logs in. Call `localStorage.clear()` before each test. */
export function logInAs(role: 'doctor' | 'patient', id = '1'): void {
  const names = role === 'doctor' ? { doctorId: `DOC-00000${id}` } : { patientId: `PAT-00000${id}` };
  sessionStore.logIn(encodeToken({ id, role, ...names }));
}
