import type { IncomingHttpHeaders } from 'node:http';
import { findLocale, type Locale } from '#server/platform/http/language.ts';

export type Theme = 'light' | 'dark';

/** Everything a page depends on beside its address. None of it identifies a person. */
export interface Visitor {
  readonly locale: Locale;
  /** As chosen; null follows the device. */
  readonly theme: Theme | null;
  /** The place to search near, from the cookie; empty without one. */
  readonly place: string;
  readonly brotli: boolean;
  /** Equal for visitors who see the same page. It begins with a character that no address contains. */
  readonly key: string;
}

export function parseTheme(cookie = ''): Theme | null {
  const chosen = /(?:^|; )theme=(light|dark)\b/.exec(cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Longer than the longest name of a place, so a longer cookie is not ours. */
const maxPlaceLength = 1000;

function placeIn(cookie = ''): string {
  const place = /(?:^|; )place=([^;]*)/.exec(cookie)?.[1] ?? '';
  return place.length <= maxPlaceLength ? place : '';
}

/** A weight of zero means never (RFC 9110, 12.4.2). */
const acceptsBrotli = /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[,;\s]|$)/i;

function read(headers: IncomingHttpHeaders): Visitor {
  const locale = findLocale(headers);
  const theme = parseTheme(headers.cookie);
  const place = placeIn(headers.cookie);
  const brotli = acceptsBrotli.test(String(headers['accept-encoding'] ?? ''));
  return { locale, theme, place, brotli, key: `\n${locale} ${theme} ${brotli} ${place}` };
}

/** Most visitors send one of a few combinations of headers; the cache is emptied at this size. */
const maxCachedVisitors = 1000;

/** Caches the result per combination of headers. */
export function createVisitorReader(): (headers: IncomingHttpHeaders) => Visitor {
  const known = new Map<string, Visitor>();
  return (headers) => {
    const said = `${headers.cookie}\n${headers['accept-language']}\n${headers['accept-encoding']}`;
    const visitor = known.get(said);
    if (visitor) return visitor;
    if (known.size >= maxCachedVisitors) known.clear();
    const found = read(headers);
    known.set(said, found);
    return found;
  };
}
