import { deviceTime } from '#web/ui/browser/clock.ts';
import { handleNotificationTap } from './handle-notification-tap.ts';
import { createPageCache } from './page-cache.ts';
import { createResponseCache, isCacheable } from './response-cache.ts';
import { type NotificationData, type PushNotification, showPush } from './show-push.ts';
import type { WorkerScope } from './worker-scope.ts';

// Network first: the caches are used only when the server cannot be reached.
const scope = globalThis as unknown as WorkerScope;
const answers = createResponseCache(scope.caches, deviceTime);
const pages = createPageCache(scope.caches, answers.keepsPages);
/** API responses and private feeds, which are not cached as pages. */
const uncachedPaths = /^\/(?:api|calendar)\//;
const ask = (request: Request | string, init?: RequestInit) => fetch(request, init);

scope.addEventListener('install', (event) => event.waitUntil(pages.keepOfflinePage(ask)));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  const { session, keepsPages, read } = event.data as Record<'session' | 'keepsPages' | 'read', unknown>;
  if (typeof read === 'string') event.waitUntil(pages.keep(new Request(read), ask));
  if (session === null) {
    event.waitUntil(Promise.all([answers.become(null, keepsPages !== false), pages.forgetPages()]));
  }
  if (typeof session === 'string') event.waitUntil(answers.become(session));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin || request.method !== 'GET') return;
  const later = (work: Promise<unknown>) =>
    event.waitUntil(work.catch((error) => console.warn('Nothing could be kept for later:', error)));
  if (request.mode === 'navigate') {
    if (!uncachedPaths.test(url.pathname)) event.respondWith(pages.page(request, ask, later));
  } else if (isCacheable(request)) event.respondWith(answers.answer(request, ask, later));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(pages.file(request, ask));
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(scope.registration, event.data.json() as PushNotification));
});

scope.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const { registration, clients, location } = scope;
  const { tag, data } = notification;
  const surroundings = { registration, clients, origin: location.origin, fetch: ask };
  event.waitUntil(handleNotificationTap({ action, tag, data: data as NotificationData }, surroundings));
});
