import { m } from '#messages/messages.js';
import type { Locale } from '#server/platform/language.ts';

const size = { width: 1200, height: 630 };

/**
 * Adds the link preview (Open Graph), from the title, description and canonical address of the screen, which
 * are escaped already. Pages with `noindex` get none.
 */
export function withLinkPreview(head: string, origin: string, locale: Locale): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const url = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (!title || !description || !url) return head;
  const ownPicture = /<meta property="og:image" /.test(head);
  const properties = {
    'og:site_name': m.shell_brand({}, { locale }),
    'og:locale': `${locale}_IN`,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(!/<meta property="og:type" /.test(head) && { 'og:type': 'website' }),
    ...(!ownPicture && {
      'og:image': `${origin}/link-preview.png`,
      'og:image:width': size.width,
      'og:image:height': size.height,
      'og:image:alt': m.pages_preview_alt({}, { locale }),
    }),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  // A portrait is small and square; our own picture fits the large card.
  tags.push(`<meta name="twitter:card" content="${ownPicture ? 'summary' : 'summary_large_image'}">`);
  return head + tags.join('') + (url === `${origin}/` ? webSite(origin, locale) : '');
}

/** Structured data (schema.org/WebSite); search engines look for it on the home page only. */
function webSite(origin: string, locale: Locale): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: m.shell_brand({}, { locale }),
    url: `${origin}/`,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
