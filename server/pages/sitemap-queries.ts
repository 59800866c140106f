import { of, statement } from '#db/statement.ts';

/**
 * The doctors with ids in (after, upTo], with the time of their registration or newest review, or when a practice last came or
 * went: their page has them all (K-02).
 */
export const doctorsBetween = statement('doctors_between', {
  values: { after: of<number>, upTo: of<number> },
  row: of<{ id: number; changed_at: Date }>,
  sql: `
    select d.id, greatest(d.created_at, max(r.updated_at),
      (select max(greatest(created_at, ended_at)) from practices where doctor_id = d.id)) as changed_at
    from doctors d left join reviews r on r.doctor_id = d.id
    where d.listed and d.id > :after and d.id <= :upTo group by d.id order by d.id`,
});

export const highestDoctor = statement('highest_doctor', {
  row: of<{ id: number }>,
  sql: 'select coalesce(max(id), 0) as id from doctors',
});
