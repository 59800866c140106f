import { of, statement } from '#db/statement.ts';

export interface SecondFactorRow {
  secret: Buffer;
  last_step: number;
  begun_at: Date;
  confirmed_at: Date | null;
  codes_left: number;
}

export const secondFactorOf = statement('second_factor_of', {
  values: { doctorId: of<number> },
  row: of<SecondFactorRow>,
  sql: `
    select secret, last_step, begun_at, confirmed_at,
      (select count(*)::int from recovery_codes where doctor_id = :doctorId) as codes_left
    from second_factors where doctor_id = :doctorId`,
});

export const ownerOfFactor = statement('owner_of_second_factor', {
  values: { doctorId: of<number> },
  row: of<{ phone: string; email: string }>,
  sql: 'select phone, email from doctors where id = :doctorId',
});

/** Stores a new secret instead of one that was not confirmed; no row if the second step is on. */
export const keepSecret = statement('keep_second_factor_secret', {
  values: { doctorId: of<number>, secret: of<Buffer>, now: of<Date> },
  row: of<{ doctor_id: number }>,
  sql: `
    insert into second_factors as known (doctor_id, secret, begun_at) values (:doctorId, :secret, :now)
    on conflict (doctor_id) do update set secret = :secret, begun_at = :now
    where known.confirmed_at is null
    returning doctor_id`,
});

/** Turns the second step on; no row if it is on already or another secret has taken the place of this one. */
export const confirmSecret = statement('confirm_second_factor_secret', {
  values: { doctorId: of<number>, secret: of<Buffer>, step: of<number>, now: of<Date> },
  row: of<{ doctor_id: number }>,
  sql: `
    update second_factors set confirmed_at = :now, last_step = :step
    where doctor_id = :doctorId and confirmed_at is null and secret = :secret
    returning doctor_id`,
});

/** Uses a code of the app up; no row if it, or a later one, was used already. */
export const spendStep = statement('spend_second_factor_step', {
  values: { doctorId: of<number>, secret: of<Buffer>, step: of<number> },
  row: of<{ doctor_id: number }>,
  sql: `
    update second_factors set last_step = :step
    where doctor_id = :doctorId and secret = :secret and confirmed_at is not null and last_step < :step
    returning doctor_id`,
});

/** Uses a recovery code up; no row if it is none or was used already. */
export const spendRecoveryCode = statement('spend_recovery_code', {
  values: { doctorId: of<number>, hash: of<string> },
  row: of<{ doctor_id: number }>,
  sql: 'delete from recovery_codes where doctor_id = :doctorId and code_hash = :hash returning doctor_id',
});

export const deleteRecoveryCodes = statement('delete_recovery_codes', {
  values: { doctorId: of<number> },
  sql: 'delete from recovery_codes where doctor_id = :doctorId',
});

export const insertRecoveryCodes = statement('insert_recovery_codes', {
  values: { doctorId: of<number>, hashes: of<string[]> },
  sql: `
    insert into recovery_codes (doctor_id, code_hash)
    select :doctorId, hash from unnest(:hashes::text[]) as hash`,
});

/**
 * Locks the row against changes at the same time; no row if the second step is off, or on with another
 * secret.
 */
export const lockSecondFactor = statement('lock_second_factor', {
  values: { doctorId: of<number>, secret: of<Buffer> },
  row: of<{ doctor_id: number }>,
  sql: `
    select doctor_id from second_factors
    where doctor_id = :doctorId and secret = :secret and confirmed_at is not null for update`,
});

export const deleteSecondFactor = statement('delete_second_factor', {
  values: { doctorId: of<number> },
  row: of<{ doctor_id: number }>,
  sql: 'delete from second_factors where doctor_id = :doctorId returning doctor_id',
});
