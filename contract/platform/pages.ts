// What the server and the renderer of its pages (web/entry-server.tsx) tell each other; neither imports the
// other.

/** What an installation tells its pages about itself. */
export interface SiteFacts {
  /** The public address, without a slash at the end. */
  readonly origin: string;
  /** How long before the start patients may still cancel or ask to reschedule (docs/product.md#notice). */
  readonly noticeMinutes: number;
  /** The clinic's, by which pages name days and times (docs/product.md#days-and-times). */
  readonly timeZone: string;
}

const search = ['hname', 'specialization', 'reason'];
const filters = ['q', 'exact', 'free', 'online', 'gender', 'language', 'feeFrom', 'feeTo', 'experienceFrom'];
const choice = ['doctor', 'date', 'slot', 'practice', 'mode', 'payment', 'for'];

/** What pages read of their query, by their paths, which have any letter case. */
const queryNamesByPath: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^(\/[^/]+)?\/doctors-available\/?$/i, [...search, ...filters, 'ratingFrom', 'sort', 'page']],
  [/^(\/doctor-description|\/[^/]+\/doctors-available\/DoctorDescription)\/?$/i, [...search, ...choice]],
  [/^\/hospital\/[^/]+\/?$/i, ['specialization']],
  [/^\/(login|register|forgot-password)\/?$/i, ['returnTo']],
  [/^\/faqs\/?$/i, ['q']],
  [/^\/demo\/mailbox\/?$/i, ['to']],
  [/^\/rx\/[^/]+\/?$/i, ['shown', 'no']],
  [/^\/confirmation\/?$/i, ['appointmentId', 'date', 'slot']],
];

/**
 * A path without what its page does not read of the query: whatever else an address says, it is the same page
 * (docs/decisions/029-anonymous-pages.md).
 */
export function removeUnreadQuery(path: string): string {
  const end = path.indexOf('?');
  if (end < 0) return path;
  const pathname = path.slice(0, end);
  const [, names = []] = queryNamesByPath.find(([pages]) => pages.test(pathname)) ?? [];
  const given = new URLSearchParams(path.slice(end));
  const read = names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}

/** A page that search engines list and that people share. */
export interface ListedPage {
  readonly listed: true;
  /** With the brand. */
  readonly title: string;
  readonly description: string;
  /** The canonical address. */
  readonly url: string;
  /** Open Graph's kind of page. */
  readonly type: 'website' | 'profile';
  /** The address of a square picture of its own; null where the site's serves. */
  readonly picture: string | null;
}

/** A page that nobody should find by a search. */
export interface UnlistedPage {
  readonly listed: false;
  /** Null while the browser still has to find out which page it is. */
  readonly title: string | null;
}

/** What stands in the head of a page; the server makes the elements. */
export type DocumentHead = ListedPage | UnlistedPage;

export interface RenderedPage {
  readonly status: number;
  readonly head: DocumentHead;
  /** HTML. */
  readonly body: string;
  /** The screen's own built file beside the common one, if any. */
  readonly file: string | null;
  /** It belongs to one person: nobody keeps it, finds it, or hears its address from it. */
  readonly isPrivate: boolean;
  /** The data of the page as JSON, so that the browser's router does not load it again. */
  readonly pageData: unknown;
  /** The errors of loaders, for the log; the page shows that there was one. */
  readonly failures: readonly unknown[];
}

/** What web/entry-server.tsx exports. */
export interface PageRenderer<Locale extends string> {
  /**
   * Renders the screen at a request's URL. Anonymous: only the browser knows who is logged in. Answers a
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
