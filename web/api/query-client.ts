import { focusManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';

// By default it watches only the page's visibility, and a window behind another one stays visible.
focusManager.setEventListener((onFocus) => {
  if (typeof window === 'undefined') return;
  const listener = () => onFocus();
  window.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
});

/** A query client; its queries are refetched when the window gets the focus. */
export function createQueryClient(config?: QueryClientConfig): QueryClient {
  return new QueryClient(config);
}
