import { getRequests } from '../load/load.ts';
import { createRateRow, type Row } from './row.ts';

/** One of 480 places in the south of India. */
const position = (index: number) =>
  [(15 + (index % 40) / 10).toFixed(2), (76 + (index % 37) / 10).toFixed(2)] as const;
const near = (index: number) => `latitude=${position(index)[0]}&longitude=${position(index)[1]}`;
const everywhere = Array.from({ length: 480 }, (_, index) => index);

/** Prefixes and whole words, correct and mistyped, in two scripts. */
const searchTexts = [
  'sha',
  'ananya rao',
  'heart',
  'dr rao',
  'care hosp',
  'chest pian',
  'दिल',
  'अनन्या',
  'sarna',
  'krishnn',
];

const aims = { aim: '≥ 0.4 × bare read', aimOfP99: '≤ 25 ms', limit: 'bare read' } as const;
const search = (figure: string, path: (index: number) => string): Row =>
  createRateRow({ figure, ...aims, load: () => getRequests(everywhere.map(path)) });
const list = (what: string, wanted: string) =>
  search(`list, ${what}`, (index) => `/doctors/search?${wanted}&${near(index)}`);

export const searchRows: readonly Row[] = [
  search('doctors nearby', (index) => `/doctors/nearby/${position(index).join('/')}`),
  search('suggestions near a place', (index) => {
    const words = encodeURIComponent(searchTexts[index % searchTexts.length] ?? '');
    return `/search?q=${words}&${near(index)}`;
  }),
  list('nearest first', 'page=1'),
  list('a name', 'q=sharma'),
  list('a mistyped name', 'q=sarna'),
  list('a complaint', 'q=heart'),
  list('free today', 'free=today'),
  list('soonest first', 'sort=soonest'),
];
