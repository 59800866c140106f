import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import type { Renderer } from './built-site.ts';
import { findHighestId, listDoctorsBetween, listHospitalsBetween } from './sitemap-queries.ts';

/** The limit is 50,000 addresses (sitemaps.org); this many doctors, and hospitals of the same ids, are about 2 MB at most. */
const idsPerFile = 10_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function formatEntry(element: 'url' | 'sitemap', address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeMarkup(address)}</loc>${changed}</${element}>`;
}

function formatDocument(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespace}>\n${entries.join('\n')}\n</${element}>\n`;
}

/**
 * File 0 contains the public pages with all doctors and hospitals, or the index of the other files if there
 * are too many. Those cover `perFile` ids each, so that an id stays in one file. Refuses with `not_found`.
 */
export async function createSitemapFile(
  database: Queryable,
  origin: string,
  addresses: Renderer['addresses'],
  number: number,
  perFile = idsPerFile,
): Promise<string> {
  const [highest] = await findHighestId(database);
  const files = Math.ceil((highest?.id ?? 0) / perFile);
  if (number > files) throw new Refusal('not_found');

  const pages = addresses.pages.map((path) => formatEntry('url', origin + path));
  if (number === 0 && files > 1) {
    const numbers = Array.from({ length: files }, (_, index) => index + 1);
    return formatDocument(
      'sitemapindex',
      numbers.map((each) => formatEntry('sitemap', `${origin}/sitemaps/${each}.xml`)),
    );
  }
  const first = Math.max(0, number - 1) * perFile;
  const range = { after: first, upTo: first + perFile };
  const doctors = await listDoctorsBetween(database, range);
  const hospitals = await listHospitalsBetween(database, range);
  const entries = [
    ...doctors.map(({ id, changed_at }) =>
      formatEntry('url', origin + addresses.doctor(formatId('doctor', id)), changed_at),
    ),
    ...hospitals.map(({ id, changed_at }) =>
      formatEntry('url', origin + addresses.hospital(formatId('hospital', id)), changed_at),
    ),
  ];
  return formatDocument('urlset', number > 1 ? entries : [...pages, ...entries]);
}
