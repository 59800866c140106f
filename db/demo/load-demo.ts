// The demo clinic: invented people in real cities, so that every screen has something to show.
import type pg from 'pg';
import { query } from '#db/statement.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { AppointmentBook } from './appointment-book.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertPortraits, readPortraits } from './demo-portraits.ts';
import { insertDoctors, insertHospitals, insertPatients } from './insert-clinic.ts';
import { insertFamilies } from './insert-families.ts';
import { insertFrontDesk } from './insert-front-desk.ts';
import { insertLeaves } from './insert-leaves.ts';
import { insertPractices, markSchedulesPublished } from './insert-practices.ts';
import { insertRecordAccesses } from './insert-record-accesses.ts';
import { insertDemoRecords } from './insert-records.ts';
import { insertOwners, insertStaff } from './insert-staff.ts';
import {
  type FindPracticeId,
  insertAppointments,
  insertPayments,
  insertPublications,
  insertReviews,
} from './insert-visits.ts';
import { insertDemoVitals } from './insert-vitals.ts';
import { inventClinic } from './invent-clinic.ts';
import { planAdditionalVisits } from './plan-additional-visits.ts';
import { planMainVisits } from './plan-main-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import { restrictMessagesToDemoAccounts } from './restrict-demo-messages.ts';
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
  const { client, now, timeZone, report } = deps;
  const total = 7;
  const random = createSeededRandom('demo clinic');
  const today = toCalendarDay(now.getTime(), timeZone);
  report(0, total, 'inventing people');
  const gallery = await readPortraits(deps.directory);
  const clinic = await inventClinic(client, gallery, random, today);
  report(1, total, 'planning visits');
  const closed = new Set(clinic.holidays.map(({ hospitalId, day }) => `${hospitalId} ${day}`));
  const book = new AppointmentBook({ now: now.getTime(), today, timeZone }, random, (hospitalId, day) =>
    closed.has(`${hospitalId} ${day}`),
  );
  const reviews = planMainVisits(clinic, book, random);
  const leaves = planAdditionalVisits(clinic, book);
  const passwordHashes = await demoPasswords(deps.hashPassword);
  const hashFor = (phone: string) =>
    phone === demoDoctorPhone
      ? passwordHashes.doctor
      : phone === clinic.ravi.phone
        ? passwordHashes.patient
        : passwordHashes.nobody;
  report(2, total, 'hospitals and portraits');
  await insertPortraits(client, gallery.portraits);
  await insertHospitals(client, clinic.hospitals, now);
  await insertFrontDesk(client, clinic.hospitals, deps.directory);
  await insertStaff(client, { passwordHash: passwordHashes.staff, now });
  await insertOwners(client, { passwordHash: passwordHashes.nobody });
  report(3, total, 'doctors and patients');
  const mainPractices = await insertDoctors(client, clinic.doctors, hashFor, now);
  const practices = await insertPractices(client, clinic.practices, clinic.holidays, now);
  const practiceId: FindPracticeId = (doctor, practice) =>
    (practice ? practices.get(practice) : mainPractices.get(doctor.id)) ?? 0;
  await insertPatients(client, clinic.patients, hashFor);
  await insertFamilies(client, clinic.families, now);
  // The demo phone numbers are public, so they count as verified: otherwise one visitor's code would log the
  // next one out.
  await query(client, 'update accounts set phone_verified_at = :now', { now });
  report(4, total, 'slots');
  await insertPublications(client, book, practiceId);
  await markSchedulesPublished(client, today);
  report(5, total, 'appointments');
  const appointments = await insertAppointments(client, book.appointments, practiceId);
  await insertLeaves(client, leaves, { appointments, practiceId, timeZone });
  await insertPayments(client, timeZone);
  await restrictMessagesToDemoAccounts(client, {
    patientId: clinic.ravi.id,
    doctorPhone: demoDoctorPhone,
    now,
  });
  report(6, total, 'reviews');
  await insertReviews(client, reviews);
  await insertDemoVitals(client, clinic.ravi.id, timeZone);
  const others = clinic.herPatients.filter((one) => one !== clinic.ravi).map(({ id }) => id);
  await insertDemoRecords(client, { ravi: clinic.ravi.id, others, now, timeZone });
  await insertRecordAccesses(client, appointments, clinic.families.guardianships, now);
  report(total, total, 'done');
}

async function demoPasswords(hashPassword: DemoDeps['hashPassword']) {
  const { patient, doctor, hospital } = demoAccounts;
  const [forPatient, forDoctor, forStaff, forNobody] = await Promise.all([
    hashPassword(patient.password),
    hashPassword(doctor.password),
    hashPassword(hospital.password),
    hashPassword(crypto.randomUUID()),
  ]);
  return { patient: forPatient, doctor: forDoctor, staff: forStaff, nobody: forNobody };
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
