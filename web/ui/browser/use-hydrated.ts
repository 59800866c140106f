import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in the browser after hydration; false on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
