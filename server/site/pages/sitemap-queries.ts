import { of, statement } from '#db/statement.ts';

/**
 * Doctors with ids in (after, upTo] and their last change: registration, newest review, or a practice that
 * came or went, as their page shows all practices.
 */
export const listDoctorsBetween = statement('list_doctors_between', {
  values: { after: of<number>, upTo: of<number> },
  row: of<{ id: number; changed_at: Date }>,
  sql: `
    select d.id, greatest(d.created_at, max(r.updated_at),
      (select max(greatest(created_at, ended_at)) from practices where doctor_id = d.id)) as changed_at
    from doctors d left join reviews r on r.doctor_id = d.id
    where d.listed and d.id > :after and d.id <= :upTo group by d.id order by d.id`,
});

/**
 * Hospitals with ids in (after, upTo] and an agreed, listed doctor, with their last change: registration, or
 * such a doctor who came or went. Other hospitals are not for search engines.
 */
export const listHospitalsBetween = statement('list_hospitals_between', {
  values: { after: of<number>, upTo: of<number> },
  row: of<{ id: number; changed_at: Date }>,
  sql: `
    select h.id, greatest(h.created_at, max(greatest(p.hospital_agreed_at, p.ended_at))) as changed_at
    from hospitals h join practices p on p.hospital_id = h.id and p.hospital_agreed_at is not null
      join doctors d on d.id = p.doctor_id and d.listed
    where h.merged_into is null and h.id > :after and h.id <= :upTo
    group by h.id having bool_or(p.ended_at is null) order by h.id`,
});

export const findHighestId = statement('find_highest_id', {
  row: of<{ id: number }>,
  sql: `select greatest((select max(id) from doctors), (select max(id) from hospitals), 0) as id`,
});
