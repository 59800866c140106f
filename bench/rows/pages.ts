import { readableId } from '#domain/platform/readable-ids.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import { fire, type Request } from '../load/load.ts';
import { metricOf } from '../metrics.ts';
import { type Row, rateRow } from './row.ts';

/** As a browser asks, from somewhere near Hyderabad that is told apart by `index`. */
const page = (path: string, index: number): Request => {
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
  doctor: (index: number) => `/doctor-description?doctor=${readableId('doctor', (index % 2000) + 1)}`,
};

/** The same page of the same visitor's place again and again. */
const warm = (name: keyof typeof paths): Row =>
  rateRow({
    figure: `${name} page, warm`,
    aim: '≥ 0.5 × bare JSON',
    limit: 'bare JSON',
    warm: true,
    load: () => ({ requests: Array.from({ length: 16 }, (_, index) => page(paths[name](index % 4), 0)) }),
  });

let asked = 0;
/** Milliseconds of the process's processors for a page that nobody asked for before; PostgreSQL's are not in it. */
const cold = (name: keyof typeof paths): Row => ({
  figure: `${name} page, cold: processor time`,
  aim: '≤ 12 ms',
  unit: ' ms',
  digits: 1,
  async run({ hams }: Clinic) {
    const requests = Array.from({ length: 160 }, () => {
      asked += 1;
      return page(paths[name](asked), asked);
    });
    const before = await metricOf(hams.url, 'process_cpu_seconds_total');
    const { answers } = await fire(hams.url, { requests, once: true }, 0);
    const after = await metricOf(hams.url, 'process_cpu_seconds_total');
    return { value: ((after - before) / answers) * 1000 };
  },
});

const names = Object.keys(paths) as (keyof typeof paths)[];
export const warmPages = names.map(warm);
export const coldPages = names.map(cold);

/** One page of many, in turn home, the list and a doctor; no two are the same. */
export const anyPage = (index: number) =>
  page(paths[names[index % names.length] ?? 'home'](Math.floor(index / names.length)), index);

/** Megabytes that the process keeps after so many pages, no two of them the same. */
export async function memoryAfterPages({ hams }: Clinic, count: number): Promise<number> {
  const requests = Array.from({ length: count }, (_, index) => anyPage(index));
  await fire(hams.url, { requests, once: true }, 0);
  return (await metricOf(hams.url, 'process_resident_memory_bytes')) / 1024 ** 2;
}
