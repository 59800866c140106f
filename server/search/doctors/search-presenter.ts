import type { Practice } from '#contract/doctors/practices.ts';
import type { FoundDoctor, Suggestions } from '#contract/search/doctor-search.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { presentListedDoctor } from '#server/doctors/profile/doctor-presenter.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { FoundDoctorRow } from './doctor-search-queries.ts';
import type { FoundSuggestions } from './suggest.ts';

/** One decimal place. */
const roundKilometres = (km: number | null) => (km === null ? null : Math.round(km * 10) / 10);

/** `practices` is set for a doctor with several. */
export function foundDoctor(row: FoundDoctorRow, practices: readonly Practice[] | undefined): FoundDoctor {
  return { ...presentListedDoctor(row, practices), distanceKm: roundKilometres(row.distance_km) };
}

/** Names and ids only, no contact details. */
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
