import { literals } from '#db/literals.ts';
import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/genders.ts';
import { type StaffRole, staffRoles } from '#domain/hospital-roles.ts';
import type { Relation } from '#domain/people.ts';

export interface BookerRow {
  name: string;
  gender: Gender;
  /** What the patient is to them, as it was told last; null where it is not known. */
  relation: Relation | null;
}

/** Who booked an appointment in its patient's place, out of its first event; no row where the patient did. */
export const bookerOf = statement('booker_of', {
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

/** SQL: who of a hospital's staff booked an appointment `a` (M-13), as `booker`; nulls where nobody of them did. */
export const staffBooker = `left join lateral (
    select e.actor_role as role, account.name from appointment_events e
      join accounts account on account.id = e.actor_id
    where e.appointment_id = a.id and e.action = 'book' and e.actor_role in (${literals(staffRoles)})
    order by e.id limit 1
  ) booker on true`;

/** Who of a hospital's staff booked an appointment; no row where somebody else did. */
export const staffBookerOf = statement('staff_booker_of', {
  values: { id: of<number> },
  row: of<StaffBookerRow>,
  sql: `select booker.role, booker.name from appointments a ${staffBooker} where a.id = :id and booker.role is not null`,
});
