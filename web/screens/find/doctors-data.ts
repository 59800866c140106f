import type { FreeSlot } from '#contract/scheduling/availability.ts';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { doctorSorts, freeSlotDays } from '#domain/search/doctor-search.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { DoctorSearch } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';

/** The place is null while it is unknown. */
export type DoctorsData =
  | { readonly state: 'no-place'; readonly place: null }
  | { readonly state: 'failed'; readonly place: Place | null }
  | {
      readonly state: 'listed';
      readonly place: Place | null;
      readonly found: FoundDoctors;
      readonly today: string;
      /** The next free slot by doctorId. */
      readonly next: Readonly<Record<string, FreeSlot | null>>;
    };

/** Every parameter of a search, so that none is forgotten; the reason is only shown. */
type Query = { readonly [Name in Exclude<keyof DoctorSearch, 'hname' | 'reason'> | 'hospital']: unknown };

const toOptional = <Value>(value: Value | null | undefined) => value ?? undefined;

export function toQuery(search: DoctorSearch, place: Place | null) {
  const sort = doctorSorts.find((known) => known === search.sort && (place || known !== 'distance'));
  return {
    ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
    q: toOptional(search.q),
    exact: search.exact === 'true' ? ('true' as const) : undefined,
    specialization: toOptional(search.specialization),
    hospital: toOptional(search.hname),
    language: toOptional(search.language),
    gender: toOptional(search.gender),
    feeFrom: toOptional(search.feeFrom),
    feeTo: toOptional(search.feeTo),
    experienceFrom: toOptional(search.experienceFrom),
    ratingFrom: toOptional(search.ratingFrom),
    free: freeSlotDays.find((day) => day === search.free),
    online: search.online === 'true' ? ('true' as const) : undefined,
    sort,
    page: toOptional(search.page),
  } satisfies Query & { latitude?: string; longitude?: string };
}

export function formatHeading({ q, specialization, online }: DoctorSearch, place: Place | null) {
  const where = translateCity(place?.name ?? '');
  if (q) {
    const heading =
      place && !online ? m.doctors_heading_search({ q, place: where }) : m.doctors_heading_anywhere({ q });
    return { heading, title: m.doctors_title_search({ q }) };
  }
  if (!place || online) {
    const heading = online ? m.doctors_heading_online() : m.doctors_heading_no_place();
    return { heading, title: m.doctors_title_no_place() };
  }
  if (!specialization) {
    return { heading: m.doctors_heading({ place: where }), title: m.doctors_title({ place: where }) };
  }
  const name = translateSpecialization(specialization);
  return {
    heading: m.doctors_heading_specialization({ specialization: name, place: where }),
    title: m.doctors_title_specialization({ specialization: name, place: where }),
  };
}

/** Explains results that differ from the search: similar names, or farther away; null otherwise. */
export function describeDifferences(data: DoctorsData, { q, online }: DoctorSearch): string | null {
  if (data.state !== 'listed' || data.found.total === 0) return null;
  if (data.found.match === 'similar') return data.found.meant ? null : m.doctors_similar({ q: q ?? '' });
  if (online) return m.doctors_online_note();
  return data.place && data.found.reach === 'anywhere'
    ? m.doctors_beyond({ place: translateCity(data.place.name) })
    : null;
}
