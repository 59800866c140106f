import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { loginPath, paths } from '#web/ui/paths.ts';
import { AreaLoading } from './area-loading.tsx';

interface AreaGuardProps {
  readonly owner: 'doctor' | 'patient' | 'hospital';
  readonly children: (user: SessionUser) => ReactNode;
}

/**
 * Lets one role into its area and redirects all others to the home page. A hospital's area sends visitors to
 * the login and back; after a logout at a front desk the login stays for the next user.
 */
export function AreaGuard({ owner, children }: AreaGuardProps) {
  const { state, user } = useSession();
  const { pathname, search } = useLocation();
  const desk = useStoredDesk();
  const former = useRef<SessionUser | null>(null);
  if (state === 'loading') return <AreaLoading />;
  if (user?.role === owner) {
    former.current = user;
    return children(user);
  }
  if (owner !== 'hospital' || state === 'in') return <Navigate to={paths.home} replace />;
  if (!former.current) return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  const isOwnDesk = desk !== null && desk.hospitalId === former.current.hospitalId;
  return <Navigate to={isOwnDesk ? loginPath() : paths.home} replace />;
}
