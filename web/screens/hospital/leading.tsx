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

/** Screens of some of the staff; to others such an address is unknown, and nothing is asked of the server (M-02). */
function RoleGuard({ isAllowed }: { readonly isAllowed: (role: StaffRole | undefined) => boolean }) {
  const user = useAreaUser();
  return isAllowed(user.staffRole) ? <Outlet context={user} /> : <UnknownScreen />;
}

/** The screens of those who lead a hospital. */
export const AdminOnly = () => <RoleGuard isAllowed={isHospitalAdmin} />;

/** The screens of money, the accountant's too. */
export const FinanceOnly = () => <RoleGuard isAllowed={(role) => financeRoles.some((one) => one === role)} />;

/** The screens of those who work with patients; the area of an accountant begins with the figures. */
export function FrontDeskOnly() {
  const { pathname } = useLocation();
  const { staffRole } = useAreaUser();
  return !isDeskRole(staffRole) && pathname === paths.hospitalToday ? (
    <Navigate to={paths.hospitalFigures} replace />
  ) : (
    <RoleGuard isAllowed={isDeskRole} />
  );
}
