import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/http/language.ts';

const roleMessages: Readonly<Record<StaffRole, typeof m.hospital_role_owner>> = {
  owner: m.hospital_role_owner,
  admin: m.hospital_role_admin,
  receptionist: m.hospital_role_receptionist,
  nurse: m.hospital_role_nurse,
  accountant: m.hospital_role_accountant,
};

/** "Nurse", in the reader's language. */
export const staffRoleLabel = (role: StaffRole, locale: Locale): string => roleMessages[role]({}, { locale });
