import type { Practice } from '#contract/doctors/practices.ts';
import type { FoundDoctor, Suggestions } from '#contract/search/search.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { presentListedDoctor } from '#server/doctors/profile/doctor-presenter.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { FoundDoctorRow } from './doctor-search-queries.ts';
import type { FoundSuggestions } from './suggest.ts';

/** Kilometres to one decimal. */
const roundKilometres = (km: number | null) => (km === null ? null : Math.round(km * 10) / 10);

/** A doctor in the search results; `practices` of one who has several. */
export function foundDoctor(row: FoundDoctorRow, practices: readonly Practice[] | undefined): FoundDoctor {
  return { ...presentListedDoctor(row, practices), distanceKm: roundKilometres(row.distance_km) };
}

/** Suggestions by kind: names and ids, no contact details. */
export function suggestions({ first, care, doctors, hospitals }: FoundSuggestions): Suggestions {
  return {
    first,
    specializations: care.flatMap(({ specialization, reason, alias }) =>
      reason === null ? [{ specialization, alias }] : [],
    ),
    reasons: care.flatMap(({ specialization, reason, alias }) =>
      reason === null ? [] : [{ specialization, reason, alias }],
    ),
    doctors: doctors.map((row) => ({
      doctorId: formatId('doctor', row.id),
      name: row.name,
      specialization: row.specialization,
      Hospital: row.hospital_name,
      photo: { url: photoUrl(row.photo_hash, 'small') },
      distanceKm: roundKilometres(row.distance_km),
    })),
    hospitals: hospitals.map((row) => ({
      hospitalName: row.name,
      city: row.city,
      distanceKm: roundKilometres(row.distance_km),
    })),
  };
}
