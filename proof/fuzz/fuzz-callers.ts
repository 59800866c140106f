import type { Role } from '#contract/platform/endpoint.ts';
import { isStaffRole } from '#domain/accounts/hospital-roles.ts';
import { newDoctorAt, newHospital, newStaff } from '#server/testing/accounts/staff.ts';
import type { TestApp } from '#server/testing/app.ts';
import { newPatient } from '#server/testing/people.ts';

const password = 'teal kettle';

/** A caller who logs in again when a call has ended the session. */
export interface FuzzCaller {
  readonly role: Role;
  readonly phone: string;
  readonly token: string;
}

const tokenIn = (authorization: string) => authorization.slice('Bearer '.length);

export const toFuzzCaller = (
  role: Role,
  { phone, bearer }: { phone: string; bearer: { authorization: string } },
): FuzzCaller => ({ role, phone, token: tokenIn(bearer.authorization) });

/** The same account with a new session; a new account if a call has changed the phone, password or role. */
export async function logInAgain(hams: TestApp, { role, phone }: FuzzCaller): Promise<FuzzCaller> {
  const url = `/api/${isStaffRole(role) ? 'hospital' : role}s/login`;
  const answer = await hams.app.inject({ method: 'POST', url, body: { phone, password } });
  const { token } = answer.statusCode === 200 ? answer.json<{ token?: string }>() : {};
  if (token) return { role, phone, token };
  if (role === 'patient') return toFuzzCaller(role, await newPatient(hams));
  const hospital = await newHospital(hams);
  return toFuzzCaller(
    role,
    isStaffRole(role) ? await newStaff(hams, hospital, role) : await newDoctorAt(hams, hospital),
  );
}

export function forgeTokens(token: string): readonly string[] {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const encodeClaims = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  return [
    'x',
    'a.b.c',
    `${head}.${payload}`,
    `${head}.${payload}.${signature.slice(1)}`,
    `${encodeClaims({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${head}.${encodeClaims({ id: '1', role: 'owner', sid: 'x' })}.${signature}`,
  ];
}
