import { of, statement } from '#db/statement.ts';

const counted = { membershipId: of<number>, now: of<Date>, windowOpenedAfter: of<Date> };

/** Counts a PIN at one desk before it is checked, so that parallel guesses cannot outrun the count. */
export const countPinAtDesk = statement('count_pin_at_desk', {
  values: { ...counted, deskId: of<number> },
  row: of<{ failures: number; window_start: Date }>,
  sql: `
    insert into desk_failures as known (membership_id, desk_id, failures, window_start)
    values (:membershipId, :deskId, 1, :now)
    on conflict (membership_id, desk_id) do update set
      failures     = case when known.window_start <= :windowOpenedAfter then 1 else known.failures + 1 end,
      window_start = case when known.window_start <= :windowOpenedAfter then :now else known.window_start end
    returning failures, window_start`,
});

/** Counts it over all desks as well: those that will be checked, since the last right one too. */
export const countPin = statement('count_pin', {
  values: { ...counted, recentAtMost: of<number> },
  row: of<{ recent: number; window_start: Date; wrong: number }>,
  sql: `
    insert into pin_failures as known (membership_id, recent, window_start, wrong)
    values (:membershipId, 1, :now, 1)
    on conflict (membership_id) do update set
      recent       = case when known.window_start <= :windowOpenedAfter then 1 else known.recent + 1 end,
      window_start = case when known.window_start <= :windowOpenedAfter then :now else known.window_start end,
      wrong        = case when known.window_start <= :windowOpenedAfter or known.recent < :recentAtMost
        then known.wrong + 1 else known.wrong end
    returning recent, window_start, wrong`,
});

/** A right PIN, or the password. */
export const forgetPins = statement('forget_pins', {
  values: { membershipId: of<number> },
  sql: `
    with at_desks as (delete from desk_failures where membership_id = :membershipId)
    delete from pin_failures where membership_id = :membershipId`,
});

/** Takes one guess back. */
export const uncountPin = statement('uncount_pin', {
  values: { membershipId: of<number>, deskId: of<number> },
  sql: `
    with at_desk as (
      update desk_failures set failures = failures - 1
      where membership_id = :membershipId and desk_id = :deskId and failures > 0
    )
    update pin_failures set recent = recent - 1, wrong = wrong - 1
    where membership_id = :membershipId and recent > 0 and wrong > 0`,
});

/** Drops the PIN that was guessed at; no row if it is another one by now, or gone. */
export const dropGuessedPin = statement('drop_guessed_pin', {
  values: { membershipId: of<number>, pinHash: of<string> },
  row: of<{ account_id: number }>,
  sql: `
    update memberships set pin_hash = null where id = :membershipId and pin_hash = :pinHash
    returning account_id`,
});

/** Counts that limit nobody any more. */
export const forgetOldPinCounts = statement('forget_old_pin_counts', {
  values: { before: of<Date> },
  sql: 'delete from desk_failures where window_start < :before',
});
