import type { NotificationDisplay } from './show-push.ts';
import type { Tabs } from './tapped.ts';

/**
 * What a service worker finds around it. The compiler knows the names of a page here, and a program cannot
 * have both libraries, so the few that we use are written down (W3C Service Workers).
 */
export interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the work is done. */
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
  /** Null for a message without content. */
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  /** Which button; empty for the notification itself. */
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

/** What asks the network; the worker's own fetch. */
export type Fetch = (request: Request | string, init?: RequestInit) => Promise<Response>;
