import type { LoginRole } from './preferred-role.ts';

/** The call by which each kind of account logs in with a password. */
export const loginRoutes = {
  patient: 'POST /patients/login',
  doctor: 'POST /doctors/login',
  hospital: 'POST /hospitals/login',
} as const satisfies Record<LoginRole, string>;
