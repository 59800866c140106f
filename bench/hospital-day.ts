// `node bench/hospital-day.ts --database <data directory>`: times the calls of a hospital's front desk, with
// all doctors of an invented clinic (`node bench/generate.ts --doctors 200 --appointments 1000000 --days 31
// --database …`) at one hospital. The hospital has `--people` patients: all of the clinic's and others
// without an account. Needs a build.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { logIn } from '#harness/api-calls.ts';
import { connectToDatabase } from '#harness/database.ts';
import { percentile } from '#harness/percentile.ts';
import { endProcess, startHams } from '#harness/running-hams.ts';
import { password } from './clinic/invent-clinic.ts';

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
  const authorization = `Bearer ${await logIn(hams.url, 'hospitals', phone, password)}`;
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(`${hams.url}/api${path}`, { headers: { authorization } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const { all } = JSON.parse(await read(`/hospital/days/${day}`)) as FrontDeskDay;
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
  const { length } = await read(`/hospital/reports.csv?from=${addDays(day, -366)}&to=${addDays(day, -1)}`);
  console.log(
    `figures of a year as a file: ${(performance.now() - file).toFixed(0)} ms, ${length} characters`,
  );
  console.log(`${all.length} doctors; milliseconds: half, 95 of 100, worst; kB`);
  for (const [name, url] of Object.entries(urls)) {
    const times: number[] = [];
    let bytes = 0;
    for (let call = 0; call < Number(values.calls); call += 1) {
      const began = performance.now();
      bytes = (await read(url)).length;
      times.push(performance.now() - began);
    }
    const at = (share: number) => percentile(times, share).toFixed(0);
    console.log(`${name}: ${at(0.5)}, ${at(0.95)}, ${at(1)}; ${(bytes / 1024).toFixed(0)} kB`);
  }
} finally {
  await client.end();
  await endProcess(hams.process, 'SIGTERM');
}
