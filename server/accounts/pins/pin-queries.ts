import { of, statement } from '#db/statement.ts';

/**
 * Sets or removes (null) the PIN of a membership and resets the count of wrong ones. No row if the account's
 * password is no longer the confirmed one: a password change deletes the PINs, so the two must not
 * interleave.
 */
export const setPin = statement('set_pin', {
  values: { membershipId: of<number>, hash: of<string | null>, confirmedHash: of<string> },
  row: of<{ id: number }>,
  sql: `
    with confirmed as materialized (
      select m.id from accounts a join memberships m on m.account_id = a.id
      where m.id = :membershipId and a.password_hash = :confirmedHash for share of a
    ), at_all as (
      delete from pin_failures where membership_id in (select id from confirmed)
    )
    update memberships set pin_hash = :hash where id in (select id from confirmed) returning id`,
});

export const deleteAllPins = statement('delete_all_pins', {
  values: { phone: of<string> },
  sql: `
    update memberships m set pin_hash = null
    from accounts a where a.kind = 'professional' and a.phone = :phone and m.account_id = a.id and m.pin_hash is not null`,
});
