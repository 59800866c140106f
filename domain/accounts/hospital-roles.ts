/** Doctors work in their own area, staff in the hospital's. */
export const staffRoles = ['owner', 'admin', 'receptionist', 'nurse', 'accountant'] as const;
export type StaffRole = (typeof staffRoles)[number];
export type HospitalRole = StaffRole | 'doctor';

/** May manage the team, the doctors, the settings, the figures and the log. */
export const adminRoles = ['owner', 'admin'] as const satisfies readonly StaffRole[];

export const isHospitalAdmin = (role: StaffRole | undefined): boolean =>
  adminRoles.some((one) => one === role);

export const deskRoles = [...adminRoles, 'receptionist', 'nurse'] as const satisfies readonly StaffRole[];

/** May see income: figures, receipts and exports. Accountants see nothing else. */
export const financeRoles = [...adminRoles, 'accountant'] as const satisfies readonly StaffRole[];

export const isDeskRole = (role: StaffRole | undefined): boolean => deskRoles.some((one) => one === role);

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((one) => one === role);

/**
 * The roles that each role may invite, change or remove: owners all of them, admins only those below admin.
 * No one can promote themselves.
 */
export const manageableRoles: Readonly<Record<StaffRole, readonly HospitalRole[]>> = {
  owner: ['owner', 'admin', 'receptionist', 'nurse', 'accountant', 'doctor'],
  admin: ['receptionist', 'nurse', 'accountant', 'doctor'],
  receptionist: [],
  nurse: [],
  accountant: [],
};
