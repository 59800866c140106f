/** How a doctor accepts a request with a notification's button, and the words around it (N-08). */
export interface AcceptOffer {
  /** Of a link, with which the service worker accepts by itself. */
  readonly token?: string;
  /** The open tab that accepts, and what. */
  readonly inTab?: AcceptInTab;
  readonly button: string;
  readonly done: string;
  readonly failed: string;
}

/** What the service worker asks a tab to accept. */
export interface AcceptInTab {
  /** The tab that showed the notification: each is told, and only this one acts. */
  readonly tab: string;
  readonly appointmentId: string;
}

/** What a notification keeps until it is tapped. */
export interface NotificationData {
  readonly title: string;
  /** What a tap opens. */
  readonly path: string;
  readonly accept: AcceptOffer | null;
}

/** A notification to show, as the server sends it (server/messaging/push/deliver-by-push.ts). */
export interface PushNotification extends NotificationData {
  readonly body: string;
  /** A newer one about the same takes its place. */
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

/** As much of a ServiceWorkerRegistration as shows notifications (the compiler knows no `actions`). */
export interface NotificationDisplay {
  showNotification(title: string, options: ShowOptions): Promise<void>;
}

/** Shows a notification, with a button where something can be accepted. */
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
