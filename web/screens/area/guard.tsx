import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { type SessionUser, useSession } from '../../session/session.ts';
import { Waiting } from './waiting.tsx';

interface AreaGuardProps {
  readonly owner: 'doctor' | 'patient' | 'hospital';
  readonly children: (user: SessionUser) => ReactNode;
}

/** Lets one role into its area and redirects everybody else to the home page. */
export function AreaGuard({ owner, children }: AreaGuardProps) {
  const { state, user } = useSession();
  if (state === 'loading') return <Waiting />;
  return user?.role === owner ? children(user) : <Navigate to={paths.home} replace />;
}
