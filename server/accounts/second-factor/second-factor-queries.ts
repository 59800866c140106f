import { of, statement } from '#db/statement.ts';

export interface SecondFactorRow {
  account_id: number;
  secret: Buffer;
  last_step: number;
  started_at: Date;
  confirmed_at: Date | null;
  codes_left: number;
}

export const findSecondFactor = statement('find_second_factor', {
  values: { accountId: of<number> },
  row: of<SecondFactorRow>,
  sql: `
    select account_id, secret, last_step, started_at, confirmed_at,
      (select count(*)::int from recovery_codes where account_id = :accountId) as codes_left
    from second_factors where account_id = :accountId`,
});

export const findDoctorAccount = statement('find_doctor_account_of_second_factor', {
  values: { doctorId: of<number> },
  row: of<{ account_id: number }>,
  sql: 'select account_id from doctors where id = :doctorId',
});

export interface OwnerRow {
  account_id: number;
  phone: string;
  email: string;
  password_hash: string | null;
}

export const findFactorOwner = statement('find_factor_owner', {
  values: { accountId: of<number> },
  row: of<OwnerRow>,
  sql: `
    select id as account_id, phone, email, password_hash
    from accounts where id = :accountId and kind = 'professional'`,
});

/** Stores a new secret, replacing an unconfirmed one; no row if the second factor is on. */
export const storeSecret = statement('store_secret', {
  values: { accountId: of<number>, secret: of<Buffer>, now: of<Date> },
  row: of<{ account_id: number }>,
  sql: `
    insert into second_factors as known (account_id, secret, started_at)
    values (:accountId, :secret, :now)
    on conflict (account_id) do update set secret = :secret, started_at = :now
    where known.confirmed_at is null
    returning account_id`,
});

/** Turns the second factor on; no row if it is on already or the secret has been replaced. */
export const confirmSecret = statement('confirm_secret', {
  values: { accountId: of<number>, secret: of<Buffer>, step: of<number>, now: of<Date> },
  row: of<{ account_id: number }>,
  sql: `
    update second_factors set confirmed_at = :now, last_step = :step
    where account_id = :accountId and confirmed_at is null and secret = :secret
    returning account_id`,
});

/** Marks a code of the app as used; no row if it, or a later one, was used already. */
export const consumeStep = statement('consume_step', {
  values: { accountId: of<number>, secret: of<Buffer>, step: of<number> },
  row: of<{ account_id: number }>,
  sql: `
    update second_factors set last_step = :step
    where account_id = :accountId and secret = :secret and confirmed_at is not null and last_step < :step
    returning account_id`,
});

export const consumeRecoveryCode = statement('consume_recovery_code', {
  values: { accountId: of<number>, hash: of<string> },
  row: of<{ account_id: number }>,
  sql: 'delete from recovery_codes where account_id = :accountId and code_hash = :hash returning account_id',
});

export const deleteRecoveryCodes = statement('delete_recovery_codes', {
  values: { accountId: of<number> },
  sql: 'delete from recovery_codes where account_id = :accountId',
});

export const insertRecoveryCodes = statement('insert_recovery_codes', {
  values: { accountId: of<number>, hashes: of<string[]> },
  sql: `
    insert into recovery_codes (account_id, code_hash)
    select :accountId, hash from unnest(:hashes::text[]) as hash`,
});

/**
 * Locks the row against concurrent changes; no row if the second factor is off, or on with another secret.
 */
export const lockSecondFactor = statement('lock_second_factor', {
  values: { accountId: of<number>, secret: of<Buffer> },
  row: of<{ account_id: number }>,
  sql: `
    select account_id from second_factors
    where account_id = :accountId and secret = :secret and confirmed_at is not null for update`,
});

export const deleteSecondFactor = statement('delete_second_factor', {
  values: { accountId: of<number> },
  sql: 'delete from second_factors where account_id = :accountId',
});

/** Ends sessions of the account in every role that were opened without the second factor. */
export const endSessionsWithoutFactor = statement('end_sessions_without_factor', {
  values: { accountId: of<number>, sessionId: of<string>, now: of<Date> },
  sql: `
    update sessions set ended_at = :now
    where account_id = :accountId and id <> :sessionId and ended_at is null`,
});
