/** What browsers on phones tell of the network; elsewhere it is undefined. */
type WithConnection = Navigator & { readonly connection?: EventTarget & { readonly type?: string } };

/** Tells when this device came online or went from one kind of network to another. Answers how to stop. */
export function onNetworkChange(listener: () => void): () => void {
  const { connection }: WithConnection = navigator;
  let type = connection?.type;
  // The event comes with every new estimate of the speed as well.
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
