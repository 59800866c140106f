// `node bench/hospital-day.ts --database <data directory>`: times the calls of a hospital's front desk, with
// all doctors of an invented clinic (`node bench/generate.ts --doctors 200 --appointments 1000000 --days 31
// --database …`) at one hospital. The hospital has `--people` patients: all of the clinic's and others
// without an account. Needs a build.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { connectToDatabase } from '#harness/database.ts';
import { endProcess, startHams } from '#harness/running-hams.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    calls: { type: 'string', default: '40' },
    people: { type: 'string', default: '500000' },
  },
});
if (!values.database) throw new Error('--database is missing: a data directory');
const path = resolve(values.database);
/** Tomorrow is full; today has only its remaining hours. */
const day = addDays(toCalendarDay(Date.now(), 'Asia/Kolkata'), 1);
/** Typical front desk searches, from most to least selective. */
const searches = {
  'people, a phone number': '8000012345',
  'people, its first four digits': '8000',
  'people, an id': 'PAT-012345',
  'people, two names': 'Lakshmi Reddy',
  'people, a common name': 'Lakshmi',
  'people, its beginning': 'La',
  'people, in another script': 'लक्ष्मी',
  'people, a typing error': 'Lakhsmi Redyd',
  'people, nobody': 'Zzyx Qwrt',
} as const;
const hams = await startHams({ DATA_DIR: path, RATE_LIMIT: 'off' });
const client = await connectToDatabase(path);

async function send<Answer>(method: string, url: string, body: unknown, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${hams.url}/api${url}`, {
    method,
    headers,
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

try {
  const phone = String(6_000_000_000 + (Date.now() % 1_000_000_000));
  const [large] = await query<{ id: number }>(
    client,
    `with owner as (
       insert into accounts (kind, phone, email, password_hash)
       select kind, :phone, 'desk@example.com', password_hash from accounts where kind = 'professional' limit 1
       returning id
     ), hospital as (
       insert into hospitals (name, registration_id, location, address_line, city, state, pincode)
       values ('Large Hospital', :phone, point(78.5, 17.4), '1 Lake Road', 'Hyderabad', 'Telangana', '500001')
       returning id
     )
     insert into memberships (account_id, hospital_id, role, since)
     select owner.id, hospital.id, 'owner', now() from owner, hospital returning hospital_id as id`,
    { phone },
  );
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await query(client, 'update practices set hospital_id = :id, hospital_agreed_at = now()', {
    id: large?.id,
  });
  await query(client, 'update appointments set hospital_id = :id', { id: large?.id });
  await query(
    client,
    `insert into patients (name, gender, birth_year, contact_phone)
     select name, gender, 1930 + n % 90, (9500000000 + n)::text
     from patients join generate_series(1, :people::int - (select count(*)::int from patients)) n
       on id = 1 + n % (select count(*) from patients)`,
    { people: values.people },
  );
  await query(
    client,
    `insert into hospital_people (hospital_id, patient_id, since)
     select :id, id, now() from patients where merged_into is null`,
    { id: large?.id },
  );
  // Rows that the skipped triggers would have written, plus what front desks and doctors record for most
  // visits.
  await query(
    client,
    `insert into memberships (account_id, hospital_id, role, since)
     select account_id, :id, 'doctor', now() from doctors`,
    { id: large?.id },
  );
  await client.query(
    `update appointments set arrived_at = starts_at - make_interval(mins => (id % 20)::int),
       called_at = starts_at + make_interval(mins => (id % 40)::int), started_at = starts_at + make_interval(mins => (id % 40)::int + 1),
       ended_at = starts_at + make_interval(mins => (id % 40)::int + 9)
     where status = 'Completed'`,
  );
  await client.query(
    `insert into payments (appointment_id, doctor_id, way, amount_paise, at, by_role, by_id, receipt_year, receipt_number, issued)
     select id, doctor_id, (array['cash', 'upi', 'card'])[1 + id % 3], fee_paise, starts_at, 'doctor', doctor_id,
       extract(year from starts_at)::int, row_number() over (partition by doctor_id, extract(year from starts_at) order by id),
       '{}'
     from appointments where status = 'Completed'`,
  );
  await client.query('commit');
  await client.query(
    'vacuum analyze appointments, practices, patients, hospital_people, payments, memberships',
  );
  const { token } = await send<{ token: string }>('POST', '/hospitals/login', {
    phone,
    password: 'monsoon-42',
  });
  const { all } = await send<FrontDeskDay>('GET', `/hospital/days/${day}`, null, token);
  const doctors = all.slice(0, 12).map(({ doctorId }) => doctorId);
  const urls = {
    'today, first page': `/hospital/days/${addDays(day, -1)}`,
    'day, first page': `/hospital/days/${day}`,
    'day, page 9': `/hospital/days/${day}?page=9`,
    'day, one doctor': `/hospital/days/${day}?doctors=${doctors[0]}`,
    'week, one doctor': `/hospital/weeks/${day}?doctors=${doctors[0]}`,
    'week, twelve doctors': `/hospital/weeks/${day}?doctors=${doctors.join(',')}`,
    requests: '/hospital/visits/requests',
    doctors: '/hospital/doctors',
    'figures, 7 days': `/hospital/reports?from=${addDays(day, -7)}&to=${addDays(day, -1)}`,
    'figures, 30 days': `/hospital/reports?from=${addDays(day, -30)}&to=${addDays(day, -1)}`,
    log: '/hospital/activity-log',
    'log, what was refused': '/hospital/activity-log?event=refused',
    settings: '/hospital/settings',
    team: '/hospital/team',
    ...Object.fromEntries(
      Object.entries(searches).map(([name, text]) => [
        name,
        `/hospital/patients?q=${encodeURIComponent(text)}`,
      ]),
    ),
  };
  const file = performance.now();
  const csv = await fetch(
    `${hams.url}/api/hospital/reports.csv?from=${addDays(day, -366)}&to=${addDays(day, -1)}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const { length } = await csv.text();
  console.log(
    `figures of a year as a file: ${csv.status}, ${(performance.now() - file).toFixed(0)} ms, ${length} characters`,
  );
  console.log(`${all.length} doctors; milliseconds: half, 95 of 100, worst; kB`);
  for (const [name, url] of Object.entries(urls)) {
    const times: number[] = [];
    let bytes = 0;
    for (let call = 0; call < Number(values.calls); call += 1) {
      const began = performance.now();
      bytes = JSON.stringify(await send<unknown>('GET', url, null, token)).length;
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const at = (part: number) =>
      (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(0);
    console.log(`${name}: ${at(0.5)}, ${at(0.95)}, ${at(1)}; ${(bytes / 1024).toFixed(0)} kB`);
  }
} finally {
  await client.end();
  await endProcess(hams.process, 'SIGTERM');
}
