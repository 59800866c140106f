import { useLocation, useNavigate } from 'react-router';
import { paths, safeReturn } from '../paths.ts';

/** How long a toast is seen before the page changes under it (C-08, A-06). */
export const pauseMilliseconds = 1000;

/**
 * Leads on after a login or a registration: to where the visitor came from with their choice, else to the
 * dashboard, after a second (C-08, E-04). `onLeave` is called at that moment.
 */
export function useEntrance(onLeave?: () => void): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    const target = safeReturn(new URLSearchParams(search)) ?? paths.dashboard;
    setTimeout(() => {
      onLeave?.();
      void navigate(target, { replace: pathname === paths.login });
    }, pauseMilliseconds);
  };
}
