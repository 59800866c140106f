import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';

export function getStaffRoleLabel(role: StaffRole): string {
  return {
    owner: m.hospital_role_owner,
    admin: m.hospital_role_admin,
    receptionist: m.hospital_role_receptionist,
    nurse: m.hospital_role_nurse,
    accountant: m.hospital_role_accountant,
  }[role]();
}

/** "Booked by Lakshmi, Receptionist". */
export const formatBookedAtDesk = ({ name, role }: { readonly name: string; readonly role: StaffRole }) =>
  m.hospital_people_booked_by({ name, role: getStaffRoleLabel(role) });
