import { focusManager, QueryClient, type QueryClientConfig } from '@tanstack/react-query';

// Left to itself it looks at the page's visibility alone, and a window behind another one is visible all along.
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

/** A store of answers; those on screen are asked again whenever somebody comes back to the window. */
export function newQueryClient(config?: QueryClientConfig): QueryClient {
  return new QueryClient(config);
}
