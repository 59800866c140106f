import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import type { DoctorSearch } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';
import type { DoctorsData } from './doctors-data.ts';

export function formatHeading({ q, specialization, online }: DoctorSearch, place: Place | null) {
  const where = translateCity(place?.name ?? '');
  if (q) {
    const heading =
      place && !online ? m.doctors_heading_search({ q, place: where }) : m.doctors_heading_anywhere({ q });
    return { heading, title: m.doctors_title_search({ q }) };
  }
  if (!place || online) {
    const heading = online ? m.doctors_heading_online() : m.common_find_a_doctor();
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
