import type { Role } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';

/** The data that a role can access with a call, as worded in docs/access.md. */
export const scopes = {
  everyone: 'open to everyone',
  link: 'the holder of the secret link in a message',
  operator: 'the operator of the installation, in an operator session',
  own: 'their own account',
  see: 'their own visits and those of the people they look after',
  book: 'themselves and the people they may book for',
  read: 'their own record and those they may read',
  patients: 'their own visits and the patients of those visits',
  hospital: 'what belongs to their hospital now',
  emergency: 'a patient of their hospital, for 30 minutes after giving a reason',
} as const;
export type Scope = keyof typeof scopes;

/** The scope of each role for one call; roles not named are refused with 403. */
export type Access = 'everyone' | 'link' | 'operator' | Readonly<Partial<Record<Role, Scope>>>;
export type AccessRows = Readonly<Record<string, Access>>;

export const anyone = 'everyone';
/** Public, but a secret in the path or body decides what it shows and does. */
export const linkHolders = 'link';

/** Only for the operator of the installation; no other session may call it. */
export const operatorOnly = 'operator';

/** Gives each listed staff role the same scope; without a list, the roles that work with patients. */
export function staffAccess(
  scope: Scope,
  roles: readonly StaffRole[] = deskRoles,
): Readonly<Partial<Record<StaffRole, Scope>>> {
  return Object.fromEntries(roles.map((role) => [role, scope]));
}
