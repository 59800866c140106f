import { statement } from '#server/platform/database.ts';

/** The doctors with ids in (after, upTo], and the last change that we know the time of: registration or a review. */
export const doctorsBetween = statement<{ id: number; changed_at: Date }, [after: number, upTo: number]>(
  'doctors_between',
  `select d.id, greatest(d.created_at, max(r.updated_at)) as changed_at
   from doctors d left join reviews r on r.doctor_id = d.id
   where d.id > $1 and d.id <= $2 group by d.id order by d.id`,
);

export const highestDoctor = statement<{ id: number }, []>(
  'highest_doctor',
  'select coalesce(max(id), 0) as id from doctors',
);
