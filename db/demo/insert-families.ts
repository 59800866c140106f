import type pg from 'pg';
import { query } from '#db/statement.ts';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import type { DemoFamilies } from './make-families.ts';

const day = 86_400_000;

export async function insertFamilies(
  client: pg.ClientBase,
  { people, guardianships }: DemoFamilies,
  now: Date,
): Promise<void> {
  const withPhone = people.filter(({ phone }) => phone !== null);
  const ids = await reserveIds(client, 'accounts', withPhone.length);
  const accountIdByPerson = new Map(withPhone.map((person, index) => [person, ids[index]]));
  await insertRows(
    client,
    'accounts',
    { id: 'bigint', kind: 'text', phone: 'text' },
    withPhone.map((person) => ({ id: accountIdByPerson.get(person), kind: 'patient', phone: person.phone })),
  );
  const personColumns = {
    id: 'bigint',
    account_id: 'bigint',
    name: 'text',
    gender: 'text',
    date_of_birth: 'date',
    birth_year: 'smallint',
    photo_hash: 'text',
    street: 'text',
    city: 'text',
    state: 'text',
    postal_code: 'text',
  };
  const personRows = people.map((person) => ({
    id: person.id,
    account_id: accountIdByPerson.get(person) ?? null,
    name: person.name,
    gender: person.gender,
    date_of_birth: person.dateOfBirth,
    birth_year: person.birthYear,
    photo_hash: person.photoHash,
    street: person.street,
    city: person.city,
    state: person.state,
    postal_code: person.postalCode,
  }));
  await insertRows(client, 'patients', personColumns, personRows);
  const rows = guardianships.map(
    ({ guardian, person, relation, mayRead, consent, sinceDaysAgo }, number) => ({
      number,
      guardian_id: guardian.id,
      patient_id: person.id,
      relation,
      may_read: mayRead,
      consent,
      since: new Date(now.getTime() - sinceDaysAgo * day).toISOString(),
    }),
  );
  await query(
    client,
    `insert into guardianships
       (account_id, patient_id, relation, may_book, may_read, since, consent, consent_version, consent_language)
     select guardian.account_id, given.patient_id, given.relation, true, given.may_read, given.since, given.consent,
       :version, 'en'
     from json_to_recordset(:rows::json) as given (number integer, guardian_id bigint, patient_id bigint, relation text,
         may_read boolean, since timestamptz, consent text)
       join patients guardian on guardian.id = given.guardian_id
     order by given.number`,
    { rows: JSON.stringify(rows), version: guardianshipVersion },
  );
}
