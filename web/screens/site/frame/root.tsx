import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { StorageNotice } from '#web/ui/browser/storage-notice.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';

/** Stays mounted while frames change: toasts live here, so that none is announced twice. */
export function Root() {
  const { state } = useNavigation();
  return (
    <>
      {state !== 'idle' && <LoadingBar />}
      <StorageNotice />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
