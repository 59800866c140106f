import { of, statement } from '#db/statement.ts';

/** Sets the PIN of a membership, or takes it away (null). */
export const setPin = statement('set_pin', {
  values: { membershipId: of<number>, hash: of<string | null> },
  sql: 'update memberships set pin_hash = :hash where id = :membershipId',
});

/** Takes away every PIN of the professional account of a phone number. */
export const clearPins = statement('clear_pins', {
  values: { phone: of<string> },
  sql: `
    update memberships m set pin_hash = null
    from accounts a where a.kind = 'professional' and a.phone = :phone and m.account_id = a.id and m.pin_hash is not null`,
});
