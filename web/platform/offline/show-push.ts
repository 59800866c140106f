export interface AcceptOffer {
  /** From a link; the service worker accepts with it directly. */
  readonly token?: string;
  /** The open tab that accepts, and the request. */
  readonly inTab?: AcceptInTab;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
}

export interface AcceptInTab {
  /** The tab that showed the notification: all tabs get the message, and only this one acts. */
  readonly tab: string;
  readonly appointmentId: string;
}

export interface NotificationData {
  readonly title: string;
  readonly path: string;
  readonly accept: AcceptOffer | null;
}

/** A notification as the server sends it (server/messaging/push/deliver-by-push.ts). */
export interface PushNotification extends NotificationData {
  readonly body: string;
  /** A newer notification with the same topic replaces this one. */
  readonly topic: string;
  readonly locale: string;
}

interface ShowOptions {
  readonly body: string;
  readonly tag: string;
  readonly lang?: string;
  readonly icon: string;
  readonly data: NotificationData;
  readonly actions?: readonly { readonly action: 'accept'; readonly title: string }[];
}

/** The part of ServiceWorkerRegistration that shows notifications (TypeScript's types lack `actions`). */
export interface NotificationDisplay {
  showNotification(title: string, options: ShowOptions): Promise<void>;
}

export function showPush(
  registration: NotificationDisplay,
  { title, body, path, topic, locale, accept }: PushNotification,
) {
  return registration.showNotification(title, {
    body,
    tag: topic,
    lang: locale,
    icon: '/icon-192.png',
    data: { title, path, accept },
    ...(accept && { actions: [{ action: 'accept', title: accept.button }] }),
  });
}
