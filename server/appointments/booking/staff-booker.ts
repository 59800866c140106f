import { literalsSql } from '#db/literals.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { displayNameSql } from '#server/accounts/memberships/staff-sql.ts';

/** SQL: who of a hospital's staff booked an appointment `a` (M-13), as `booker`; nulls where nobody of them did. */
export const joinStaffBookerSql = `left join lateral (
    select e.actor_role as role, ${displayNameSql('account', 'own')} as name from appointment_events e
      join accounts account on account.id = e.actor_id
      left join doctors own on own.account_id = account.id
    where e.appointment_id = a.id and e.action = 'book' and e.actor_role in (${literalsSql(staffRoles)})
    order by e.id limit 1
  ) booker on true`;
