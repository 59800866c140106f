import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath, paths } from '../../paths.ts';
import { useKeptDesk } from '../../session/desk-store.ts';
import { type SessionUser, useSession } from '../../session/session.ts';
import { Waiting } from './waiting.tsx';

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
  const isDesk = useKeptDesk() !== null;
  const wasIn = useRef(false);
  if (state === 'loading') return <Waiting />;
  if (user?.role === owner) {
    wasIn.current = true;
    return children(user);
  }
  if (owner !== 'hospital' || state === 'in') return <Navigate to={paths.home} replace />;
  const ended = isDesk ? loginPath() : paths.home;
  return <Navigate to={wasIn.current ? ended : loginPath(`${pathname}${search}`)} replace />;
}
