import type pg from 'pg';
import { namePools } from '#db/demo/regional-names.ts';
import { query } from '#db/statement.ts';
import { specializations } from '#domain/specializations.ts';
import type { ClinicSize } from './clinic-size.ts';

const unique = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];
const pools = Object.values(namePools);
const first = unique(pools.map(({ men, women }) => [...men, ...women]));
const last = unique(pools.map(({ surnames }) => surnames));

const oneOf = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))]`;
const name = `${oneOf(':first::text[]')} || ' ' || ${oneOf(':last::text[]')}`;
const hospital = `${oneOf("array['Care','Apollo','Sunrise','Lotus','City','Global','Jeevan','Aster']")} || ' '
  || ${oneOf("array['Hospital','Clinic','Medical Centre','Institute']")} || ' ' || n % 150`;
const somewhereInIndia = 'point(72 + random() * 16, 9 + random() * 22)';

/** Whether the version that is measured has such a column; older ones can be compared. */
export async function hasColumn(client: pg.ClientBase, table: string, column: string): Promise<boolean> {
  const [known] = await query<{ known: boolean }>(
    client,
    `select exists (select from pg_attribute where attrelid = to_regclass(:table) and attname = :column) as known`,
    { table, column },
  );
  return known?.known ?? false;
}

/** Whether it knows accounts and practices (K-01). */
export const hasPractices = (client: pg.ClientBase) => hasColumn(client, 'practices', 'id');

const accountsOf = (table: 'doctors' | 'patients', kind: string) => `
  insert into accounts (id, kind, phone, password_hash, email, locale, locale_chosen)
  overriding system value
  select account_id, '${kind}', phone, password_hash, email, locale, locale_chosen from ${table}`;

/** Doctors with the ids from 1 on, all over India, and one hospital for every thirty of them. */
export async function inventDoctors(
  client: pg.ClientBase,
  { doctors }: ClinicSize,
  passwordHash: string,
): Promise<void> {
  await query(
    client,
    `insert into hospitals
       (name, registration_id, phone, email, password_hash, address_line, city, state, pincode, location)
     select ${hospital}, n, n, 'desk@example.com', :passwordHash, '1 Main Road', 'Hyderabad', 'Telangana', '500001',
       ${somewhereInIndia}
     from generate_series(1, :doctors::int / 30) n`,
    { doctors, passwordHash },
  );
  await query(
    client,
    `insert into doctors (id, name, email, phone, password_hash, gender, experience_years, medical_registration,
       specialization, hospital_name, basic_fee_paise, location, languages, rating_sum, rating_count)
     overriding system value
     select n, 'Dr. ' || ${name}, 'doctor@example.com', (7000000000 + n)::text, :passwordHash,
       (array['Male','Female'])[1 + n % 2], random() * 40, 'TSMC ' || n, ${oneOf(':specializations::text[]')},
       ${hospital}, (300 + n % 15 * 100) * 100, ${somewhereInIndia}, array['English','Hindi'], 160 + random() * 40, 45
     from generate_series(1, :doctors::int) n`,
    { first, last, specializations, doctors, passwordHash },
  );
  if (await hasPractices(client)) {
    // As the triggers would: an account and a main practice of each, with the doctor's id.
    await client.query('update doctors set account_id = id');
    await client.query(accountsOf('doctors', 'professional'));
    await client.query(
      `insert into practices (id, doctor_id, hospital_id, name, address, location, clinic_fee_paise,
         hospital_agreed_at, is_main)
       overriding system value
       select id, id, hospital_id, hospital_name, practice_address, location, basic_fee_paise, hospital_agreed_at, true
       from doctors`,
    );
  }
  // What the triggers would have learnt, and rare words: a country has more names than our lists.
  await client.query(
    `insert into name_words
     select distinct word
     from (select name_sound || hospital_sound as sound from doctors union all select name_sound from hospitals) named,
       string_to_table(sound, ' ') as word
     where length(word) between 3 and 40
     union
     select translate(substr(md5(n::text), 1, 4 + n % 7), '0123456789', 'klmnoprstu')
     from generate_series(1, (select count(*)::int / 5 from doctors)) n
     on conflict do nothing`,
  );
}

/** Patients with the ids from 1 on; the phone of patient n is 8000000000 + n. Their accounts follow those of doctors. */
export async function inventPatients(
  client: pg.ClientBase,
  { doctors, patients }: { readonly doctors: number; readonly patients: number },
  passwordHash: string,
): Promise<void> {
  const withAccounts = await hasPractices(client);
  await query(
    client,
    `insert into patients (id, name, email, phone, password_hash, gender, date_of_birth
       ${withAccounts ? ', account_id' : ''})
     overriding system value
     select n, ${name}, 'patient@example.com', (8000000000 + n)::text, :passwordHash,
       (array['Female','Male'])[1 + n % 2], date '1950-01-01' + n % 20000
       ${withAccounts ? ', :doctors::int + n' : ''}
     from generate_series(1, :patients::int) n`,
    { first, last, patients, passwordHash, ...(withAccounts && { doctors }) },
  );
  if (withAccounts) await client.query(accountsOf('patients', 'patient'));
  // They book more than accounts may whose phones no code has proven.
  if (await hasColumn(client, 'accounts', 'phone_proven_at'))
    await client.query("update accounts set phone_proven_at = now() where kind = 'patient'");
}
