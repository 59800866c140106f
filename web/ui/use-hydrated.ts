import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the browser after hydration; false on the server and in the render that takes over from it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
