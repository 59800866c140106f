import { createContext, use } from 'react';
import type { SiteFacts } from '#contract/platform/page-rendering.ts';
import { clinicTimeZone } from '../format/clinic-time.ts';

/** Provided during rendering on the server; the browser reads the facts from the page. */
export const SiteContext = createContext<SiteFacts | null>(null);

export function useSite(): SiteFacts {
  const given = use(SiteContext);
  if (given) return given;
  const { origin = '', noticeMinutes } = document.documentElement.dataset;
  return { origin, noticeMinutes: Number(noticeMinutes), timeZone: clinicTimeZone() };
}
