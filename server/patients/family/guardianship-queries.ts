import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import { type EndedRow, endedGuardianshipSql } from '#server/accounts/guardianships/ended-guardianship.ts';
import type { Locale } from '#server/platform/http/language.ts';

interface GuardianRow {
  id: number;
  account_id: number;
  name: string;
  phone: string;
  date_of_birth: string | null;
  birth_year: number | null;
}

/** The caller as a guardian. Locks the account, so that people are added to it one at a time. */
export const lockGuardian = statement('lock_guardian', {
  values: { own: of<number> },
  row: of<GuardianRow>,
  sql: `
    select p.id, a.id as account_id, p.name, a.phone, p.date_of_birth, p.birth_year
    from patients p join accounts a on a.id = p.account_id where p.id = :own for no key update of a`,
});

export const countDependants = statement('count_dependants', {
  values: { accountId: of<number>, now: of<Date> },
  row: of<{ people: number }>,
  sql: `
    select count(*)::int as people from guardianships
    where account_id = :accountId and (until is null or until > :now)`,
});

/** True if the account already looks after a person of this name and birth, or is that person. */
export const isDuplicatePerson = statement('is_duplicate_person', {
  values: {
    own: of<number>,
    accountId: of<number>,
    name: of<string>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    select p.id from patients p
    where (p.id = :own or p.id in (
        select patient_id from guardianships where account_id = :accountId and (until is null or until > :now)))
      and lower(p.name) = lower(:name)
      and coalesce(p.birth_year, extract(year from p.date_of_birth)) =
        coalesce(:birthYear, extract(year from :dateOfBirth::date))
      and (p.date_of_birth = :dateOfBirth::date or p.date_of_birth is null or :dateOfBirth::date is null)`,
});

export const insertPerson = statement('insert_person', {
  values: {
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
    locale: of<Locale>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into patients (name, gender, date_of_birth, birth_year, contact_locale)
    values (:name, :gender, :dateOfBirth, :birthYear, :locale) returning id`,
});

/** An account without a password, for a person who joins by a code; no row if the phone has an account. */
export const insertAccount = statement('insert_account_of_family', {
  values: { phone: of<string>, locale: of<Locale>, now: of<Date> },
  row: of<{ id: number }>,
  sql: `
    insert into accounts (kind, phone, locale, created_at, phone_verified_at)
    values ('patient', :phone, :locale, :now, :now)
    on conflict (kind, phone) do nothing returning id`,
});

export const insertOwner = statement('insert_owner_of_family', {
  values: {
    accountId: of<number>,
    name: of<string>,
    gender: of<Gender>,
    dateOfBirth: of<string | null>,
    birthYear: of<number | null>,
  },
  row: of<{ id: number; name: string }>,
  sql: `
    insert into patients (account_id, name, gender, date_of_birth, birth_year)
    values (:accountId, :name, :gender, :dateOfBirth, :birthYear) returning id, name`,
});

/**
 * Finds the record that a merged person has now, and locks it against further merges until the transaction
 * ends.
 */
export const lockCurrentRecord = statement('lock_current_record', {
  values: { id: of<number> },
  row: of<{ id: number }>,
  sql: 'select coalesce(merged_into, id) as id from patients where id = :id for key share',
});

/** Starts a guardianship; an existing guardian gets the present rights and consent. */
export const insertGuardianship = statement('insert_guardianship', {
  values: {
    accountId: of<number>,
    patientId: of<number>,
    relation: of<Relation>,
    mayBook: of<boolean>,
    mayRead: of<boolean>,
    consent: of<'code' | 'statement'>,
    version: of<string>,
    language: of<Locale>,
    now: of<Date>,
  },
  row: of<{ id: number; is_new: boolean }>,
  sql: `
    insert into guardianships as known (account_id, patient_id, relation, may_book, may_read, since, consent,
      consent_version, consent_language)
    values (:accountId, :patientId, :relation, :mayBook, :mayRead, :now, :consent, :version, :language)
    on conflict (account_id, patient_id) where until is null do update set
      relation = :relation, may_book = :mayBook, may_read = :mayRead, consent = :consent,
      consent_version = :version, consent_language = :language
    returning id, xmax = 0 as is_new`,
});

/**
 * Ended by either side; no row if it is not the caller's to end, or has ended. Includes guardianships of
 * merged records of the same guardian.
 */
export const endGuardianship = statement('end_guardianship', {
  values: { id: of<number>, own: of<number>, now: of<Date> },
  row: of<EndedRow>,
  sql: `
    update guardianships g set until = greatest(g.since, :now),
      ended_by = case when g.patient_id = :own then 'person' else 'guardian' end
    from patients guardian, patients person, guardianships asked, patients asker
    where asked.id = :id and (asked.until is null or asked.until > :now) and asker.account_id = asked.account_id
      and g.patient_id = asked.patient_id and (g.until is null or g.until > :now)
      and guardian.account_id = g.account_id and person.id = g.patient_id
      and coalesce(guardian.merged_into, guardian.id) = coalesce(asker.merged_into, asker.id)
      and :own in (g.patient_id, guardian.id, guardian.merged_into)
    ${endedGuardianshipSql}`,
});

interface OldEnoughRow {
  id: number;
  since: Date;
  date_of_birth: string | null;
  birth_year: number | null;
}

/** Selects slightly too many; the caller checks the exact age. */
export const guardianshipsOver18 = statement('guardianships_over18', {
  values: { bornUntil: of<string>, yearUntil: of<number> },
  row: of<OldEnoughRow>,
  sql: `
    select g.id, g.since, p.date_of_birth, p.birth_year
    from guardianships g join patients p on p.id = g.patient_id
    where g.until is null and (p.date_of_birth <= :bornUntil or p.birth_year <= :yearUntil)
      and g.since < coalesce(p.date_of_birth, make_date(p.birth_year, 12, 31)) + interval '18 years 2 days'`,
});

/** Ends it at the moment at which the person came of age; no row if it has ended. */
export const expireGuardianship = statement('expire_guardianship', {
  values: { id: of<number>, at: of<Date> },
  row: of<EndedRow>,
  sql: `
    update guardianships g set until = :at, ended_by = 'age'
    from patients guardian, patients person
    where g.id = :id and g.until is null and g.since < :at
      and guardian.account_id = g.account_id and person.id = g.patient_id
    ${endedGuardianshipSql}`,
});
