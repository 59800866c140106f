import type pg from 'pg';
import { query } from '#db/statement.ts';
import { type ClinicSize, countPatients, daysWithVisits, takenPerDay } from './clinic-size.ts';

export async function publishDays(client: pg.ClientBase, { days }: ClinicSize, today: string): Promise<void> {
  const starts = 'array(select 540 + 15 * place from generate_series(0, 31) place)';
  await query(
    client,
    `insert into published_days (practice_id, doctor_id, day, interval_minutes, starts)
     select p.id, p.doctor_id, :today::date + ahead, 15, ${starts}
     from practices p, generate_series(0, :days::int - 1) ahead`,
    { days, today },
  );
}

/**
 * Fills `takenPerDay` slots of a day: tomorrow, yesterday, the day after tomorrow and so on, then only past
 * days. Nothing in the next two days is accepted yet, or tens of thousands of reminders would be due
 * immediately.
 */
export async function inventVisits(client: pg.ClientBase, size: ClinicSize, today: string): Promise<void> {
  const { doctors, appointments } = size;
  await query(
    client,
    `insert into appointments (id, doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
       pay_status, fee_paise, booked_at, practice_id, booked_by_account_id)
     overriding system value
     select n + 1, n % :doctors::int + 1, n % :patients::int + 1, 'Care Hospital', starts_at,
       starts_at + interval '15 minutes',
       case
         when ahead > 2 then (array['Requested','Pending','Confirmed'])[1 + n % 3]
         when ahead > 0 then 'Requested'
         else (array['Completed','Completed','Completed','Cancelled','Rejected'])[1 + n % 5]
       end,
       'General consultation', (array['Online','Offline'])[1 + n % 2], (array['Paid','Unpaid'])[1 + n % 2], 50000,
       starts_at - interval '20 days', n % :doctors::int + 1, :doctors::int + n % :patients::int + 1
     from generate_series(0, :appointments::int - 1) n
       cross join lateral (select n / :doctors::int as turn) t
       cross join lateral (select turn / :takenPerDay::int as later, turn % :takenPerDay::int * 32 / :takenPerDay::int as place) p
       cross join lateral (
         select case
           when later >= 2 * :daysWithVisits::int then :daysWithVisits::int - 1 - later
           when later % 2 = 0 then later / 2 + 1
           else -(later + 1) / 2
         end as ahead
       ) a
       cross join lateral (
         select (:today::date + ahead + make_interval(mins => 540 + 15 * place)) at time zone 'Asia/Kolkata' as starts_at
       ) s`,
    { doctors, appointments, patients: countPatients(size), takenPerDay, daysWithVisits, today },
  );
}

export async function inventEvents(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
     select id, booked_at, 'patient', patient_id, 'book', 'Requested' from appointments`,
  );
}

/** Writes prescriptions for the first completed visits, so that there are PDFs to request. */
export async function inventPrescriptions(client: pg.ClientBase, papers: number): Promise<void> {
  await query(
    client,
    `insert into prescriptions (appointment_id, version, written_at, complaints, diagnosis, advice, medicines)
     select id, 1, ends_at, 'Fever for three days', 'Viral fever', 'Rest, and much to drink',
       '[{"name":"Paracetamol","strength":"500 mg","form":"Tablet","dose":"1","frequency":"1-0-1","duration":"5 days","instructions":"after food"}]'
     from appointments where status = 'Completed' order by id limit :papers`,
    { papers },
  );
}
