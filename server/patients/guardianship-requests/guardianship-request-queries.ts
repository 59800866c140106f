import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** Serializes requests to one phone across all processes. */
export const lockPhone = statement('lock_phone', {
  values: { phone: of<string> },
  sql: "select pg_advisory_xact_lock(hashtextextended('asked ' || :phone, 0))",
});

export const countRecentRequests = statement('count_recent_requests', {
  values: { accountId: of<number>, phone: of<string>, address: of<string>, since: of<Date> },
  row: of<{ by_account: number; to_phone: number; from_address: number; oldest: Date | null }>,
  sql: `
    select count(*) filter (where account_id = :accountId)::int as by_account,
      count(*) filter (where phone = :phone)::int as to_phone,
      count(*) filter (where address = :address)::int as from_address,
      min(made_at) as oldest
    from guardianship_requests
    where made_at > :since and (account_id = :accountId or phone = :phone or address = :address)`,
});

interface OwnerRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  locale: Locale;
}

export const findPhoneOwner = statement('find_phone_owner', {
  values: { phone: of<string> },
  row: of<OwnerRow>,
  sql: `
    select p.id, p.name, a.phone, a.email, a.locale from accounts a join patients p on p.account_id = a.id
    where a.kind = 'patient' and a.phone = :phone`,
});

export const lockPhoneOwner = statement('lock_phone_owner', {
  values: { phone: of<string> },
  row: of<{ id: number; name: string }>,
  sql: `
    select p.id, p.name from accounts a join patients p on p.account_id = a.id
    where a.kind = 'patient' and a.phone = :phone for no key update of a`,
});

/** A new code replaces the previous one that the same account requested for this phone. */
export const withdrawPreviousRequest = statement('withdraw_previous_request', {
  values: { accountId: of<number>, phone: of<string>, now: of<Date> },
  sql: `
    update guardianship_requests set ended_at = coalesce(ended_at, :now), outcome = 'withdrawn'
    where account_id = :accountId and phone = :phone and (ended_at is null or outcome = 'declined')`,
});

export const insertRequest = statement('insert_request', {
  values: {
    accountId: of<number>,
    phone: of<string>,
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
    relation: of<Relation>,
    mayBook: of<boolean>,
    mayRead: of<boolean>,
    version: of<string>,
    language: of<Locale>,
    address: of<string>,
    hash: of<string>,
    now: of<Date>,
    expiresAt: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into guardianship_requests (account_id, phone, name, gender, date_of_birth, birth_year, relation, may_book,
      may_read, consent_version, consent_language, address, code_hash, made_at, expires_at)
    values (:accountId, :phone, :name, :gender, :dateOfBirth, :birthYear, :relation, :mayBook,
      :mayRead, :version, :language, :address, :hash, :now, :expiresAt)
    returning id`,
});

interface RequestRow {
  id: number;
  account_id: number;
  phone: string;
  /** The own person of the requesting account. */
  asker_id: number;
}

/**
 * A request whose code the caller may enter: they made it, or it went to their phone. A declined request is
 * still found for its requester, who must not learn of it.
 */
export const findEnterableRequest = statement('find_enterable_request', {
  values: { id: of<number>, own: of<number> },
  row: of<RequestRow>,
  sql: `
    select r.id, r.account_id, r.phone, asker.id as asker_id
    from guardianship_requests r
      join patients asker on asker.account_id = r.account_id
      join patients me on me.id = :own
      join accounts mine on mine.id = me.account_id
    where r.id = :id and (r.account_id = mine.id or (r.phone = mine.phone and mine.kind = 'patient'))
      and (r.ended_at is null or (r.outcome = 'declined' and r.account_id = mine.id))`,
});

/** Counts a guess before checking it, and returns whether it is right. No row once the request has ended. */
export const countRequestGuess = statement('count_request_guess', {
  values: { id: of<number>, hash: of<string>, now: of<Date>, max: of<number> },
  row: of<{ is_right: boolean; guesses: number }>,
  sql: `
    update guardianship_requests set guesses = guesses + 1
    where id = :id and expires_at > :now and guesses < :max and (ended_at is null or outcome = 'declined')
    returning code_hash = :hash and ended_at is null as is_right, guesses`,
});

interface JoinedRow {
  account_id: number;
  phone: string;
  name: string;
  gender: Gender;
  date_of_birth: string | null;
  birth_year: number | null;
  relation: Relation;
  may_book: boolean;
  may_read: boolean;
  consent_version: string;
  consent_language: Locale;
}

/** No row if another call has consumed it, or the code belongs to another request. */
export const consumeRequest = statement('consume_request', {
  values: { id: of<number>, hash: of<string>, now: of<Date> },
  row: of<JoinedRow>,
  sql: `
    update guardianship_requests set ended_at = :now, outcome = 'joined'
    where id = :id and code_hash = :hash and ended_at is null and expires_at > :now
    returning account_id, phone, name, gender, date_of_birth, birth_year, relation, may_book, may_read,
      consent_version, consent_language`,
});

/** Withdraws a request of the caller, or declines one to the caller; no row if it is neither. */
export const endRequest = statement('end_request', {
  values: { id: of<number>, own: of<number>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    update guardianship_requests r
    set ended_at = coalesce(r.ended_at, :now),
      outcome = case when r.account_id = mine.id then 'withdrawn' else 'declined' end
    from patients me join accounts mine on mine.id = me.account_id
    where r.id = :id and me.id = :own and r.expires_at > :now and (
      (r.account_id = mine.id and (r.ended_at is null or r.outcome = 'declined'))
      or (r.phone = mine.phone and mine.kind = 'patient' and r.ended_at is null)
    )
    returning r.id`,
});

export interface WaitingRow {
  id: number;
  name: string;
  phone: string;
  relation: Relation;
  may_book: boolean;
  may_read: boolean;
  expires_at: Date;
  is_mine: boolean;
}

/** Requests from and to a person; to the requester a declined one looks unanswered. */
export const listWaitingRequests = statement('list_waiting_requests', {
  values: { own: of<number>, now: of<Date> },
  row: of<WaitingRow>,
  sql: `
    select r.id, case when r.account_id = mine.id then r.name else asker.name end as name, r.phone, r.relation,
      r.may_book, r.may_read, r.expires_at, r.account_id = mine.id as is_mine
    from patients me join accounts mine on mine.id = me.account_id
      join guardianship_requests r on r.account_id = mine.id or (r.phone = mine.phone and mine.kind = 'patient')
      join patients asker on asker.account_id = r.account_id
    where me.id = :own and r.expires_at > :now
      and (r.ended_at is null or (r.outcome = 'declined' and r.account_id = mine.id))
    order by r.id desc`,
});

export const deleteOldRequests = statement('delete_old_requests', {
  values: { before: of<Date> },
  sql: 'delete from guardianship_requests where coalesce(ended_at, expires_at) < :before',
});
