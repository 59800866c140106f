import type { Answer } from '#contract/endpoint.ts';
import type { hospitalsNearbyEndpoint } from '#contract/hospitals.ts';
import { readableId } from '#domain/readable-ids.ts';
import type { HospitalNearbyRow } from './hospital-queries.ts';

/** A hospital in the list of those nearby; kilometres to one decimal. */
export function hospitalSummary(row: HospitalNearbyRow): Answer<typeof hospitalsNearbyEndpoint>[number] {
  return {
    hospitalName: row.name,
    RegId: row.registration_id,
    hospitalId: readableId('hospital', row.id),
    addressLine: row.address_line,
    city: row.city,
    distanceKm: Math.round(row.distance_km * 10) / 10,
  };
}
