import { sessionStore } from '#web/api/session.ts';

/** Logs in with a token as the server creates it. Call `localStorage.clear()` before each test. */
export function logInAs(role: 'doctor' | 'patient', id = '1'): void {
  const names = role === 'doctor' ? { doctorId: `DOC-00000${id}` } : { patientId: `PAT-00000${id}` };
  const user = { id, role, name: 'Asha Rao', photo: { url: null }, ...names };
  sessionStore.logIn(`h.${btoa(JSON.stringify(user))}.s`);
}
