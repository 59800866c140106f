// The demo clinic: invented people in real cities, so that every screen has something to show.
import type pg from 'pg';
import { query } from '#db/statement.ts';
import { defaultReminderMinutes } from '#domain/appointments/reminders.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { createAppointmentBook } from './appointment-book.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertPortraits, readPortraits } from './demo-portraits.ts';
import { insertFrontDesk, insertStaff } from './insert-care-hospital.ts';
import { insertDoctors, insertHospitals, insertPatients, markSchedulesPublished } from './insert-clinic.ts';
import { insertLeaves } from './insert-leaves.ts';
import { insertDemoRecords, insertRecordAccesses } from './insert-records.ts';
import { insertAppointments, insertPayments, insertPublications, insertReviews } from './insert-visits.ts';
import { type DemoClinic, inventClinic } from './invent-clinic.ts';
import { planAdditionalVisits } from './plan-additional-visits.ts';
import { planMainVisits } from './plan-main-visits.ts';
import { createSeededRandom } from './seeded-random.ts';

export interface DemoDeps {
  readonly client: pg.ClientBase;
  readonly now: Date;
  readonly timeZone: string;
  readonly directory: string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly report: (done: number, total: number, what: string) => void;
}

async function insertClinic(deps: DemoDeps): Promise<void> {
  const { client, now, timeZone, directory } = deps;
  const report = (step: number, what: string) => deps.report(step, 7, what);
  const random = createSeededRandom('demo clinic');
  const today = toCalendarDay(now.getTime(), timeZone);
  report(0, 'inventing people');
  const gallery = await readPortraits(directory);
  const clinic = await inventClinic(client, gallery, random, today);
  report(1, 'planning visits');
  const book = createAppointmentBook({ now: now.getTime(), today, timeZone }, random, clinic.holidays);
  const reviews = planMainVisits(clinic, book, random);
  const leaves = planAdditionalVisits(clinic, book);
  const hashes = await hashPasswords(deps.hashPassword);
  const hashFor = (phone: string) =>
    phone === demoAccounts.doctor.phone
      ? hashes.doctor
      : phone === demoAccounts.patient.phone
        ? hashes.patient
        : hashes.unknown;
  report(2, 'hospitals and portraits');
  await insertPortraits(client, gallery.portraits);
  await insertHospitals(client, clinic, now);
  await insertFrontDesk(client, clinic, directory);
  await insertStaff(client, clinic, hashes, now);
  report(3, 'doctors and patients');
  await insertDoctors(client, clinic, hashFor, now);
  await insertPatients(client, clinic, hashFor, now);
  // The demo phone numbers are public, so they count as verified: otherwise one visitor's code would log the
  // next one out.
  await query(client, 'update accounts set phone_verified_at = :now', { now });
  report(4, 'slots');
  await insertPublications(client, book);
  await markSchedulesPublished(client, today);
  report(5, 'appointments');
  const appointmentIds = await insertAppointments(client, book);
  await insertLeaves(client, leaves, appointmentIds, timeZone);
  await insertPayments(client, timeZone);
  await restrictMessages(client, clinic, now);
  report(6, 'reviews');
  await insertReviews(client, reviews);
  await insertDemoRecords(client, clinic, { now, timeZone });
  await insertRecordAccesses(client, appointmentIds, clinic.families, { now, timeZone });
  report(7, 'done');
}

async function hashPasswords(hashPassword: DemoDeps['hashPassword']) {
  const { patient, doctor, hospital } = demoAccounts;
  const passwords = [patient.password, doctor.password, hospital.password, crypto.randomUUID()];
  const [forPatient = '', forDoctor = '', forStaff = '', forUnknown = ''] = await Promise.all(
    passwords.map(hashPassword),
  );
  return { patient: forPatient, doctor: forDoctor, staff: forStaff, unknown: forUnknown };
}

/**
 * Invented people read no messages, and theirs would bury those of the visitor trying the demo: reminders of
 * their visits count as sent, and only the demo doctor gets the daily list.
 */
async function restrictMessages(client: pg.ClientBase, { ravi }: DemoClinic, now: Date): Promise<void> {
  await query(
    client,
    `insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at, announced_at)
     select 'reminder', id, starts_at, sequence, jsonb_build_object('minutes', minutes), :now, :now, :now
     from appointments, unnest(:minutes::int[]) as minutes
     where starts_at > :now and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling')
       and patient_id <> :patientId`,
    { now, patientId: ravi.id, minutes: defaultReminderMinutes },
  );
  await query(
    client,
    `update doctors d set daily_digest = false from accounts a where a.id = d.account_id and a.phone <> :phone`,
    { phone: demoAccounts.doctor.phone },
  );
}

async function claimLoading(client: pg.ClientBase, now: Date): Promise<boolean> {
  const claimed = await query(
    client,
    `insert into settings (name, value) values ('demo_loaded', :at) on conflict do nothing returning name`,
    { at: now.toISOString() },
  );
  return claimed.length === 1;
}

/** Loads the demo clinic once, in one transaction. Returns false if it was loaded before. */
export async function loadDemo(deps: DemoDeps): Promise<boolean> {
  await deps.client.query('begin');
  try {
    const isFirst = await claimLoading(deps.client, deps.now);
    if (isFirst) await insertClinic(deps);
    await deps.client.query('commit');
    return isFirst;
  } catch (error) {
    await deps.client.query('rollback');
    throw error;
  }
}
