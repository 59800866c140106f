import type { hospitalsNearbyEndpoint } from '#contract/hospital/hospitals.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { roundKilometres } from '#domain/platform/distance.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { FoundHospital } from './find-hospitals.ts';

export function presentHospitalSummary(
  row: FoundHospital,
  today: string,
): Answer<typeof hospitalsNearbyEndpoint>[number] {
  return {
    hospitalName: row.name,
    RegId: row.registration_id,
    hospitalId: formatId('hospital', row.id),
    addressLine: row.address_line,
    city: row.city,
    distanceKm: roundKilometres(row.distance_km),
    doctors: row.doctors,
    nextFree: row.nextFree && { ...row.nextFree, today },
    agreed: row.agreed,
  };
}
