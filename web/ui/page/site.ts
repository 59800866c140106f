import { createContext, use } from 'react';

/** Facts of an installation that screens need. */
export interface SiteFacts {
  /** The public address, without a slash at the end. */
  readonly origin: string;
  /** How long before the start patients may still cancel or ask to reschedule (docs/product.md#notice). */
  readonly noticeMinutes: number;
}

/** Provided while rendering on the server; the browser reads the facts from the page. */
export const SiteContext = createContext<SiteFacts | null>(null);

export function useSite(): SiteFacts {
  const given = use(SiteContext);
  if (given) return given;
  const { origin = '', noticeMinutes } = document.documentElement.dataset;
  return { origin, noticeMinutes: Number(noticeMinutes) };
}
