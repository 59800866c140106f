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
