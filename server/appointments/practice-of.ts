import { ownPracticeName } from '#domain/practices.ts';

/** SQL to join the practice `pr` of a row of `appointments`; one of before there were practices is at the doctor's main one. */
export const practiceOf = (row: string) =>
  `practices pr on pr.id = coalesce(${row}.practice_id,
    (select id from practices where doctor_id = ${row}.doctor_id and is_main))`;

/** SQL: whether a row of `appointments` is at one of `:practiceIds`; one of before there were practices is at the main one. */
export const isAtPracticeOf = (row: string) =>
  `(${row}.practice_id = any(:practiceIds::bigint[]) or ${row}.practice_id is null and ${row}.doctor_id in (
    select doctor_id from practices where id = any(:practiceIds::bigint[]) and is_main))`;

/** SQL: a row of `appointments` is where its practice `pr` is, and at no other place that the booking named. */
export const isAtPractice = (row: string) =>
  `lower(${row}.hospital) in (lower(pr.name), lower('${ownPracticeName}'))`;

/** SQL: the address of a row of `appointments`, empty if none is known, with the hospitals that it and `phoneOfVisit` take. */
export const addressOfVisit = (row: string) =>
  `coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
    case when ${isAtPractice(row)} then pr.address end, '')`;
/** SQL: by which the patient reaches the place; empty if no phone is known. */
export const phoneOfVisit = "coalesce(nullif(of_visit.desk_phone, ''), d.clinic_phone, '')";
/** The address of another hospital than the one that was booked would send people to the wrong place. */
export const hospitalsOfVisit = (row: string) =>
  `left join hospitals h on h.id = pr.hospital_id and pr.hospital_agreed_at is not null and ${isAtPractice(row)}
    left join hospitals of_visit on of_visit.id = ${row}.hospital_id`;
