import { useLocation, useNavigate } from 'react-router';
import { paths, safeReturn } from '#web/ui/paths.ts';

/** A toast is shown this long before the page changes. */
export const toastPauseMilliseconds = 1000;

/**
 * After a login or registration, opens the named page, the page the visitor came from, or the dashboard,
 * after a second. Calls `onLeave` first.
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
