import { createContext, use } from 'react';

/** What an installation tells its pages about itself. */
export interface SiteFacts {
  /** Where people reach it, without a slash at the end. */
  readonly origin: string;
  /** How long before the start patients may still cancel or ask to reschedule (docs/product.md#notice). */
  readonly noticeMinutes: number;
}

/** Given by whoever renders on the server; the browser reads what the server wrote into the page. */
export const SiteContext = createContext<SiteFacts | null>(null);

export function useSite(): SiteFacts {
  const given = use(SiteContext);
  if (given) return given;
  const { origin = '', noticeMinutes } = document.documentElement.dataset;
  return { origin, noticeMinutes: Number(noticeMinutes) };
}
