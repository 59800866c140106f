import { Outlet } from 'react-router';
import { isLeading } from '#domain/hospital-roles.ts';
import { UnknownScreen } from '../area/unknown-screen.tsx';
import { useAreaUser } from '../area/use-area-user.ts';

/** The screens of those who lead a hospital; to others such an address is unknown, and nothing is asked of the server (M-02). */
export function LeadingScreens() {
  const user = useAreaUser();
  return isLeading(user.staffRole) ? <Outlet context={user} /> : <UnknownScreen />;
}
