import type { RenderedPage, SiteFacts } from '#contract/platform/page-rendering.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { BuiltSite } from './built-site.ts';
import { createHeadElements } from './head-elements.ts';

interface DocumentParts extends Pick<RenderedPage, 'head' | 'body' | 'file' | 'pageData'> {
  readonly site: BuiltSite;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | null;
  /** The Jitsi host of this installation, if any. */
  readonly meetingHost: string | null;
  readonly facts: SiteFacts;
}

/** JSON for a script element, escaped so that no tag in it can end the element. */
function toEmbeddableJson(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/**
 * A whole page with inlined styles, so that it needs one request to paint; the data is in a script element
 * that is not executed.
 */
export function createDocument({
  site,
  locale,
  theme,
  meetingHost,
  facts,
  head,
  body,
  file,
  pageData,
}: DocumentParts): string {
  const { styles, sheets, script, preloads } = site.assetsIn(locale, file);
  const styleElements = styles.map((text) => `<style>${text}</style>`).join('');
  // The loader of lazy screens looks for these links; disabled, they are not fetched.
  const inlined = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('');
  const scripts = preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return `<!doctype html>
<html lang="${locale}" data-time-zone="${facts.timeZone}" data-origin="${facts.origin}" data-notice-minutes="${facts.noticeMinutes}"${meetingHost ? ` data-meeting-host="${meetingHost}"` : ''}${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1413">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${createHeadElements(head, facts.origin, locale)}
${styleElements}
${inlined}${scripts}
<script type="module" src="${script}"></script>
</head>
<body><div id="root">${body}</div>
<script type="application/json" id="page-data">${toEmbeddableJson(pageData)}</script>
</body>
</html>`;
}
