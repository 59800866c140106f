import { ownPracticeName } from '#domain/doctors/practices.ts';

/** SQL: a row of `appointments` is where its practice `pr` is, and at no other place that the booking named. */
export const isAtPracticeSql = (row: string) =>
  `lower(${row}.hospital) in (lower(pr.name), lower('${ownPracticeName}'))`;

/** SQL: the address of a row of `appointments`, empty if none is known, with the hospitals that it and `phoneOfVisit` take. */
export const visitAddressSql = (row: string) =>
  `coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    case when ${isAtPracticeSql(row)} then pr.address end, '')`;
/** SQL: by which the patient reaches the place; empty if no phone is known. */
export const visitPhoneSql = "coalesce(nullif(of_visit.desk_phone, ''), d.clinic_phone, '')";
/** The address of another hospital than the one that was booked would send people to the wrong place. */
export const joinVisitHospitalsSql = (row: string) =>
  `left join hospitals h on h.id = pr.hospital_id and pr.hospital_agreed_at is not null and ${isAtPracticeSql(row)}
    left join hospitals of_visit on of_visit.id = ${row}.hospital_id`;
