import { ownPracticeName } from '#domain/doctors/practices.ts';

/** True if a row of `appointments` is at its practice `pr`, not at another place that the booking named. */
export const isAtPracticeSql = (row: string) =>
  `lower(${row}.hospital) in (lower(pr.name), lower('${ownPracticeName}'))`;

/** Empty if unknown. Requires `joinVisitHospitalsSql`. */
export const visitAddressSql = (row: string) =>
  `coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    case when ${isAtPracticeSql(row)} then pr.address end, '')`;
/** Empty if unknown. Requires `joinVisitHospitalsSql`. */
export const visitPhoneSql = "coalesce(nullif(of_visit.desk_phone, ''), d.clinic_phone, '')";
/**
 * Joins only the hospital that was booked: the address of another one would send people to the wrong place.
 */
export const joinVisitHospitalsSql = (row: string) =>
  `left join hospitals h on h.id = pr.hospital_id and pr.hospital_agreed_at is not null and ${isAtPracticeSql(row)}
    left join hospitals of_visit on of_visit.id = ${row}.hospital_id`;
