import type { Role } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { deskRoles } from '#domain/accounts/hospital-roles.ts';

/** Whose things somebody reaches by a call, in the words of docs/access.md. */
export const scopes = {
  everybody: 'open to everybody',
  link: 'whoever has the secret link of a message',
  operator: 'whoever runs the installation, in a session of their own',
  own: 'their own account',
  see: 'their own visits, and those of everybody whom they look after',
  book: 'their own person, and those for whom they may book',
  read: 'their own record, and those that they may read',
  patients: 'their own visits and the patients of these',
  hospital: 'what is their hospital’s, at the moment',
  emergency: 'a person of their hospital, for 30 minutes after giving a reason',
} as const;
export type Scope = keyof typeof scopes;

/** What each role reaches by one call; a role that is not named is refused with 403. */
export type Access = 'everybody' | 'link' | 'operator' | Readonly<Partial<Record<Role, Scope>>>;
export type AccessRows = Readonly<Record<string, Access>>;

export const anyone = 'everybody';
/** Also open, but what it shows and does is told by a secret in the path or body. */
export const linkHolders = 'link';

/** For whoever runs the installation alone; no other session opens it. */
export const operatorOnly = 'operator';

/** The same for each of these members of a hospital's staff; without a list, for those who work with its patients. */
export function staffAccess(
  scope: Scope,
  roles: readonly StaffRole[] = deskRoles,
): Readonly<Partial<Record<StaffRole, Scope>>> {
  return Object.fromEntries(roles.map((role) => [role, scope]));
}
