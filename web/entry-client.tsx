import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { unattendedHeader } from '#contract/appointments/unattended.ts';
import { watchAttendance } from './accounts/session/attended.ts';
import { sessionEnded } from './accounts/session/ended/session-end.ts';
import { askForPassword } from './accounts/session/password-question.ts';
import { makeCall } from './api/client.ts';
import { CallContext } from './api/context.tsx';
import { hydrationOf, type PageData } from './api/page-data.ts';
import { sessionStore } from './api/session.ts';
import { LiveContext } from './platform/live/live-context.ts';
import { noteKept } from './platform/offline/kept-since.ts';
import { rootId, routesFor, signedInRoutesAt } from './router.tsx';
import { deviceTime, hearTime, hearTimeOfPage } from './ui/clock.ts';
import { placeStore } from './ui/place.ts';
import { keepTranslatedTextsTrue } from './ui/translated-text.ts';
import './ui/base.css';
import './ui/fonts.css';

const isUnattended = watchAttendance(window, deviceTime);
const call = makeCall(
  async (url, init) => {
    const headers = new Headers(init.headers);
    if (isUnattended()) headers.set(unattendedHeader, '1');
    const sentAt = deviceTime();
    const answer = await fetch(url, { ...init, headers });
    hearTime(answer, sentAt);
    noteKept(url, answer.headers.get('x-kept-at'));
    return answer;
  },
  () => sessionStore.token(),
  sessionEnded,
  askForPassword,
);

const loadLine = async () => (await import('./platform/live/tab-line.ts')).tabLine;

/** Yields to the browser, so that it can paint and handle input before the next piece of work. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  hearTimeOfPage();
  keepTranslatedTextsTrue();
  await yieldToMain();
  const areas = await signedInRoutesAt(window.location.pathname);
  const routes = routesFor({ call, place: placeStore.current }, areas);
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
    hydrationData: hydrationOf(pageData),
    patchRoutesOnNavigation: async ({ path, patch }) => patch(rootId, await signedInRoutesAt(path)),
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
    const { workOffline } = await import('./platform/offline/register.ts');
    await workOffline().catch((error) => console.warn('This site needs a network:', error));
  });
}

void start();
