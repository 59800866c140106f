import { formatId } from '#domain/platform/readable-ids.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import { type Request, runLoad } from '../load/load.ts';
import { readMetric } from '../read-metric.ts';
import { createRateRow, type Row } from './row.ts';

/** A browser's request from near Hyderabad; `index` gives each visitor a distinct place. */
const createPageRequest = (path: string, index: number): Request => {
  const place = encodeURIComponent(`${(17 + (index % 1000) / 1000).toFixed(3)}|78.487|Hyderabad`);
  return {
    method: 'GET',
    path,
    headers: {
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en',
      cookie: `place=${place}`,
    },
  };
};

const paths = {
  home: () => '/',
  'doctors list': () => '/doctors-available?specialization=Cardiology',
  doctor: (index: number) => `/doctor-description?doctor=${formatId('doctor', (index % 2000) + 1)}`,
};

const createWarmPageRow = (name: keyof typeof paths): Row =>
  createRateRow({
    figure: `${name} page, warm`,
    aim: '≥ 0.5 × bare JSON',
    limit: 'bare JSON',
    warm: true,
    load: () => ({
      requests: Array.from({ length: 16 }, (_, index) => createPageRequest(paths[name](index % 4), 0)),
    }),
  });

let requestedPages = 0;
/** CPU milliseconds of the process for a page not requested before; excludes PostgreSQL. */
const createColdPageRow = (name: keyof typeof paths): Row => ({
  figure: `${name} page, cold: processor time`,
  aim: '≤ 12 ms',
  unit: ' ms',
  digits: 1,
  async run({ hams }: Clinic) {
    const requests = Array.from({ length: 160 }, () => {
      requestedPages += 1;
      return createPageRequest(paths[name](requestedPages), requestedPages);
    });
    const before = await readMetric(hams.url, 'process_cpu_seconds_total');
    const { answers } = await runLoad(hams.url, { requests, once: true }, 0);
    const after = await readMetric(hams.url, 'process_cpu_seconds_total');
    return { value: ((after - before) / answers) * 1000 };
  },
});

const pageNames = Object.keys(paths) as (keyof typeof paths)[];
export const warmPageRows = pageNames.map(createWarmPageRow);
export const coldPageRows = pageNames.map(createColdPageRow);

/** Cycles through home, the list and a doctor; every index gives a different page. */
export const pageRequestAt = (index: number) =>
  createPageRequest(
    paths[pageNames[index % pageNames.length] ?? 'home'](Math.floor(index / pageNames.length)),
    index,
  );

export async function measureMemoryAfterPages({ hams }: Clinic, count: number): Promise<number> {
  const requests = Array.from({ length: count }, (_, index) => pageRequestAt(index));
  await runLoad(hams.url, { requests, once: true }, 0);
  return (await readMetric(hams.url, 'process_resident_memory_bytes')) / 1024 ** 2;
}
