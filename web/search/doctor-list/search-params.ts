import { specializations } from '#domain/doctors/specializations.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { doctorSorts, freeSlotDays, maxSearchTextLength } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { translateSpokenLanguage } from '#names/spoken-language-name.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import type { DoctorSearch } from '#web/ui/paths.ts';

/** In the order of the filter. */
export const genderChoices: readonly Gender[] = ['Female', 'Male', 'Other'];

type Param = keyof DoctorSearch;

/**
 * Parses the search in a URL. URLs are typed, shared and cut off: values the server would refuse are ignored.
 * A specialization may have any letter case.
 */
export function parseDoctorSearch(params: URLSearchParams): Required<DoctorSearch> {
  const text = (name: Param, max: number) =>
    params
      .get(name)
      ?.replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, max) || null;
  const parseOne = (name: Param, known: readonly string[]) =>
    known.find((one) => one.toLowerCase() === params.get(name)?.toLowerCase()) ?? null;
  const parseSeveral = (name: Param, known: (value: string) => string | null | undefined) => {
    const values = params.getAll(name).flatMap((list) => list.split(','));
    return (
      [...new Set(values.map((value) => known(value.trim())).filter(Boolean))].slice(0, 12).join(',') || null
    );
  };
  const number = (name: Param, form: RegExp, from: number, to: number) => {
    const value = params.get(name) ?? '';
    return form.test(value) && Number(value) >= from && Number(value) <= to ? value : null;
  };
  const fee = /^\d{1,8}(\.\d{1,2})?$/;
  const feeTo = number('feeTo', fee, 0, 10_000_000);
  return {
    q: text('q', maxSearchTextLength),
    exact: parseOne('exact', ['true']),
    hname: text('hname', 120),
    specialization: parseOne('specialization', specializations) ?? text('specialization', 60),
    reason: text('reason', 200),
    free: parseOne('free', freeSlotDays),
    online: parseOne('online', ['true']),
    gender: parseSeveral('gender', (value) =>
      genderChoices.find((known) => known.toLowerCase() === value.toLowerCase()),
    ),
    language: parseSeveral('language', (value) =>
      value
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 16),
    ),
    feeFrom: number('feeFrom', fee, 0, Number(feeTo ?? 10_000_000)),
    feeTo,
    experienceFrom: number('experienceFrom', /^\d{1,2}$/, 0, 60),
    ratingFrom: number('ratingFrom', /^\d(\.\d)?$/, 0, 5),
    sort: parseOne('sort', doctorSorts),
    page: number('page', /^[1-9]\d{0,4}$/, 1, 99_999),
  };
}

/** A filter's label, and the search without it. */
export interface SearchFilter {
  readonly text: string;
  readonly without: DoctorSearch;
}

/** In the reader's language, such as "Woman". */
export function doctorGenderLabel(gender: string): string {
  if (gender === 'Female') return m.doctors_filter_female();
  return gender === 'Male' ? m.doctors_filter_male() : m.doctors_filter_other();
}

function feeWords({ feeFrom, feeTo }: DoctorSearch): string {
  const [from, to] = [formatRupees(Number(feeFrom)), formatRupees(Number(feeTo))];
  if (feeFrom && feeTo) return m.doctors_filter_fee_range({ from, to });
  return feeTo ? m.doctors_filter_fee_to({ fee: to }) : m.doctors_filter_fee_from({ fee: from });
}

/** The values of a filter that allows several. */
export const splitValues = (list: string | null | undefined) => list?.split(',') ?? [];
const without = (list: string | null | undefined, value: string) =>
  splitValues(list)
    .filter((each) => each !== value)
    .join(',') || null;

/** The filters of a search, without order and page. */
export function listSearchFilters(search: DoctorSearch): SearchFilter[] {
  const { q, specialization, hname, reason, free, online, gender, language } = search;
  const { feeFrom, feeTo, experienceFrom, ratingFrom } = search;
  const found: SearchFilter[] = [];
  const add = (is: unknown, text: () => string, removed: Partial<DoctorSearch>) => {
    if (is) found.push({ text: text(), without: { ...search, page: null, ...removed } });
  };
  add(q, () => m.doctors_filter_search({ q: q ?? '' }), { q: null, exact: null });
  add(
    specialization,
    () =>
      m.doctors_filter_chosen_specialization({
        specialization: translateSpecialization(specialization ?? ''),
      }),
    { specialization: null, reason: null },
  );
  add(hname, () => m.doctors_filter_hospital({ hospital: hname ?? '' }), { hname: null });
  add(reason, () => m.doctors_filter_reason({ reason: translateReason(reason ?? '') }), { reason: null });
  add(free, () => (free === 'today' ? m.doctors_filter_free_today() : m.doctors_filter_free_tomorrow()), {
    free: null,
  });
  add(online, m.doctors_filter_online, { online: null });
  add(feeFrom || feeTo, () => feeWords(search), { feeFrom: null, feeTo: null });
  for (const each of splitValues(language)) {
    add(true, () => m.doctors_filter_speaks({ language: translateSpokenLanguage(each) }), {
      language: without(language, each),
    });
  }
  for (const each of splitValues(gender)) {
    add(true, () => m.doctors_filter_gender_chosen({ gender: doctorGenderLabel(each) }), {
      gender: without(gender, each),
    });
  }
  add(experienceFrom, () => m.doctors_filter_experience_from({ count: experienceFrom ?? '' }), {
    experienceFrom: null,
  });
  add(ratingFrom, () => m.doctors_filter_rating_from({ rating: ratingFrom ?? '' }), { ratingFrom: null });
  return found;
}

/** Text and order stay. */
export function withoutFilters({ q, sort }: DoctorSearch): DoctorSearch {
  return { q, sort };
}
