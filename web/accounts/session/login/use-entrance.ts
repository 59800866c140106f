import { useLocation, useNavigate } from 'react-router';
import { paths, safeReturn } from '#web/ui/paths.ts';

/** How long a toast is shown before the page changes (C-08, A-06). */
export const toastPauseMilliseconds = 1000;

/**
 * After a login or registration: opens the page that the visitor came from, else the dashboard, after a
 * second (C-08, E-04); or a page that is named. Calls `onLeave` first.
 */
export function useAfterLogin(onLeave?: () => void): (to?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to) => {
    const target = to ?? safeReturn(new URLSearchParams(search)) ?? paths.dashboard;
    setTimeout(() => {
      onLeave?.();
      void navigate(target, { replace: pathname === paths.login || pathname === paths.register });
    }, toastPauseMilliseconds);
  };
}
