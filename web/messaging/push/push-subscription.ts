import type { Call } from '#web/api/client.ts';

export type PushState =
  /** This browser has no notifications for web sites. */
  | 'unsupported'
  /** The person, or a rule of the device, has forbidden them. */
  | 'blocked'
  | 'on'
  | 'off';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const manager = async () => (await navigator.serviceWorker.ready).pushManager;

export async function getPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted') return 'off';
  return (await (await manager()).getSubscription()) ? 'on' : 'off';
}

/** Asks for permission, so call it only after a tap. */
export async function turnPushOn(call: Call): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { key } = await call('GET /push/key');
  const pushManager = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The subscription may use another key, such as that of an earlier demo at this address.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call('POST /push/subscriptions', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  return 'on';
}

export async function turnPushOff(call: Call): Promise<PushState> {
  const subscription = await (await manager()).getSubscription();
  if (!subscription) return 'off';
  await call('DELETE /push/subscriptions', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}
