import { statement } from '#server/platform/database.ts';
import type { AccountRole } from '#server/sessions/open-session.ts';
import { codesAtMost, guessesPerCode, wrongAtMost } from './code-limits.ts';

interface OwnerRow {
  id: number;
  phone: string;
  email: string;
}

const owner = (table: 'patients' | 'doctors') =>
  statement<OwnerRow, [phone: string]>(
    `owner_in_${table}`,
    `select id, phone, email from ${table} where phone = $1`,
  );
export const ownerOf = { patient: owner('patients'), doctor: owner('doctors') };

/** Keeps a code in the place of the one before, unless there were too many codes or wrong guesses; no row then. */
export const keepCode = statement<
  { phone: string },
  [
    role: AccountRole,
    phone: string,
    accountId: number | null,
    hash: string,
    expiresAt: Date,
    now: Date,
    codesSince: Date,
    wrongSince: Date,
  ]
>(
  'keep_code',
  `insert into password_codes as known
     (role, phone, account_id, code_hash, expires_at, sent, sent_since, wrong_since)
   values ($1, $2, $3, $4, $5, 1, $6, $6)
   on conflict (role, phone) do update set
     account_id = $3, code_hash = $4, expires_at = $5, guesses = 0,
     sent       = case when known.sent_since <= $7 then 1 else known.sent + 1 end,
     sent_since = case when known.sent_since <= $7 then $6 else known.sent_since end
   where (known.sent_since <= $7 or known.sent < ${codesAtMost})
     and (known.wrong_since <= $8 or known.wrong < ${wrongAtMost})
   returning phone`,
);

/**
 * Counts one more guess and says whether it is right; counted first, so that guesses made at once cannot outrun the
 * count. No row when there is nothing to guess at.
 */
export const countCodeGuess = statement<
  { is_right: boolean; guesses: number },
  [role: AccountRole, phone: string, hash: string, now: Date, wrongSince: Date]
>(
  'count_code_guess',
  `update password_codes set
     guesses     = guesses + 1,
     wrong       = case when wrong_since <= $5 then 1 else wrong + 1 end,
     wrong_since = case when wrong_since <= $5 then $4 else wrong_since end
   where role = $1 and phone = $2 and code_hash is not null and expires_at > $4
     and guesses < ${guessesPerCode} and (wrong_since <= $5 or wrong < ${wrongAtMost})
   returning code_hash = $3 as is_right, guesses`,
);

export const countsOf = statement<
  { sent: number; sent_since: Date; wrong: number; wrong_since: Date },
  [role: AccountRole, phone: string]
>(
  'code_counts',
  'select sent, sent_since, wrong, wrong_since from password_codes where role = $1 and phone = $2',
);

const password = (table: 'patients' | 'doctors') =>
  statement<OwnerRow, [phone: string, hash: string]>(
    `set_password_${table}`,
    `update ${table} set password_hash = $2 where phone = $1 returning id, phone, email`,
  );
export const setPassword = { patient: password('patients'), doctor: password('doctors') };

/** Spends a code; no row when it is not the one that is good for this account now. */
export const spendCode = statement<
  { phone: string },
  [role: AccountRole, phone: string, hash: string, accountId: number, now: Date]
>(
  'spend_code',
  `delete from password_codes
   where role = $1 and phone = $2 and code_hash = $3 and account_id = $4 and expires_at > $5
   returning phone`,
);

/** Makes the code of a phone useless; what was tried still counts. */
export const dropCode = statement<never, [role: AccountRole, phone: string]>(
  'drop_code',
  'update password_codes set code_hash = null where role = $1 and phone = $2',
);

/** Forgets codes whose windows have all closed. */
export const forgetOldCodes = statement<never, [now: Date, codesSince: Date, wrongSince: Date]>(
  'forget_old_codes',
  'delete from password_codes where expires_at <= $1 and sent_since <= $2 and wrong_since <= $3',
);
