import type { LoginRole } from './preferred-role.ts';

export const loginRoutes = {
  patient: 'POST /patients/login',
  doctor: 'POST /doctors/login',
  hospital: 'POST /hospitals/login',
} as const satisfies Record<LoginRole, string>;
