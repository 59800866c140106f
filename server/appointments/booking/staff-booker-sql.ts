import { literalsSql } from '#db/sql-literals.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

/** Joins the staff member who booked an appointment `a` as `booker`; nulls if none did. */
export const joinStaffBookerSql = `left join lateral (
    select e.actor_role as role, ${displayNameSql('account', 'own')} as name from appointment_events e
      join accounts account on account.id = e.actor_id
      left join doctors own on own.account_id = account.id
    where e.appointment_id = a.id and e.action = 'book' and e.actor_role in (${literalsSql(staffRoles)})
    order by e.id limit 1
  ) booker on true`;
