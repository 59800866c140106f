import { of, statement } from '#db/statement.ts';

/** Counts a PIN before it is checked, so that parallel guesses cannot outrun the count; `wrong` counts those that are checked. */
export const incrementPinCount = statement('increment_pin_count', {
  values: {
    membershipId: of<number>,
    now: of<Date>,
    windowOpenedAfter: of<Date>,
    maxRecent: of<number>,
  },
  row: of<{ recent: number; window_start: Date; wrong: number }>,
  sql: `
    insert into pin_failures as known (membership_id, recent, window_start, wrong)
    values (:membershipId, 1, :now, 1)
    on conflict (membership_id) do update set
      recent       = case when known.window_start <= :windowOpenedAfter then 1 else known.recent + 1 end,
      window_start = case when known.window_start <= :windowOpenedAfter then :now else known.window_start end,
      wrong        = case when known.window_start <= :windowOpenedAfter or known.recent < :maxRecent
        then known.wrong + 1 else known.wrong end
    returning recent, window_start, wrong`,
});

export const resetPinCount = statement('reset_pin_count', {
  values: { membershipId: of<number> },
  sql: 'delete from pin_failures where membership_id = :membershipId',
});

export const decrementPinCount = statement('decrement_pin_count', {
  values: { membershipId: of<number> },
  sql: `
    update pin_failures set recent = recent - 1, wrong = wrong - 1
    where membership_id = :membershipId and recent > 0 and wrong > 0`,
});

/** No row if the guessed PIN has been replaced or deleted. */
export const deletePin = statement('delete_pin', {
  values: { membershipId: of<number>, pinHash: of<string> },
  row: of<{ account_id: number }>,
  sql: `
    update memberships set pin_hash = null where id = :membershipId and pin_hash = :pinHash
    returning account_id`,
});
