// `node bench/search-latency.ts [doctors]`: how long suggestions and lists take on the server among 100,000
// doctors. Not part of `npm run bench`: inventing the doctors takes half a minute.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { namePools } from '#db/demo/regional-names.ts';
import { query } from '#db/statement.ts';
import { specializations } from '#domain/specializations.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { findDoctors } from '#server/search/find-doctors.ts';
import { suggest } from '#server/search/suggest.ts';

const doctors = Number(process.argv[2] ?? 100_000);
const rounds = 5;
const clock = { now: () => Date.parse('2026-11-26T08:00:00+05:30'), timeZone: 'Asia/Kolkata' };
const hyderabad = { latitude: 17.385, longitude: 78.4867 };

/** Searches with and without typing errors; every beginning is sent, without a pause in typing. */
const typed = [
  ...['ananya rao', 'dr sharma', 'kabir sethi', 'lotus hospital', 'apollo clinic 12', 'cardiology', 'heart'],
  ...[
    'skin rash',
    'शर्मा',
    'अनन्या राव',
    'sarna',
    'shamra',
    'krishnn',
    'sunrize hospitl',
    'headche',
    'zzzzqqq',
  ],
].flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1)));

const unique = (names: readonly (readonly string[])[]) => [...new Set(names.flat())];

async function invent(client: pg.ClientBase): Promise<void> {
  const pools = Object.values(namePools);
  const first = unique(pools.map(({ men, women }) => [...men, ...women]));
  const last = unique(pools.map(({ surnames }) => surnames));
  const places = `(array['Care','Apollo','Sunrise','Lotus','City','Global','Jeevan','Aster'])[1 + floor(random() * 8)] || ' '
    || (array['Hospital','Clinic','Medical Centre','Institute'])[1 + floor(random() * 4)] || ' ' || n % 150`;
  const position = 'point(72 + random() * 16, 9 + random() * 22)';
  await client.query('select setseed(0.5)');
  await query(
    client,
    `insert into hospitals (name, registration_id, phone, email, password_hash, address_line, city, state, pincode, location)
     select ${places}, n, n, 'x', 'x', 'x', 'Hyderabad', 'x', '600001', ${position} from generate_series(1, :doctors::int / 30) n`,
    { doctors },
  );
  await query(
    client,
    `insert into doctors (name, email, phone, password_hash, gender, experience_years, medical_registration,
       specialization, hospital_name, basic_fee_paise, location, languages, rating_sum, rating_count)
     select 'Dr. ' || (:first::text[])[1 + floor(random() * cardinality(:first::text[]))] || ' '
         || (:last::text[])[1 + floor(random() * cardinality(:last::text[]))],
       'x', n, 'x', (array['Male','Female'])[1 + n % 2], random() * 40, 'x',
       (:specializations::text[])[1 + floor(random() * cardinality(:specializations::text[]))], ${places}, (300 + n % 15 * 100) * 100, ${position},
       array['English','Hindi'], random() * 200, 40 + random() * 10
     from generate_series(1, :doctors::int) n`,
    { first, last, specializations, doctors },
  );
  // A country has more names than our lists, so rare words are added.
  await client.query(
    `insert into name_words select distinct translate(substr(md5(n::text), 1, 4 + n % 7), '0123456789', 'klmnoprstu')
     from generate_series(1, 20000) n on conflict do nothing`,
  );
  await client.query(
    `insert into published_slots
     select d.id, date '2026-11-26' + g, 15, array(select 540 + 15 * i from generate_series(0, 31) i)
     from doctors d, generate_series(0, 2) g where d.id % 2 = 0`,
  );
  await client.query('vacuum analyze');
}

const directory = await mkdtemp(join(tmpdir(), 'hams-search-'));
const embedded = await startEmbeddedPostgres({ dataDirectory: directory });
const client = new pg.Client(embedded.connection);
await client.connect();
await migrate(client);
await invent(client);
await client.end();
const database = openDatabase(embedded.connection);

type Call = readonly [what: string, call: () => Promise<unknown>];

/**
 * Prints the latencies without the first round, which fills the caches. On a busy machine the best round
 * shows what a call costs, and all rounds what people waited.
 */
async function measure(figure: string, calls: readonly Call[]): Promise<void> {
  const all: number[] = [];
  const best = new Map<string, number>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [what, call] of calls) {
      const began = performance.now();
      await call();
      const took = performance.now() - began;
      if (round === 0) continue;
      all.push(took);
      best.set(what, Math.min(took, best.get(what) ?? took));
    }
  }
  const shares = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
    return `median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms`;
  };
  const slowest = [...best].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  console.log(`${figure}: all rounds ${shares(all)}; best rounds ${shares([...best.values()])}`);
  if (calls.length > 1)
    console.log(`  ${slowest.map(([what, took]) => `${what} ${took.toFixed(0)}`).join(', ')}`);
}

const list = (wanted: object): Call[] => [
  ['', () => findDoctors({ database, clock }, { ...hyderabad, page: 1, perPage: 24, ...wanted })],
];

try {
  const { pool } = database;
  const suggestions = (here: typeof hyderabad | null) =>
    typed.map((words): Call => [words, () => suggest(pool, words, here)]);
  await measure('suggestions near a place', suggestions(hyderabad));
  await measure('suggestions without a place', suggestions(null));
  await measure('list, nearby', list({}));
  await measure('list, a name', list({ q: 'sharma' }));
  await measure('list, a mistyped name', list({ q: 'sarna' }));
  await measure('list, a complaint', list({ q: 'heart' }));
  await measure('list, free today', list({ free: 'today' }));
  await measure('list, soonest first', list({ sort: 'soonest' }));
} finally {
  await database.close();
  await embedded.stop();
  await rm(directory, { recursive: true });
}
