import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Config } from '#server/platform/config/config.ts';
import { secretUrlHeaders } from '#server/platform/http/security-headers.ts';
import type { BuiltSite } from './built-site.ts';
import { createDocument } from './create-document.ts';
import type { Visitor } from './page-visitor.ts';

const compress = promisify(brotliCompress);
// Level 6 shrinks 160 KB to 26 KB in two milliseconds; higher levels gain little.
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export interface PageInput extends Pick<Visitor, 'locale' | 'theme' | 'place' | 'brotli'> {
  /** With the query. */
  readonly path: string;
}

/** Calls this installation's API; the answer is plain data. */
export type Ask = (
  url: string,
  call: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<{ readonly status: number; readonly type: string; readonly body: string }>;

/** A page ready to be sent, as plain data. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array | null;
  /** The page belongs to one person. */
  readonly isPrivate: boolean;
  /** A strong validator of the bytes (RFC 9110, 8.8.3); null for pages that are not cached. */
  readonly etag: string | null;
  /** The errors of loaders, for the log; the page shows that there was one. */
  readonly failures: readonly unknown[];
}

export type RenderPage = (facts: PageInput, ask: Ask) => Promise<RenderedPage>;

export interface PageSettings extends Pick<Config, 'publicUrl' | 'timeZone' | 'noticeMinutes'> {
  readonly video: Pick<Config['video'], 'jitsiHost'>;
}

/** Creates the function that renders pages, which depends on the server only through its arguments. */
export function createPageRenderer(
  site: BuiltSite,
  { publicUrl, timeZone, noticeMinutes, video }: PageSettings,
): RenderPage {
  const installation = { origin: publicUrl, noticeMinutes, timeZone };
  return async ({ path, locale, theme, place, brotli }, ask) => {
    const request = new Request(new URL(publicUrl + path), { headers: { cookie: `place=${place}` } });
    const transport = async (url: string, { method = 'GET', headers, body }: RequestInit) => {
      const answer = await ask(url, {
        method,
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-language': locale },
        ...(typeof body === 'string' && { body }),
      });
      return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
    };
    const { render } = await site.renderer();
    const page = await render(request, locale, transport, installation);
    if (page instanceof Response) {
      const location = page.headers.get('location') ?? '/';
      return {
        status: page.status,
        headers: { location },
        bytes: null,
        isPrivate: true,
        etag: null,
        failures: [],
      };
    }
    const html = Buffer.from(
      createDocument({
        ...page,
        site,
        locale,
        meetingHost: video.jitsiHost,
        facts: installation,
        theme,
      }),
    );
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    const etag = page.isPrivate || page.status >= 500 ? null : `"${hash}${brotli ? '-br' : ''}"`;
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        vary: 'cookie, accept-language, accept-encoding',
        ...(brotli && { 'content-encoding': 'br' }),
        // Anonymous, but it shows free slots: a shared cache may store it and must revalidate.
        ...(page.isPrivate ? secretUrlHeaders : { 'cache-control': 'public, no-cache' }),
        ...(etag && { etag }),
      },
      bytes: brotli ? await compress(html, compression) : html,
      isPrivate: page.isPrivate,
      etag,
      failures: page.failures,
    };
  };
}
