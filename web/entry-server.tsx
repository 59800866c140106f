import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type Locale, overwriteGetLocale } from '#messages/runtime.js';
import { makeCall, type Transport } from './api/client.ts';
import { CallContext } from './api/context.tsx';
import { type PageData, pageDataOf } from './page-data.ts';
import { doctorPath, publicPages } from './paths.ts';
import { placeOfCookie } from './places/place.ts';
import { routesFor } from './router.tsx';
import { SiteContext, type SiteFacts } from './ui/page/site.ts';

/** For the sitemap: the public pages, and the page of a doctor. */
export const addresses = { pages: publicPages, doctor: (doctorId: string) => doctorPath(doctorId) };

export interface RenderedPage {
  readonly status: number;
  readonly body: string;
  /** The screen's own built file beside the common one (vite.config.ts), if any. */
  readonly file: string | null;
  /** The data of the page, so that the browser's router does not load it again. */
  readonly pageData: PageData;
  /** The errors of loaders, for the log; the page shows that there was one. */
  readonly failures: readonly unknown[];
}

let rendering: Locale = 'en';
overwriteGetLocale(() => rendering);

/**
 * Renders the screen at a request's URL. Anonymous: only the browser knows who is logged in. Returns a
 * Response if the route redirects.
 */
export async function render(
  request: Request,
  locale: Locale,
  transport: Transport,
  site: SiteFacts,
): Promise<RenderedPage | Response> {
  const call = makeCall(transport, () => null);
  const place = placeOfCookie(request.headers.get('cookie'));
  const { query, dataRoutes } = createStaticHandler(routesFor({ call, place: () => place }));
  const context = await query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(dataRoutes, context);
  // Right before the synchronous render: requests in other languages may have run during the loading.
  rendering = locale;
  const body = renderToString(
    <SiteContext value={site}>
      <CallContext value={call}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CallContext>
    </SiteContext>,
  );
  const { loaderData, errors, statusCode } = context;
  const notFound = context.matches.at(-1)?.route.path === '*';
  return {
    status: notFound ? 404 : statusCode,
    body,
    file: fileOf(context.matches.at(-1)?.route.handle),
    pageData: pageDataOf(loaderData, errors),
    failures: Object.values(errors ?? {}),
  };
}

function fileOf(handle: unknown): string | null {
  const file = handle !== null && typeof handle === 'object' && 'file' in handle ? handle.file : null;
  return typeof file === 'string' ? file : null;
}
