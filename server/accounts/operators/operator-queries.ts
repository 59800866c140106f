import { of, statement } from '#db/statement.ts';

export interface OperatorRow {
  id: number;
  phone: string;
  password_hash: string;
  secret: Buffer;
  last_step: number;
  confirmed_at: Date | null;
}

export const findOperatorByPhone = statement('find_operator_by_phone', {
  values: { phone: of<string> },
  row: of<OperatorRow>,
  sql: 'select id, phone, password_hash, secret, last_step, confirmed_at from operators where phone = :phone',
});

export const listConfirmedOperators = statement('list_confirmed_operators', {
  row: of<{ phone: string }>,
  sql: 'select phone from operators where confirmed_at is not null',
});

/**
 * Stores an operator who has yet to enter a first code, replacing an unfinished one; no row if the account is
 * set up.
 */
export const storeOperator = statement('store_operator', {
  values: { phone: of<string>, passwordHash: of<string>, secret: of<Buffer>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    insert into operators as known (phone, password_hash, secret, started_at)
    values (:phone, :passwordHash, :secret, :now)
    on conflict (phone) do update set password_hash = :passwordHash, secret = :secret, last_step = 0, started_at = :now
    where known.confirmed_at is null
    returning id`,
});

/**
 * Marks a code of the authenticator app as used; the first one completes the set-up. No row if it, or a later
 * one, was used.
 */
export const consumeOperatorStep = statement('consume_operator_step', {
  values: { id: of<number>, secret: of<Buffer>, step: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update operators set last_step = :step, confirmed_at = coalesce(confirmed_at, :now)
    where id = :id and secret = :secret and last_step < :step
    returning id`,
});

export const deleteOperator = statement('delete_operator', {
  values: { phone: of<string> },
  row: of<{ id: number }>,
  sql: 'delete from operators where phone = :phone returning id',
});

export const hasOperatorSignedInFrom = statement('has_operator_signed_in_from', {
  values: { id: of<number>, address: of<string> },
  row: of<{ known: true }>,
  sql: 'select true as known from operator_sessions where operator_id = :id and address = :address limit 1',
});

export const insertOperatorSession = statement('insert_operator_session', {
  values: {
    operatorId: of<number>,
    tokenHash: of<Buffer>,
    address: of<string>,
    now: of<Date>,
    expiresAt: of<Date>,
  },
  sql: `
    insert into operator_sessions (operator_id, token_hash, address, created_at, last_used_at, expires_at)
    values (:operatorId, :tokenHash, :address, :now, :now, :expiresAt)`,
});

/**
 * Finds the open session of a token, of an operator whose phone is still in the settings, and records its
 * use.
 */
export const touchOperatorSession = statement('touch_operator_session', {
  values: { tokenHash: of<Buffer>, phones: of<readonly string[]>, now: of<Date>, idleSince: of<Date> },
  row: of<{ id: string; operator_id: number }>,
  sql: `
    update operator_sessions s set last_used_at = :now
    from operators o
    where s.token_hash = :tokenHash and o.id = s.operator_id and o.phone = any(:phones::text[])
      and s.ended_at is null and s.expires_at > :now and s.last_used_at > :idleSince
    returning s.id, s.operator_id`,
});

export const endOperatorSession = statement('end_operator_session', {
  values: { id: of<string>, now: of<Date> },
  sql: 'update operator_sessions set ended_at = :now where id = :id and ended_at is null',
});
