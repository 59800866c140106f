import type { Tabs } from './handle-notification-tap.ts';
import type { NotificationDisplay } from './show-push.ts';

/**
 * Types of the service worker scope. TypeScript's DOM library conflicts with the worker library, so the few
 * in use are declared here (W3C Service Workers).
 */
export interface ExtendableEvent extends Event {
  /** Prevents the worker from being stopped until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PageMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  /** The pressed button; empty for the notification itself. */
  readonly action: string;
  readonly notification: { readonly tag: string; readonly data: unknown; close(): void };
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: Tabs & { claim(): Promise<void> };
  readonly registration: NotificationDisplay;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}

export type Fetch = (request: Request | string, init?: RequestInit) => Promise<Response>;
