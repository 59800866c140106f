/** The Network Information API of phones; undefined elsewhere. */
type WithConnection = Navigator & { readonly connection?: EventTarget & { readonly type?: string } };

/**
 * Calls `listener` when this device comes online or changes its kind of network. Returns a function that
 * stops it.
 */
export function onNetworkChange(listener: () => void): () => void {
  const { connection }: WithConnection = navigator;
  let type = connection?.type;
  // The event also fires for every new estimate of the speed.
  const onChange = () => {
    if (connection?.type === type) return;
    type = connection?.type;
    if (type !== 'none') listener();
  };
  window.addEventListener('online', listener);
  connection?.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('online', listener);
    connection?.removeEventListener('change', onChange);
  };
}
