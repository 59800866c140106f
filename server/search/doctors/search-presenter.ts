import type { Suggestions } from '#contract/search/doctor-search.ts';
import { roundKilometres } from '#domain/platform/distance.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { photoUrl } from '#server/platform/files/store-photo.ts';
import type { FoundSuggestions } from './suggest.ts';

const toDistance = (km: number | null) => (km === null ? null : roundKilometres(km));

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
      distanceKm: toDistance(row.distance_km),
    })),
    hospitals: hospitals.map((row) => ({
      hospitalName: row.name,
      city: row.city,
      distanceKm: toDistance(row.distance_km),
    })),
  };
}
