import { focusManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';

// By default only the page's visibility counts, and a window behind another one stays visible.
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

export function createQueryClient(config?: QueryClientConfig): QueryClient {
  return new QueryClient(config);
}
