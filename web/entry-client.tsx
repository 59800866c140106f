// First, so that the rules of every module win over them.
import './ui/base.css';
import './ui/classes.css';
import './ui/fonts.css';

import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { unattendedHeader } from '#contract/appointments/unattended-header.ts';
import { recoverSession } from './accounts/session/ended/recover-session.ts';
import { askForPassword } from './accounts/session/request-password.ts';
import { trackInactivity } from './accounts/session/user-activity.ts';
import { createCall } from './api/client.ts';
import { CallContext } from './api/context.tsx';
import { type PageData, toHydrationState } from './api/page-data.ts';
import { sessionStore } from './api/session.ts';
import { LiveContext } from './platform/live/live-context.ts';
import { recordCachedAt } from './platform/offline/cached-since.ts';
import { createRoutes, loadSignedInRoutes, rootId } from './router.tsx';
import { deviceTime, syncClock, syncClockFromPage } from './ui/browser/clock.ts';
import { syncTranslatedTexts } from './ui/format/translated-text.ts';
import { placeStore } from './ui/place.ts';

const isUnattended = trackInactivity(window, deviceTime);
const call = createCall(
  async (url, init) => {
    const headers = new Headers(init.headers);
    if (isUnattended()) headers.set(unattendedHeader, '1');
    const sentAt = deviceTime();
    const answer = await fetch(url, { ...init, headers });
    syncClock(answer, sentAt);
    recordCachedAt(url, answer.headers.get('x-kept-at'));
    return answer;
  },
  () => sessionStore.token(),
  recoverSession,
  askForPassword,
);

const loadLine = async () => (await import('./platform/live/tab-line.ts')).tabLine;

/** Lets the browser paint and handle input before the next piece of work. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  syncClockFromPage();
  syncTranslatedTexts();
  await yieldToMain();
  const areas = await loadSignedInRoutes(window.location.pathname);
  const routes = createRoutes({ call, place: placeStore.current }, areas);
  const pageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData;
  placeStore.restore();
  // A lazy route that is still loading would hydrate as an empty page, so the matched ones are loaded first.
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  await yieldToMain();
  const router = createBrowserRouter(routes, {
    hydrationData: toHydrationState(pageData),
    patchRoutesOnNavigation: async ({ path, patch }) => patch(rootId, await loadSignedInRoutes(path)),
  });
  await yieldToMain();
  // A transition is interruptible, so that a slow phone handles taps during hydration.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <CallContext value={call}>
          <LiveContext value={loadLine}>
            <RouterProvider router={router} />
          </LiveContext>
        </CallContext>
      </StrictMode>,
    );
  });
  sessionStore.restore();
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === null) sessionStore.restore();
  });
}

// After everything that the visitor waits for.
if ('serviceWorker' in navigator) {
  window.addEventListener('load', async () => {
    const { registerServiceWorker: workOffline } = await import(
      './platform/offline/register-service-worker.ts'
    );
    await workOffline().catch((error) => console.warn('This site needs a network:', error));
  });
}

void start();
