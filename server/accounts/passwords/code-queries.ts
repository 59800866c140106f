import { of, statement } from '#db/statement.ts';
import type { AccountRow, LoginRole } from '#server/accounts/account/account.ts';
import { guessesPerCode, maxCodes, maxWrongGuesses } from './code-limits.ts';
import type { CodePurpose } from './code-purpose.ts';

interface OwnerRow extends AccountRow {
  phone: string;
  email: string;
}

const createFindOwner = (table: 'patients' | 'doctors', kind: 'patient' | 'professional') =>
  statement(`owner_in_${table}`, {
    values: { phone: of<string> },
    row: of<OwnerRow>,
    sql: `
      select p.id, p.name, p.photo_hash, a.phone, a.email
      from accounts a join ${table} p on p.account_id = a.id
      where a.kind = '${kind}' and a.phone = :phone`,
  });
const onStaff = `a.kind = 'professional' and a.phone = :phone and exists (
  select from memberships m where m.account_id = a.id and m.role <> 'doctor' and m.until is null)`;

const findStaffOwner = statement('find_staff_owner', {
  values: { phone: of<string> },
  row: of<OwnerRow>,
  sql: `
    select a.id, a.name, null as photo_hash, a.phone, a.email from accounts a
    where ${onStaff}`,
});
export const findCodeOwnerByRole = {
  patient: createFindOwner('patients', 'patient'),
  doctor: createFindOwner('doctors', 'professional'),
  hospital: findStaffOwner,
};

const codes = (table: 'password_codes' | 'sign_in_codes', purpose: 'role' | 'purpose') => ({
  /** Replaces the previous code; no row if there were too many codes or wrong guesses. */
  keep: statement(`store_code_in_${table}`, {
    values: {
      purpose: of<CodePurpose>,
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
      insert into ${table} as known
        (${purpose}, phone, account_id, code_hash, expires_at, sent, sent_since, wrong_since)
      values (:purpose, :phone, :accountId, :hash, :expiresAt, 1, :now, :now)
      on conflict (${purpose}, phone) do update set
        account_id = :accountId, code_hash = :hash, expires_at = :expiresAt, guesses = 0,
        sent       = case when known.sent_since <= :codesSince then 1 else known.sent + 1 end,
        sent_since = case when known.sent_since <= :codesSince then :now else known.sent_since end
      where (known.sent_since <= :codesSince or known.sent < ${maxCodes})
        and (known.wrong_since <= :wrongSince or known.wrong < ${maxWrongGuesses})
      returning phone`,
  }),

  /**
   * Counts a guess and returns whether it is right. Counting comes first, so that parallel guesses cannot
   * outrun the limit. No row without a valid code.
   */
  countGuess: statement(`count_guess_in_${table}`, {
    values: {
      purpose: of<CodePurpose>,
      phone: of<string>,
      hash: of<string>,
      now: of<Date>,
      wrongSince: of<Date>,
    },
    row: of<{ is_right: boolean; guesses: number }>,
    sql: `
      update ${table} set
        guesses     = guesses + 1,
        wrong       = case when wrong_since <= :wrongSince then 1 else wrong + 1 end,
        wrong_since = case when wrong_since <= :wrongSince then :now else wrong_since end
      where ${purpose} = :purpose and phone = :phone and code_hash is not null and expires_at > :now
        and guesses < ${guessesPerCode} and (wrong_since <= :wrongSince or wrong < ${maxWrongGuesses})
      returning code_hash = :hash as is_right, guesses`,
  }),

  counts: statement(`counts_in_${table}`, {
    values: { purpose: of<CodePurpose>, phone: of<string> },
    row: of<{ sent: number; sent_since: Date; wrong: number; wrong_since: Date }>,
    sql: `
      select sent, sent_since, wrong, wrong_since from ${table}
      where ${purpose} = :purpose and phone = :phone`,
  }),

  /** Consumes a code; no row unless it is the valid one of this account, or of no account. */
  spend: statement(`spend_in_${table}`, {
    values: {
      purpose: of<CodePurpose>,
      phone: of<string>,
      hash: of<string>,
      accountId: of<number | null>,
      now: of<Date>,
    },
    row: of<{ phone: string }>,
    sql: `
      delete from ${table}
      where ${purpose} = :purpose and phone = :phone
        and code_hash = :hash and account_id is not distinct from :accountId and expires_at > :now
      returning phone`,
  }),

  deleteOld: statement(`delete_old_in_${table}`, {
    values: { now: of<Date>, codesSince: of<Date>, wrongSince: of<Date> },
    sql: `
      delete from ${table}
      where expires_at <= :now and sent_since <= :codesSince and wrong_since <= :wrongSince`,
  }),
});

export const passwordCodes = codes('password_codes', 'role');
export const signInCodes = codes('sign_in_codes', 'purpose');

export const codesForPurpose = (purpose: CodePurpose) =>
  purpose === 'sign-in' || purpose === 'change' ? signInCodes : passwordCodes;

/** Invalidates every code of an account's phone, for a doctor also those as staff; the counts stay. */
export const invalidateCodes = statement('invalidate_codes', {
  values: { role: of<LoginRole>, phone: of<string> },
  sql: `
    with others as (
      update sign_in_codes set code_hash = null where phone = :phone and :role::text = 'patient'
    )
    update password_codes set code_hash = null
    where phone = :phone and (role = 'patient') = (:role::text = 'patient')`,
});

const password = (table: 'patients' | 'doctors', kind: 'patient' | 'professional') =>
  statement(`set_password_${table}`, {
    values: { phone: of<string>, hash: of<string> },
    row: of<OwnerRow>,
    sql: `
      with account as (
        update accounts set password_hash = :hash where kind = '${kind}' and phone = :phone
        returning id, phone, email
      )
      select p.id, p.name, p.photo_hash, a.phone, a.email from account a join ${table} p on p.account_id = a.id`,
  });
export const setPasswordByRole = {
  patient: password('patients', 'patient'),
  doctor: password('doctors', 'professional'),
  hospital: statement('set_password_of_staff', {
    values: { phone: of<string>, hash: of<string> },
    row: of<OwnerRow>,
    sql: `
      update accounts a set password_hash = :hash
      where ${onStaff}
      returning a.id, a.name, null as photo_hash, a.phone, a.email`,
  }),
};
