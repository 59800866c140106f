import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts have taken this part of the page over. A form that needs them must not be sent before: the browser
 * would put what was typed, a password among it, into the address.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
