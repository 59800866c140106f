import type { StaffRole } from '#domain/hospital-roles.ts';
import { m } from '#messages/messages.js';

/** What somebody of a hospital's staff is there, in the reader's language. */
export function staffRoleWord(role: StaffRole): string {
  return {
    owner: m.hospital_role_owner,
    admin: m.hospital_role_admin,
    receptionist: m.hospital_role_receptionist,
    nurse: m.hospital_role_nurse,
  }[role]();
}
