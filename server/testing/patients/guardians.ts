import { query } from '#db/statement.ts';
import type { Relation } from '#domain/patients/guardianship.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, thursdayMorning } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';

const yesterday = thursdayMorning - 86_400_000;

interface Guardianship {
  readonly relation?: Relation;
  readonly mayBook?: boolean;
  readonly mayRead?: boolean;
  /** An instant, as is `until`; yesterday if absent. */
  readonly since?: number;
  /** Unlimited if absent. */
  readonly until?: number;
}

export async function addGuardian(
  { db }: TestApp,
  guardian: TestPerson,
  personId: number,
  { relation = 'child', mayBook = true, mayRead = true, since = yesterday, until }: Guardianship = {},
): Promise<void> {
  await query(
    db.pool,
    `insert into guardianships (account_id, patient_id, relation, may_book, may_read, since, until, ended_by,
       consent, consent_version, consent_language)
     select account_id, :personId, :relation, :mayBook, :mayRead, :since, :until,
       case when :until::timestamptz is not null then 'person' end, 'statement', '1', 'en'
     from patients where id = :guardian`,
    {
      guardian: guardian.id,
      personId,
      relation,
      mayBook,
      mayRead,
      since: new Date(since),
      until: until === undefined ? null : new Date(until),
    },
  );
}

export const endGuardianships = ({ db }: TestApp, guardian: TestPerson, until: number) =>
  query(
    db.pool,
    `update guardianships set until = :until, ended_by = 'person'
     where until is null and account_id = (select account_id from patients where id = :guardian)`,
    { guardian: guardian.id, until: new Date(until) },
  );

/** A child without an account; its number and its id on the wire. */
export async function newChild({ db }: TestApp, name = 'Meera Menon') {
  const [row] = await query<{ id: number }>(
    db.pool,
    `insert into patients (name, gender, date_of_birth, street, city, state, postal_code,
       emergency_name, emergency_relation, emergency_phone)
     values (:name, 'Female', '2018-05-02', '', '', '', '', '', '', '') returning id`,
    { name },
  );
  if (!row) throw new Error('The child was not stored');
  return { id: row.id, patientId: formatId('patient', row.id), name };
}
