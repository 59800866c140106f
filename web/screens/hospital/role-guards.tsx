import { Navigate, Outlet, useLocation } from 'react-router';
import {
  financeRoles,
  isDeskRole,
  isHospitalAdmin,
  type StaffRole,
} from '#domain/accounts/hospital-roles.ts';
import { paths } from '#web/ui/paths.ts';
import { UnknownScreen } from '../area/unknown-screen.tsx';
import { useAreaUser } from '../area/use-area-user.ts';

/** Screens of some roles; for others the URL is unknown, and nothing is requested from the server. */
function RoleGuard({ isAllowed }: { readonly isAllowed: (role: StaffRole | undefined) => boolean }) {
  const user = useAreaUser();
  return isAllowed(user.staffRole) ? <Outlet context={user} /> : <UnknownScreen />;
}

export const AdminOnly = () => <RoleGuard isAllowed={isHospitalAdmin} />;

export const FinanceOnly = () => <RoleGuard isAllowed={(role) => financeRoles.some((one) => one === role)} />;

/** Screens of roles that work with patients; an accountant's area starts with the figures. */
export function FrontDeskOnly() {
  const { pathname } = useLocation();
  const { staffRole } = useAreaUser();
  return !isDeskRole(staffRole) && pathname === paths.hospitalToday ? (
    <Navigate to={paths.hospitalReport} replace />
  ) : (
    <RoleGuard isAllowed={isDeskRole} />
  );
}
