import type { DocumentHead, ListedPage } from '#contract/platform/page-rendering.ts';
import { m } from '#messages/messages.js';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import type { Locale } from '#server/platform/http/language.ts';

const size = { width: 1200, height: 630 };

const meta = (key: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${key}="${name}" content="${escapeMarkup(String(content))}">`;

/** The head elements that describe a page. React in the browser recognises its own by their attributes. */
export function createHeadElements(head: DocumentHead, origin: string, locale: Locale): string {
  const title = head.title === null ? '' : `<title>${escapeMarkup(head.title)}</title>`;
  if (!head.listed) return title + meta('name', 'robots', 'noindex');
  const description = meta('name', 'description', head.description);
  const canonical = `<link rel="canonical" href="${escapeMarkup(head.url)}">`;
  const home = head.url === `${origin}/` ? createWebSiteData(origin, locale) : '';
  return title + description + canonical + createLinkPreview(head, origin, locale) + home;
}

/** The link preview (Open Graph). */
function createLinkPreview(
  { title, description, url, type, picture }: ListedPage,
  origin: string,
  locale: Locale,
) {
  const properties = {
    'og:site_name': m.shell_brand({}, { locale }),
    'og:locale': `${locale}_IN`,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:type': type,
    'og:image': picture ?? `${origin}/link-preview.png`,
    ...(picture === null && {
      'og:image:width': size.width,
      'og:image:height': size.height,
      'og:image:alt': m.pages_preview_alt({}, { locale }),
    }),
  };
  const tags = Object.entries(properties).map(([property, content]) => meta('property', property, content));
  // A portrait is small and square; the default picture fits the large card.
  return tags.join('') + meta('name', 'twitter:card', picture === null ? 'summary_large_image' : 'summary');
}

/** Structured data (schema.org/WebSite); search engines look for it on the home page only. */
function createWebSiteData(origin: string, locale: Locale): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: m.shell_brand({}, { locale }),
    url: `${origin}/`,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
