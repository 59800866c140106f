import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { StorageNotice } from '../../../ui/storage-notice.tsx';
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
