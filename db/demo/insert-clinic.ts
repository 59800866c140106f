import type pg from 'pg';
import { insertRows, insertWithIds, type Row } from '#db/insert-rows.ts';
import { query } from '#db/statement.ts';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { toPaise } from '#domain/platform/money.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import type { DemoClinic } from './invent-clinic.ts';
import { type DemoPractice, toPoint } from './make-doctors.ts';

interface AccountOwner {
  readonly phone: string | null;
  readonly email: string;
}

/** Finds a password's hash by the phone of its account. */
export type FindHash = (phone: string) => string;

/** Returns the account ids of those who have a phone. */
async function insertAccounts<Owner extends AccountOwner>(
  client: pg.ClientBase,
  kind: 'patient' | 'professional',
  owners: readonly Owner[],
  hashFor: FindHash | null,
): Promise<Map<Owner, number>> {
  const reachable = owners.filter(({ phone }) => phone !== null);
  const rows = reachable.map(({ phone, email }) => ({
    kind,
    phone,
    email,
    passwordHash: phone && hashFor ? hashFor(phone) : null,
  }));
  const ids = await insertWithIds(client, 'accounts', rows);
  return new Map(reachable.map((owner, index) => [owner, ids[index] ?? 0]));
}

export async function insertHospitals(
  client: pg.ClientBase,
  { hospitals, holidays }: DemoClinic,
  now: Date,
): Promise<void> {
  const rows = hospitals.map(({ id, name, city, area, ...place }, index) => ({
    id,
    name,
    registrationId: `${city.council}-HOSP-${1201 + index * 7}`,
    addressLine: `${area.street}, ${area.name}`,
    city: city.name,
    state: city.state,
    pincode: area.pincode,
    location: toPoint(place),
    checkedAt: now,
    checklistClosedAt: now,
  }));
  await insertRows(client, 'hospitals', rows);
  await insertRows(client, 'hospital_holidays', holidays);
}

function toPracticeRow(
  { doctor, hospital, fees, isAgreed, rules, byHand, ...practice }: DemoPractice,
  now: Date,
): Row {
  const { video, followUp } = fees;
  return {
    ...practice,
    doctorId: doctor.id,
    hospitalId: hospital?.id ?? null,
    clinicFeePaise: toPaise(fees.clinic),
    videoFeePaise: video === null ? null : toPaise(video),
    followUpFeePaise: followUp ? toPaise(followUp.fee) : null,
    followUpDays: followUp?.days ?? null,
    modes: ['Offline', 'Online'],
    worksFrom: doctor.worksFrom,
    worksTo: doctor.worksTo,
    hospitalAgreedAt: isAgreed ? now : null,
  };
}

/** Inserts the doctors with their practices and weekly hours. */
export async function insertDoctors(
  client: pg.ClientBase,
  { mains, evenings }: DemoClinic,
  hashFor: FindHash,
  now: Date,
): Promise<void> {
  const doctors = mains.map(({ doctor }) => doctor);
  const accounts = await insertAccounts(client, 'professional', doctors, hashFor);
  const rows = doctors.map((doctor) => {
    const { email, phone, city, worksFrom, worksTo, ...profile } = doctor;
    return { ...profile, accountId: accounts.get(doctor), registrationCheckedAt: now };
  });
  await insertRows(client, 'doctors', rows);
  await insertRows(
    client,
    'practices',
    [...mains, ...evenings].map((practice) => toPracticeRow(practice, now)),
  );
  const rules = evenings.flatMap((practice) =>
    practice.rules.map(({ from, to, interval, ...rule }) => ({
      ...rule,
      practiceId: practice.id,
      fromMinutes: from,
      toMinutes: to,
      intervalMinutes: interval,
    })),
  );
  await insertRows(client, 'schedule_rules', rules);
}

/**
 * The demo has already published the days of the schedules; the job of server/scheduling/schedules/ continues
 * from there.
 */
export const markSchedulesPublished = (client: pg.ClientBase, today: string) =>
  query(client, 'update published_schedules set until = :until', {
    until: addDays(today, scheduleAheadDays),
  });

/** Inserts the patients and their families. */
export async function insertPatients(
  client: pg.ClientBase,
  { patients, families }: DemoClinic,
  hashFor: FindHash,
  now: Date,
): Promise<void> {
  const accountIds = new Map<number, number>();
  const insert = async (
    people: readonly ((typeof patients)[number] | (typeof families.people)[number])[],
    hashes: FindHash | null,
  ) => {
    const accounts = await insertAccounts(client, 'patient', people, hashes);
    for (const [{ id }, accountId] of accounts) accountIds.set(id, accountId);
    const rows = people.map(({ phone, email, ...person }) => ({
      ...person,
      accountId: accountIds.get(person.id),
    }));
    await insertRows(client, 'patients', rows);
  };
  await insert(patients, hashFor);
  await insert(families.people, null);
  const guardianships = families.guardianships.map((one) => ({
    accountId: accountIds.get(one.guardian.id),
    patientId: one.person.id,
    relation: one.relation,
    mayBook: true,
    mayRead: one.mayRead,
    since: new Date(now.getTime() - one.sinceDaysAgo * 86_400_000),
    consent: one.consent,
    consentVersion: guardianshipVersion,
    consentLanguage: 'en',
  }));
  await insertRows(client, 'guardianships', guardianships);
}
