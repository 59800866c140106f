import { expect, test } from 'vitest';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import { listSearchFilters, parseDoctorSearch } from './search-params.ts';

const parse = (query: string) => parseDoctorSearch(new URLSearchParams(query));
/** The query of a URL after parsing and formatting it. */
const roundTrip = (query: string) => decodeURIComponent(doctorsPath(parse(query)).split('?')[1] ?? '');

test.each([
  ['q=dr+rao&gender=female&free=TODAY', 'q=dr+rao&free=today&gender=Female'],
  ['specialization=cardioLOGY', 'specialization=Cardiology'],
  ['specialization=Other', 'specialization=Other'],
  ['feeTo=500&ratingFrom=4.5&experienceFrom=10', 'feeTo=500&experienceFrom=10&ratingFrom=4.5'],
  ['online=true&sort=soonest&page=3', 'online=true&sort=soonest&page=3'],
])('D-01 %s is understood', (query, address) => expect(roundTrip(query)).toBe(address));

test.each([
  'gender=robot',
  'gender=',
  'free=yesterday',
  'online=yes',
  'feeTo=-1',
  'feeTo=1e3',
  'feeTo=abc',
  'feeTo=99999999999',
  'experienceFrom=61',
  'ratingFrom=9',
  'ratingFrom=4.55',
  'sort=name',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=100000',
  'q=%00%20',
  'language=%0a',
  'colour=red',
])('D-01 %s, which the server would refuse, is left out', (query) => expect(roundTrip(query)).toBe(''));

test('D-01 what is too long is cut, and signs that cannot be stored go', () => {
  expect(parse(`q=${'x'.repeat(10_000)}`).q).toHaveLength(100);
  expect(parse('hname=Care%00Hospital').hname).toBe('Care Hospital');
});

test('D-01 a lowest fee above the highest is dropped', () => {
  expect(roundTrip('feeFrom=900&feeTo=500')).toBe('feeTo=500');
  expect(roundTrip('feeFrom=100&feeTo=500')).toBe('feeFrom=100&feeTo=500');
});

test('D-02 every condition has words, and an address without it', () => {
  const search = parse(
    'q=rao&specialization=Cardiology&hname=Care&reason=Chest+Pain&free=today&online=true&gender=Female&language=Hindi&feeFrom=100&feeTo=50000&experienceFrom=5&ratingFrom=4&sort=fee&page=2',
  );
  const conditions = listSearchFilters(search);
  expect(conditions.map(({ text }) => text)).toEqual([
    '“rao”',
    'Specialization: Cardiology',
    'Hospital: Care',
    'Reason: Chest Pain',
    'Available today',
    'By video, from anywhere',
    'From ₹100',
    'Up to ₹50,000',
    'Doctor: Woman',
    'Speaks Hindi',
    '5+ years',
    '4 stars and up',
  ]);
  for (const { without } of conditions) {
    expect(without.page).toBeNull();
    expect(without.sort).toBe('fee');
    expect(listSearchFilters(without).length).toBeLessThan(conditions.length);
  }
});

test('D-02 the order is no condition', () => expect(listSearchFilters(parse('sort=fee&page=2'))).toEqual([]));

/** A value of each parameter, and whether a chip shows it. */
const samples: Readonly<Record<keyof DoctorSearch, readonly [value: string, hasChip: boolean]>> = {
  q: ['rao', true],
  exact: ['true', false],
  hname: ['Care Hospital', true],
  specialization: ['Cardiology', true],
  reason: ['Fever', true],
  free: ['today', true],
  online: ['true', true],
  gender: ['Female', true],
  language: ['Hindi', true],
  feeFrom: ['100', true],
  feeTo: ['500', true],
  experienceFrom: ['10', true],
  ratingFrom: ['4', true],
  sort: ['fee', false],
  page: ['2', false],
};

test.each(Object.entries(samples))(
  'D-01 %s is read, and its chip takes it out again',
  (name, [value, hasChip]) => {
    const search = parse(`${name}=${value}`);
    expect(search[name as keyof DoctorSearch]).toBe(value);
    const chips = listSearchFilters(search);
    expect(chips).toHaveLength(hasChip ? 1 : 0);
    for (const { without } of chips) expect(without[name as keyof DoctorSearch]).toBeNull();
  },
);
