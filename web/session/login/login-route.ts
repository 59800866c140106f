import type { LoginRole } from './preferred-role.ts';

/** The call by which each kind of account logs in with a password. */
export const loginRoute = {
  patient: 'POST /patients/login',
  doctor: 'POST /doctors/login',
  hospital: 'POST /hospitals/login',
} as const satisfies Record<LoginRole, string>;

/** As what somebody logs in again whose token says `role`. */
export const loginRoleOf = (role: string | null): LoginRole =>
  role === 'doctor' || role === 'hospital' ? role : 'patient';
