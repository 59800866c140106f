import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';

/** What somebody of a hospital's staff is there, in the reader's language. */
export function getStaffRoleLabel(role: StaffRole): string {
  return {
    owner: m.hospital_role_owner,
    admin: m.hospital_role_admin,
    receptionist: m.hospital_role_receptionist,
    nurse: m.hospital_role_nurse,
    accountant: m.hospital_role_accountant,
  }[role]();
}

/** "Booked by Lakshmi, Receptionist": who of the staff booked a visit at the desk (M-13). */
export const formatBookedAtDesk = ({ name, role }: { readonly name: string; readonly role: StaffRole }) =>
  m.hospital_people_booked_by({ name, role: getStaffRoleLabel(role) });
