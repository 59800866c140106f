/**
 * SQL: whether a membership `m` holds. No clock is asked: nobody ends one for later, and the trigger of a doctor's practices
 * ends theirs by the clock of the database, which may be ahead of ours.
 */
export const activeMembershipSql = (m: string) => `${m}.until is null`;

/** SQL: what an account `a` is called; a doctor's, whose row is `d`, by the doctor's name unless they said another. */
export const displayNameSql = (a: string, d: string) => `coalesce(nullif(${a}.name, ''), ${d}.name, '')`;

/** SQL: the account of the first owner of a hospital, `owner`, by which the hospital itself is reached. */
export const joinFirstOwnerSql = (hospitalId: string) => `left join lateral (
  select a.id, a.phone, a.email from memberships m join accounts a on a.id = m.account_id
  where m.hospital_id = ${hospitalId} and m.role = 'owner' and ${activeMembershipSql('m')} order by m.since, m.id limit 1
) owner on true`;
