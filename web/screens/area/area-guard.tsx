import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { toastPauseMilliseconds } from '#web/accounts/session/login/use-after-login.ts';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { UnlistedHead } from '#web/ui/page/page-head.tsx';
import { loginPath, paths } from '#web/ui/paths.ts';
import { AreaLoading } from './area-loading.tsx';

interface AreaGuardProps {
  readonly owner: 'doctor' | 'patient' | 'hospital';
  readonly children: (user: SessionUser) => ReactNode;
}

/**
 * Lets one role into its area and redirects all others to the home page. A hospital's area sends visitors to
 * the login and back; after a logout at a front desk the login stays for the next user, elsewhere the home page
 * comes once the toast has been read.
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
  if (state === 'out' && former.current) {
    const isOwnDesk = owner === 'hospital' && desk !== null && desk.hospitalId === former.current.hospitalId;
    return isOwnDesk ? <Navigate to={loginPath()} replace /> : <LoggedOut />;
  }
  const door = owner === 'hospital' && state === 'out' ? loginPath(`${pathname}${search}`) : paths.home;
  return <Navigate to={door} replace />;
}

/** Nothing of the area stays on the screen for the second in which the toast is read. */
function LoggedOut() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), toastPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <UnlistedHead />;
}
