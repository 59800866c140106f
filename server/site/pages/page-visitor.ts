import type { IncomingHttpHeaders } from 'node:http';
import { findLocale, type Locale } from '#server/platform/http/language.ts';

export type Theme = 'light' | 'dark';

/** What a page depends on beside its address. Nothing of it identifies anyone (docs/decisions/005). */
export interface Visitor {
  readonly locale: Locale;
  /** As chosen; null follows the device. */
  readonly theme: Theme | null;
  /** Where they look for care, as the cookie says it; empty without. */
  readonly place: string;
  /** Whether the page may be compressed with brotli. */
  readonly brotli: boolean;
  /** The same for all visitors who are shown the same. It begins with what no address holds. */
  readonly key: string;
}

/** The theme that a visitor chose. */
export function parseTheme(cookie = ''): Theme | null {
  const chosen = /(?:^|; )theme=(light|dark)\b/.exec(cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Longer than the longest name of a place; more is not ours. */
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

/** Most visitors send one of a few combinations of headers; the memory is emptied at this many. */
const maxCachedVisitors = 1000;

/** Reads visitors from the headers of their requests, each combination once. */
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
