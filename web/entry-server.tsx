import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { DocumentHead, PageRenderer } from '#contract/platform/page-rendering.ts';
import { type Locale, overwriteGetLocale } from '#messages/runtime.js';
import { createCall } from './api/client.ts';
import { CallContext } from './api/context.tsx';
import { toPageData } from './api/page-data.ts';
import { createRoutes } from './router.tsx';
import { signedInRoutes } from './signed-in-routes.tsx';
import { renderInZone } from './ui/format/clinic-time.ts';
import { HeadContext } from './ui/page/page-head.tsx';
import { SiteContext } from './ui/page/site.ts';
import { doctorPath, hospitalPath, publicPages } from './ui/paths.ts';
import { parsePlaceCookie } from './ui/place.ts';

export const addresses: PageRenderer<Locale>['addresses'] = {
  pages: publicPages,
  doctor: (doctorId) => doctorPath(doctorId),
  hospital: (hospitalId) => hospitalPath(hospitalId),
};

let rendering: Locale = 'en';
overwriteGetLocale(() => rendering);

export const render: PageRenderer<Locale>['render'] = async (request, locale, transport, site) => {
  const call = createCall(transport, () => null);
  const place = parsePlaceCookie(request.headers.get('cookie'));
  const { query, dataRoutes } = createStaticHandler(
    createRoutes({ call, place: () => place }, signedInRoutes),
  );
  const context = await query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(dataRoutes, context);
  // Right before the synchronous render: requests in other languages may have run while the data loaded.
  rendering = locale;
  renderInZone(site.timeZone);
  let head: DocumentHead = { listed: false, title: null };
  const receiveHead = (given: DocumentHead) => {
    head = given;
  };
  const body = renderToString(
    <SiteContext value={site}>
      <HeadContext value={receiveHead}>
        <CallContext value={call}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </CallContext>
      </HeadContext>
    </SiteContext>,
  );
  const { loaderData, errors, statusCode } = context;
  const notFound = context.matches.at(-1)?.route.path === '*';
  return {
    status: notFound ? 404 : statusCode,
    head,
    body,
    file:
      context.matches.map(({ route }) => getScriptFile(route.handle)).findLast((file) => file !== null) ??
      null,
    isPrivate: context.matches.some(({ route }) => isPrivate(route.handle)),
    pageData: toPageData(loaderData, errors),
    failures: Object.values(errors ?? {}),
  };
};

const isPrivate = (handle: unknown): boolean =>
  handle !== null && typeof handle === 'object' && 'isPrivate' in handle && handle.isPrivate === true;

function getScriptFile(handle: unknown): string | null {
  const file = handle !== null && typeof handle === 'object' && 'file' in handle ? handle.file : null;
  return typeof file === 'string' ? file : null;
}
