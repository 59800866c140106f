import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePrescription } from '#domain/clinical/prescribing/parse-prescription.ts';
import { findPrescriptionObjections } from '#domain/clinical/prescription-rules/prescription-objections.ts';
import type { PrescriptionParts } from '#domain/clinical/prescriptions.ts';
import { specializations } from '#domain/doctors/specializations.ts';
import { presetCities } from '#domain/search/preset-cities.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { loadDemo } from './load-demo.ts';
import { topUpDemoSlots } from './publish-demo-slots.ts';

const timeZone = 'Asia/Kolkata';
// A Saturday, 13:20 at the clinic.
const now = new Date('2026-11-21T07:50:00Z');
const tenDaysLater = new Date(now.getTime() + 10 * 86_400_000);

let hams: TestApp;
let client: pg.PoolClient;
const reports: string[] = [];
const passwords = new Map<string, string>();

function load(when: Date): Promise<boolean> {
  return loadDemo({
    client,
    now: when,
    timeZone,
    directory: import.meta.dirname,
    async hashPassword(password) {
      const hash = await hams.deps.passwords.hash(password);
      passwords.set(hash, password);
      return hash;
    },
    report: (done, total, what) => reports.push(`${done}/${total} ${what}`),
  });
}

/** The only row of a query, with all values as numbers. */
async function queryNumbers(sql: string): Promise<Record<string, number>> {
  const { rows } = await client.query<Record<string, unknown>>(sql);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

const demoDoctorAppointmentsSql = `select a.* from appointments a join doctors d on d.id = a.doctor_id
  where d.account_id = (select id from accounts where kind = 'professional' and phone = '9100000001') and a.status <> 'Held'`;

beforeAll(async () => {
  hams = await testApp();
  hams.setNow(now.getTime());
  client = await hams.db.pool.connect();
  await load(now);
});

afterAll(async () => {
  client.release();
  await hams.close();
});

test('D-01 the demo clinic is loaded once, with progress', async () => {
  expect(reports.at(-1)).toBe('7/7 done');
  expect(await load(now)).toBe(false);
  const counts = await queryNumbers(`select (select count(*) from hospitals) hospitals,
    (select count(*) from doctors) doctors, (select count(*) from photos) photos`);
  expect(counts).toEqual({ hospitals: 60, doctors: 400, photos: 96 });
});

interface Figures {
  readonly modes: { readonly offline: number; readonly online: number };
  readonly appointmentsToday: number;
  readonly revenue: number;
}
interface Chart {
  readonly buckets: readonly Readonly<Record<'completed' | 'awaited' | 'fellThrough', number>>[];
}

async function asDoctor<T>(url: string): Promise<T> {
  const body = { phone: '9100000001', password: 'Doctor@123' };
  const login = await hams.app.inject({ method: 'POST', url: '/api/doctors/login', body });
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
  return (await hams.app.inject({ url, headers })).json<T>();
}

test('G-02 the demo doctor sees the figures of the specification, all counted from stored visits', async () => {
  const figures = await asDoctor<Figures>('/api/doctors/dashboard');
  const { offline, online } = figures.modes;
  const share = (count: number) => Math.round((100 * count) / (offline + online));
  expect([share(offline), share(online)]).toEqual([32, 68]);
  expect(figures).toMatchObject({
    today: '2026-11-21',
    totalPatients: 258,
    newPatients: 32,
    genders: { male: 81, female: 177, other: 0 },
    hasPublished: true,
    hasOverview: true,
  });
  expect(figures.appointmentsToday).toBeGreaterThan(0);
  expect(figures.revenue).toBeGreaterThan(0);
});

test('G-02 the demo doctor’s year has visits that took place and visits that fell through', async () => {
  const { buckets } = await asDoctor<Chart>('/api/doctors/appointments-chart?period=year');
  const sum = (name: 'completed' | 'awaited' | 'fellThrough') =>
    buckets.reduce((total, bucket) => total + bucket[name], 0);
  expect(sum('completed')).toBeGreaterThan(300);
  expect(sum('awaited')).toBeGreaterThan(20);
  expect(sum('fellThrough')).toBeGreaterThan(40);
});

test('G-10 some patients of the demo doctor have allergies, of some none are known, others were never asked', async () => {
  const counts = await queryNumbers(`
    with seen as (select distinct patient_id from (${demoDoctorAppointmentsSql}) mine)
    select count(*) filter (where exists (select from allergies x where x.patient_id = seen.patient_id)) > 20 some,
      count(*) filter (where exists (select from allergy_questions x where x.patient_id = seen.patient_id)) > 20 none,
      count(*) filter (where not exists (select from allergies x where x.patient_id = seen.patient_id)
        and not exists (select from allergy_questions x where x.patient_id = seen.patient_id)) > 20 unasked
    from seen`);
  expect(counts).toEqual({ some: 1, none: 1, unasked: 1 });
  const { rows } = await client.query<{ content: Buffer; bytes: number }>(
    'select content, bytes from uploads join upload_contents on upload_id = id',
  );
  expect(rows.map(({ content, bytes }) => content.length === bytes)).toEqual([true, true]);
  for (const { content } of rows) expect(content.toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
});

test('D-02 every preset city has at least 30 doctors within 15 km and every specialization', async () => {
  for (const { longitude, latitude } of presetCities) {
    const { rows } = await client.query<{ specialization: string }>(
      `select d.specialization from doctors d join practices p on p.doctor_id = d.id and p.is_main
       where distance_km(p.location, point($1, $2)) < 15`,
      [longitude, latitude],
    );
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map((row) => row.specialization))).toEqual(new Set(specializations));
  }
});

test('G-02 the demo doctor has 81 men and 177 women as patients, 32 of them new', async () => {
  const figures = await queryNumbers(`
    select count(*) filter (where p.gender = 'Male') men, count(*) filter (where p.gender = 'Female') women,
      count(*) filter (where first_start > '${now.toISOString()}'::timestamptz - interval '30 days') new_by_visit,
      count(*) filter (where first_booked > '${now.toISOString()}'::timestamptz - interval '30 days') new_by_booking,
      bool_and(completed > 0)::int each_came
    from (select patient_id, min(starts_at) first_start, min(booked_at) first_booked,
            count(*) filter (where status = 'Completed') completed from (${demoDoctorAppointmentsSql}) h group by patient_id) v
    join patients p on p.id = v.patient_id`);
  expect(figures).toEqual({ men: 81, women: 177, new_by_visit: 32, new_by_booking: 32, each_came: 1 });
});

test('G-02 of the demo doctor’s appointments exactly 32 % are Offline, of the completed ones too', async () => {
  const share = "100.0 * count(*) filter (where consult_status = 'Offline') / count(*)";
  const shares = await queryNumbers(`select ${share} as all,
    (select ${share} from (${demoDoctorAppointmentsSql}) c where status = 'Completed') completed from (${demoDoctorAppointmentsSql}) h`);
  expect(shares).toEqual({ all: 32, completed: 32 });
});

test('G-03 the demo doctor has a day full of visits, requests and reschedule requests', async () => {
  const day = `(starts_at at time zone '${timeZone}')::date`;
  const found = await queryNumbers(`select
    count(*) filter (where ${day} = '2026-11-21' and status in ('Pending', 'Confirmed')) today,
    count(*) filter (where status = 'Requested') requested,
    count(*) filter (where status = 'Request for Rescheduling' and former_status is not null) asked from (${demoDoctorAppointmentsSql}) h`);
  expect(found).toEqual({ today: 8, requested: 6, asked: 2 });
});

test('F-06 the demo patient has a history, a visit that has just begun, and two ahead', async () => {
  const { rows } = await client.query<{ status: string; count: string }>(
    `select a.status, count(*)::int as count from appointments a join patients p on p.id = a.patient_id
     where p.account_id = (select id from accounts where kind = 'patient' and phone = '9000000001') group by a.status order by a.status`,
  );
  expect(rows).toEqual([
    { status: 'Cancelled', count: 1 },
    { status: 'Completed', count: 5 },
    { status: 'Confirmed', count: 1 },
    { status: 'Pending', count: 1 },
    { status: 'Requested', count: 1 },
  ]);
});

test('E-07 every appointment but the video visit that goes on lies on a published slot, every slot on the day’s grid', async () => {
  const bad = await queryNumbers(`select
    (select count(*) from published_days p join practices o on o.id = p.practice_id, unnest(starts) as start
       where case when o.is_main then start < 540 or start + p.interval_minutes > 1020
         or (start - 540) % p.interval_minutes <> 0
         else start < 17 * 60 or start + p.interval_minutes > 23 * 60 end) off_grid,
    (select count(*) from appointments a, lateral (select a.starts_at at time zone '${timeZone}' as local) l
       where a.starts_at not between '${now.toISOString()}'::timestamptz - interval '15 minutes' and '${now.toISOString()}'
       and not exists (select from published_days p where p.practice_id = a.practice_id and p.day = local::date
         and extract(epoch from local::time) / 60 = any(p.starts)
         and a.ends_at - a.starts_at = make_interval(mins => p.interval_minutes))) unpublished`);
  expect(bad).toEqual({ off_grid: 0, unpublished: 0 });
});

test('E-07 the event rows of an appointment lead to its status, one step after the other, none in the future', async () => {
  const bad = await queryNumbers(`
    with steps as (select e.*, lag(to_status) over life as before, lag(at) over life as earlier,
        row_number() over (partition by appointment_id order by id desc) as from_last
      from appointment_events e window life as (partition by appointment_id order by id))
    select (select count(*) from steps where from_status is distinct from before or at < earlier
              or at > '${now.toISOString()}') broken,
      (select count(*) from appointments a left join steps s on s.appointment_id = a.id and s.from_last = 1
         where s.to_status is distinct from a.status and a.status <> 'Held') stale`);
  expect(bad).toEqual({ broken: 0, stale: 0 });
});

test('E-07 accepted video visits have a room of their own, others none', async () => {
  const rooms = await queryNumbers(`select count(*) filter (where consult_status = 'Online' and
      status in ('Pending', 'Confirmed') and meeting_link is null) missing,
    count(*) filter (where meeting_link is not null and (consult_status = 'Offline' or status = 'Requested')) needless,
    count(meeting_link) - count(distinct meeting_link) shared from appointments`);
  expect(rooms).toEqual({ missing: 0, needless: 0, shared: 0 });
});

test('F-14 ratings of doctors are in step with their verified reviews, and most reviews are verified', async () => {
  const found =
    await queryNumbers(`select count(*) filter (where rating_count <> counted or rating_sum <> sum) off,
      max(reviews) filter (where account.phone = '9100000001') of_the_demo_doctor, count(*) filter (where reviews = 0) unrated,
      100 * sum(counted) / sum(reviews) as verified
    from doctors d join accounts account on account.id = d.account_id, lateral (
      select count(*) reviews, count(*) filter (where visited) counted,
        coalesce(sum(rating) filter (where visited), 0) sum
      from (select rating, exists (select from appointments a where a.status = 'Completed'
          and (a.doctor_id, a.patient_id) = (reviews.doctor_id, reviews.patient_id)) as visited
        from reviews where doctor_id = d.id) r
    ) r`);
  expect(found).toMatchObject({ off: 0, of_the_demo_doctor: 40 });
  expect(found.unrated).toBeGreaterThan(10);
  expect(found.unrated).toBeLessThan(60);
  expect(found.verified).toBeGreaterThan(50);
  expect(found.verified).toBeLessThan(95);
});

test('F-04 the demo patient’s vitals are those of the checkup of July 01, 2025', async () => {
  const { rows } = await client.query<{ hour: string; bpm: number }>(
    `select to_char(measured_at at time zone '${timeZone}', 'YYYY-MM-DD HH24:MI') as hour, heart_rate_bpm as bpm
     from vitals v join patients p on p.id = v.patient_id where p.account_id = (select id from accounts where kind = 'patient' and phone = '9000000001') order by measured_at`,
  );
  expect(rows.map(({ bpm }) => bpm)).toEqual([75, 80, 78, 82, 85, 79]);
  expect([rows[0]?.hour, rows.at(-1)?.hour]).toEqual(['2025-07-01 09:00', '2025-07-01 14:00']);
});

test('G-05 every completed visit has a prescription that names what brought the patient, or a report in plain text', async () => {
  const found = await queryNumbers(`select
    count(*) filter (where a.status = 'Completed' and r.version is null) missing,
    count(*) filter (where a.status <> 'Completed' and r.version is not null) needless,
    count(*) filter (where r.plain_text is null and r.complaints <> a.reason) of_another_reason,
    count(*) filter (where r.plain_text is null and r.diagnosis = '') without_diagnosis,
    count(*) filter (where r.follow_up_on <= a.starts_at::date) follow_ups_before,
    count(*) filter (where r.plain_text <> '') reports,
    bool_and(coalesce(not exists (select from jsonb_array_elements(r.medicines) m
      where m->>'name' = '' or m->>'frequency' = '' or jsonb_typeof(m->'instructions') <> 'string'), true))::int sound
    from appointments a left join prescriptions r on r.appointment_id = a.id`);
  expect(found).toMatchObject({
    missing: 0,
    needless: 0,
    of_another_reason: 0,
    without_diagnosis: 0,
    follow_ups_before: 0,
    sound: 1,
  });
  expect(found.reports).toBeGreaterThan(0);
});

test('G-05 by video the demo doctors prescribe what the guidelines allow, or say why', async () => {
  const { rows } = await client.query<PrescriptionParts & { plain_text: string | null }>(
    `select complaints, diagnosis, medicines, advice, plain_text from prescriptions r
     join appointments a on a.id = r.appointment_id where a.consult_status = 'Online'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const objections = rows.flatMap((row) =>
    findPrescriptionObjections({ mode: 'Online', followUp: false }, parsePrescription(row.plain_text ?? row)),
  );
  expect(objections).toEqual([]);
});

test('C-07 M-01 only the demo accounts and the staff of Care Hospital have a password that is known', async () => {
  const { rows } = await client.query<{ phone: string; password_hash: string }>(
    'select phone, password_hash from accounts order by phone',
  );
  const known = rows.flatMap(({ phone, password_hash: hash }) => {
    const password = passwords.get(hash) ?? '';
    return password.endsWith('@123') ? [{ phone, password }] : [];
  });
  expect(known).toEqual([
    { phone: '9000000001', password: 'Patient@123' },
    { phone: '9100000001', password: 'Doctor@123' },
    ...[1, 2, 3, 4, 5, 6].map((last) => ({ phone: `920000000${last}`, password: 'Hospital@123' })),
  ]);
  const { rows: staff } = await client.query(
    `select role, count(*)::int from memberships join hospitals h on h.id = hospital_id
     where h.name = 'Care Hospital' and role <> 'doctor' group by role order by role`,
  );
  expect(staff).toEqual([
    { role: 'accountant', count: 1 },
    { role: 'admin', count: 1 },
    { role: 'nurse', count: 1 },
    { role: 'owner', count: 1 },
    { role: 'receptionist', count: 2 },
  ]);
});

test('D-01 portraits are named by their content', async () => {
  const { off } = await queryNumbers(
    `select count(*) off from photos where hash <> left(encode(sha256(large), 'hex'), 32)`,
  );
  expect(off).toBe(0);
});

test('G-08 topping up fills later days, leaves published days alone and may be repeated', async () => {
  const count = () =>
    queryNumbers(`select count(*) days, max(day) - date '2026-11-21' as last
      from published_days p join practices o on o.id = p.practice_id where o.is_main`);
  const before = await count();
  await topUpDemoSlots(client, now, timeZone);
  expect(await count()).toEqual(before);

  await client.query(`update published_days p set starts = '{600}' from doctors d
    where d.id = p.doctor_id and d.account_id = (select id from accounts where kind = 'professional' and phone = '9100000001') and p.day = '2026-12-02'`);
  await topUpDemoSlots(client, tenDaysLater, timeZone);
  const after = await count();
  expect(after.last).toBe((before.last ?? 0) + 10);
  await topUpDemoSlots(client, tenDaysLater, timeZone);
  expect(await count()).toEqual(after);

  const { rows } =
    await client.query(`select p.starts from published_days p join doctors d on d.id = p.doctor_id
      join practices o on o.id = p.practice_id and o.is_main
    where d.account_id = (select id from accounts where kind = 'professional' and phone = '9100000001') and p.day = '2026-12-02'`);
  expect(rows).toEqual([{ starts: [600] }]);
});

test('D-04 no review of the demo repeats another, and none of one doctor another’s sentence', async () => {
  const { rows } = await client.query<{ doctor_id: string; comment: string }>(
    'select doctor_id, comment from reviews',
  );
  expect(rows.length).toBeGreaterThan(1000);
  const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);
  expect(repeated(rows.map(({ comment }) => comment))).toEqual([]);
  const sentences = rows.flatMap(({ doctor_id, comment }) =>
    comment
      .split(/(?<=[.?!]) /)
      .slice(-1)
      .map((sentence) => `${doctor_id} ${sentence}`),
  );
  expect(repeated(sentences)).toEqual([]);
});

test('G-02 the demo’s past visits that were paid are recorded, with receipts without gaps, so that revenue stays', async () => {
  const found = await queryNumbers(`select
    (select sum(fee_paise) from (${demoDoctorAppointmentsSql}) a where status = 'Completed' and pay_status = 'Paid') paid,
    (select sum(amount_paise) from payments p join doctors d on d.id = p.doctor_id
      where d.account_id = (select id from accounts where kind = 'professional' and phone = '9100000001')) recorded,
    (select count(*) from payments p join appointments a on a.id = p.appointment_id
      where a.status <> 'Completed' or a.pay_status <> 'Paid' or (a.consult_status = 'Online' and p.way = 'cash')
        or p.at > $$${now.toISOString()}$$) wrong,
    (select count(*) from receipt_counters c where last <> (
      select count(*) from payments
      where doctor_id = c.doctor_id and receipt_year = c.year and receipt_hospital_id is null))
    + (select count(*) from hospital_receipt_counters c where last <> (
      select count(*) from payments where receipt_hospital_id = c.hospital_id and receipt_year = c.year)) gaps`);
  expect(found.recorded).toBe(found.paid);
  expect(found.recorded).toBeGreaterThan(0);
  expect(found).toMatchObject({ wrong: 0, gaps: 0 });
});
