import { of, statement } from '#db/statement.ts';
import type { AccountRole } from '#server/sessions/account.ts';
import { codesAtMost, guessesPerCode, wrongAtMost } from './code-limits.ts';

interface OwnerRow {
  id: number;
  phone: string;
  email: string;
  name: string;
}

const owner = (table: 'patients' | 'doctors') =>
  statement(`owner_in_${table}`, {
    values: { phone: of<string> },
    row: of<OwnerRow>,
    sql: `select id, phone, email, name from ${table} where phone = :phone`,
  });
export const ownerOf = { patient: owner('patients'), doctor: owner('doctors') };

/** Stores a code instead of the last one; no row if there were too many codes or wrong guesses. */
export const keepCode = statement('keep_code', {
  values: {
    role: of<AccountRole>,
    phone: of<string>,
    accountId: of<number | null>,
    hash: of<string>,
    expiresAt: of<Date>,
    now: of<Date>,
    codesSince: of<Date>,
    wrongSince: of<Date>,
  },
  row: of<{ phone: string }>,
  sql: `
    insert into password_codes as known
      (role, phone, account_id, code_hash, expires_at, sent, sent_since, wrong_since)
    values (:role, :phone, :accountId, :hash, :expiresAt, 1, :now, :now)
    on conflict (role, phone) do update set
      account_id = :accountId, code_hash = :hash, expires_at = :expiresAt, guesses = 0,
      sent       = case when known.sent_since <= :codesSince then 1 else known.sent + 1 end,
      sent_since = case when known.sent_since <= :codesSince then :now else known.sent_since end
    where (known.sent_since <= :codesSince or known.sent < ${codesAtMost})
      and (known.wrong_since <= :wrongSince or known.wrong < ${wrongAtMost})
    returning phone`,
});

/**
 * Counts a guess and returns whether it is right. Counted first, so that parallel guesses cannot outrun the
 * count. No row without a valid code.
 */
export const countCodeGuess = statement('count_code_guess', {
  values: { role: of<AccountRole>, phone: of<string>, hash: of<string>, now: of<Date>, wrongSince: of<Date> },
  row: of<{ is_right: boolean; guesses: number }>,
  sql: `
    update password_codes set
      guesses     = guesses + 1,
      wrong       = case when wrong_since <= :wrongSince then 1 else wrong + 1 end,
      wrong_since = case when wrong_since <= :wrongSince then :now else wrong_since end
    where role = :role and phone = :phone and code_hash is not null and expires_at > :now
      and guesses < ${guessesPerCode} and (wrong_since <= :wrongSince or wrong < ${wrongAtMost})
    returning code_hash = :hash as is_right, guesses`,
});

export const countsOf = statement('code_counts', {
  values: { role: of<AccountRole>, phone: of<string> },
  row: of<{ sent: number; sent_since: Date; wrong: number; wrong_since: Date }>,
  sql: `
    select sent, sent_since, wrong, wrong_since from password_codes
    where role = :role and phone = :phone`,
});

const password = (table: 'patients' | 'doctors') =>
  statement(`set_password_${table}`, {
    values: { phone: of<string>, hash: of<string> },
    row: of<OwnerRow>,
    sql: `update ${table} set password_hash = :hash where phone = :phone returning id, phone, email, name`,
  });
export const setPassword = { patient: password('patients'), doctor: password('doctors') };

/** Uses a code up; no row if it is not the valid one of this account. */
export const spendCode = statement('spend_code', {
  values: {
    role: of<AccountRole>,
    phone: of<string>,
    hash: of<string>,
    accountId: of<number>,
    now: of<Date>,
  },
  row: of<{ phone: string }>,
  sql: `
    delete from password_codes
    where role = :role and phone = :phone
      and code_hash = :hash and account_id = :accountId and expires_at > :now
    returning phone`,
});

/** Invalidates the code of a phone; its counts stay. */
export const dropCode = statement('drop_code', {
  values: { role: of<AccountRole>, phone: of<string> },
  sql: 'update password_codes set code_hash = null where role = :role and phone = :phone',
});

/** Deletes codes whose windows have ended. */
export const deleteOldCodes = statement('delete_old_codes', {
  values: { now: of<Date>, codesSince: of<Date>, wrongSince: of<Date> },
  sql: `
    delete from password_codes
    where expires_at <= :now and sent_since <= :codesSince and wrong_since <= :wrongSince`,
});
