import type pg from 'pg';
import { namePools } from '#db/demo/regional-names.ts';
import { query } from '#db/statement.ts';
import { specializations } from '#domain/doctors/specializations.ts';
import type { ClinicSize } from './clinic-size.ts';

const unique = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];
const pools = Object.values(namePools);
const first = unique(pools.map(({ men, women }) => [...men, ...women]));
const last = unique(pools.map(({ surnames }) => surnames));

const randomElementSql = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))]`;
const name = `${randomElementSql(':first::text[]')} || ' ' || ${randomElementSql(':last::text[]')}`;
const hospital = `${randomElementSql("array['Care','Apollo','Sunrise','Lotus','City','Global','Jeevan','Aster']")} || ' '
  || ${randomElementSql("array['Hospital','Clinic','Medical Centre','Institute']")} || ' ' || n % 150`;
const somewhereInIndia = 'point(72 + random() * 16, 9 + random() * 22)';

/** Ids start at 1; doctors are spread over India, with one hospital for every thirty. */
export async function inventDoctors(
  client: pg.ClientBase,
  { doctors }: ClinicSize,
  passwordHash: string,
): Promise<void> {
  await query(
    client,
    `insert into hospitals (name, registration_id, address_line, city, state, pincode, location)
     select ${hospital}, n, '1 Main Road', 'Hyderabad', 'Telangana', '500001', ${somewhereInIndia}
     from generate_series(1, :doctors::int / 30) n`,
    { doctors },
  );
  await query(
    client,
    `insert into accounts (id, kind, phone, password_hash, email)
     overriding system value
     select n, 'professional', (7000000000 + n)::text, :passwordHash, 'doctor@example.com'
     from generate_series(1, :doctors::int) n`,
    { doctors, passwordHash },
  );
  await query(
    client,
    `insert into doctors (id, account_id, name, gender, experience_years, medical_registration, specialization,
       languages, rating_sum, rating_count)
     overriding system value
     select n, n, 'Dr. ' || ${name}, (array['Male','Female'])[1 + n % 2], random() * 40, 'TSMC ' || n,
       ${randomElementSql(':specializations::text[]')}, array['English','Hindi'], 160 + random() * 40, 45
     from generate_series(1, :doctors::int) n`,
    { first, last, specializations, doctors },
  );
  await query(
    client,
    `insert into practices (id, doctor_id, name, location, clinic_fee_paise, is_main)
     overriding system value
     select n, n, ${hospital}, ${somewhereInIndia}, (300 + n % 15 * 100) * 100, true
     from generate_series(1, :doctors::int) n`,
    { doctors },
  );
  // Search words that the triggers, which do not run, would add, plus rare names: a country has more names
  // than our lists.
  await client.query(
    `insert into name_words
     select distinct word
     from (
         select name_sound as sound from doctors union all select name_sound from practices union all select name_sound from hospitals
       ) named, string_to_table(sound, ' ') as word
     where length(word) between 3 and 40
     union
     select translate(substr(md5(n::text), 1, 4 + n % 7), '0123456789', 'klmnoprstu')
     from generate_series(1, (select count(*)::int / 5 from doctors)) n
     on conflict do nothing`,
  );
}

/**
 * Ids start at 1; the phone of patient n is 8000000000 + n. Account ids follow those of the doctors, with
 * verified phones, because these patients book more than unverified ones may.
 */
export async function inventPatients(
  client: pg.ClientBase,
  { doctors, patients }: { readonly doctors: number; readonly patients: number },
  passwordHash: string,
): Promise<void> {
  await query(
    client,
    `insert into accounts (id, kind, phone, password_hash, email, phone_verified_at)
     overriding system value
     select :doctors::int + n, 'patient', (8000000000 + n)::text, :passwordHash, 'patient@example.com', now()
     from generate_series(1, :patients::int) n`,
    { doctors, patients, passwordHash },
  );
  await query(
    client,
    `insert into patients (id, account_id, name, gender, date_of_birth)
     overriding system value
     select n, :doctors::int + n, ${name}, (array['Female','Male'])[1 + n % 2], date '1950-01-01' + n % 20000
     from generate_series(1, :patients::int) n`,
    { first, last, doctors, patients },
  );
}
