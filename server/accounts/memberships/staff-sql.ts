/**
 * SQL condition: membership `m` is active. Does not compare with a clock: memberships never end in the
 * future, and the trigger that ends a doctor's uses the clock of the database, which may be ahead of ours.
 */
export const activeMembershipSql = (m: string) => `${m}.until is null`;

/**
 * SQL: the display name of account `a`; for a doctor, whose row is `d`, the doctor's name unless they set
 * another.
 */
export const displayNameSql = (a: string, d: string) => `coalesce(nullif(${a}.name, ''), ${d}.name, '')`;

/** SQL: joins the account of a hospital's first owner as `owner`; the hospital is contacted through it. */
export const joinFirstOwnerSql = (hospitalId: string) => `left join lateral (
  select a.id, a.phone, a.email from memberships m join accounts a on a.id = m.account_id
  where m.hospital_id = ${hospitalId} and m.role = 'owner' and ${activeMembershipSql('m')} order by m.since, m.id limit 1
) owner on true`;
