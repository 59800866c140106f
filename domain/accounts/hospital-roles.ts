/** What a member of a hospital is there (M-01). Doctors work in their own area; the staff in the hospital's. */
export const staffRoles = ['owner', 'admin', 'receptionist', 'nurse', 'accountant'] as const;
export type StaffRole = (typeof staffRoles)[number];
export type HospitalRole = StaffRole | 'doctor';

/** Those who lead: the team, the doctors, the settings, the figures and the log are theirs. */
export const adminRoles = ['owner', 'admin'] as const satisfies readonly StaffRole[];

/** Whether somebody leads; false without a role. */
export const isHospitalAdmin = (role: StaffRole | undefined): boolean =>
  adminRoles.some((one) => one === role);

/** Those who work with the hospital's patients, at the front desk and behind it. */
export const deskRoles = [...adminRoles, 'receptionist', 'nurse'] as const satisfies readonly StaffRole[];

/** Those who see what was earned: figures, receipts and exports. An accountant sees nothing else. */
export const financeRoles = [...adminRoles, 'accountant'] as const satisfies readonly StaffRole[];

/** Whether somebody works with the hospital's patients; false without a role. */
export const isDeskRole = (role: StaffRole | undefined): boolean => deskRoles.some((one) => one === role);

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((one) => one === role);

/**
 * Whom a leading member may let in, change or send away: owners everybody, an admin everybody who does not lead. Nobody
 * may make themselves more than they are.
 */
export const manageableRoles: Readonly<Record<StaffRole, readonly HospitalRole[]>> = {
  owner: ['owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor'],
  admin: ['receptionist', 'nurse', 'accountant', 'doctor'],
  receptionist: [],
  nurse: [],
  accountant: [],
};
