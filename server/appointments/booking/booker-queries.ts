import { of, statement } from '#db/statement.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import { joinStaffBookerSql } from './staff-booker-sql.ts';

export interface BookerRow {
  name: string;
  gender: Gender;
  /** The patient's latest known relation to the booker; null if unknown. */
  relation: Relation | null;
}

/** Read from the first event; no row if the patient booked. */
export const findBooker = statement('find_booker', {
  values: { id: of<number> },
  row: of<BookerRow>,
  sql: `
    select booker.name, booker.gender, known.relation
    from appointment_events e
      join appointments a on a.id = e.appointment_id
      join patients actor on actor.id = e.actor_id
      join patients booker on booker.id = coalesce(actor.merged_into, actor.id)
      left join lateral (
        select relation from guardianships g
        where g.account_id = booker.account_id and g.patient_id = a.patient_id order by g.id desc limit 1
      ) known on true
    where e.appointment_id = :id and e.actor_role = 'patient' and e.action = 'book' and booker.id <> a.patient_id
    order by e.id limit 1`,
});

export interface StaffBookerRow {
  role: StaffRole;
  name: string;
}

export const findStaffBooker = statement('find_staff_booker', {
  values: { id: of<number> },
  row: of<StaffBookerRow>,
  sql: `select booker.role, booker.name from appointments a ${joinStaffBookerSql} where a.id = :id and booker.role is not null`,
});
