import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { loginPath, paths } from '#web/ui/paths.ts';
import { AreaLoading } from './waiting.tsx';

interface AreaGuardProps {
  readonly owner: 'doctor' | 'patient' | 'hospital';
  readonly children: (user: SessionUser) => ReactNode;
}

/**
 * Lets one role into its area and redirects everybody else to the home page. Of a hospital's area whoever is not
 * logged in comes to the login, and from there back; whoever logs out at a desk leaves it to the next person (M-08).
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
