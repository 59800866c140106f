import { doctorSearchParams } from '#domain/search/doctor-filters.ts';

// The interface between the server and its page renderer (web/entry-server.tsx), so that neither imports the
// other.

/** Settings of an installation that its pages need. */
export interface SiteFacts {
  /** The public address, without a trailing slash. */
  readonly origin: string;
  /** The shortest notice before the start at which patients may still cancel or ask to reschedule. */
  readonly noticeMinutes: number;
  /** The clinic's time zone, in which pages show days and times. */
  readonly timeZone: string;
}

const search = ['hname', 'specialization', 'reason'];
const choice = ['doctor', 'date', 'slot', 'practice', 'mode', 'payment', 'for'];

/** The query parameters that pages read, by path in any letter case. */
const queryNamesByPath: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^(\/[^/]+)?\/doctors-available\/?$/i, doctorSearchParams],
  [/^(\/doctor-description|\/[^/]+\/doctors-available\/DoctorDescription)\/?$/i, [...search, ...choice]],
  [/^\/hospital\/[^/]+\/?$/i, ['specialization']],
  [/^\/(login|register|forgot-password)\/?$/i, ['returnTo', 'role']],
  [/^\/faqs\/?$/i, ['q']],
  [/^\/demo\/mailbox\/?$/i, ['to']],
  [/^\/rx\/[^/]+\/?$/i, ['shown', 'no']],
  [/^\/confirmation\/?$/i, ['appointmentId', 'date', 'slot']],
];

/** Drops the query parameters that the page does not read, so that equivalent URLs are one page. */
export function removeUnreadQuery(path: string): string {
  const end = path.indexOf('?');
  if (end < 0) return path;
  const pathname = path.slice(0, end);
  const [, names = []] = queryNamesByPath.find(([pages]) => pages.test(pathname)) ?? [];
  const given = new URLSearchParams(path.slice(end));
  const read = names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}

/** A page that search engines may list and people share. */
export interface ListedPage {
  readonly listed: true;
  /** Includes the brand. */
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly type: 'website' | 'profile';
  /** A square picture of the page's own; null to use the site's. */
  readonly picture: string | null;
}

/** A page that search engines must not list. */
export interface UnlistedPage {
  readonly listed: false;
  /** Null until the browser has found out which page it is. */
  readonly title: string | null;
}

export type DocumentHead = ListedPage | UnlistedPage;

export interface RenderedPage {
  readonly status: number;
  readonly head: DocumentHead;
  readonly body: string;
  /** The screen's own bundle, in addition to the common one. */
  readonly file: string | null;
  /** Belongs to one person: it must not be cached, listed, or leak its address in a referrer. */
  readonly isPrivate: boolean;
  /** Page data as JSON, so that the browser's router does not load it again. */
  readonly pageData: unknown;
  /** Errors of loaders, for the log; the page shows an error message. */
  readonly failures: readonly unknown[];
}

/** The export of web/entry-server.tsx. */
export interface PageRenderer<Locale extends string> {
  /**
   * Renders the screen at a URL. Anonymous, because only the browser knows who is logged in. Returns a
   * Response if the route redirects.
   */
  render(
    request: Request,
    locale: Locale,
    transport: (url: string, init: RequestInit) => Promise<Response>,
    site: SiteFacts,
  ): Promise<Response | RenderedPage>;
  /** For the sitemap: the public pages, and the page of a doctor and of a hospital. */
  readonly addresses: {
    readonly pages: readonly string[];
    doctor(doctorId: string): string;
    hospital(hospitalId: string): string;
  };
}
