// The demo clinic: invented people in real cities, so that every screen has something to show.
import type pg from 'pg';
import { query } from '#db/statement.ts';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { AppointmentBook } from './appointment-book.ts';
import { demoAccounts } from './demo-accounts.ts';
import { type DemoCity, demoCities } from './demo-cities.ts';
import { insertPortraits, type PortraitGallery, readPortraits } from './demo-portraits.ts';
import { type HospitalInCity, insertDoctors, insertHospitals, insertPatients } from './insert-clinic.ts';
import { insertDemoRecords } from './insert-records.ts';
import { reserveIds } from './insert-rows.ts';
import { insertAppointments, insertPublications, insertReviews } from './insert-visits.ts';
import { insertDemoVitals } from './insert-vitals.ts';
import { type DemoDoctor, inventDoctors } from './make-doctors.ts';
import { type DemoPatient, type DrawnGender, inventPatients, ravi as makeRavi } from './make-people.ts';
import { type DemoReview, inventReviews } from './make-reviews.ts';
import { planDemoDoctor } from './plan-demo-doctor.ts';
import { type Practice, planRavisVisits, planUpcoming } from './plan-other-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { tellOnlyDemoPeople } from './tell-only-demo-people.ts';
import { newComments } from './write-comments.ts';

export interface DemoDeps {
  readonly client: pg.ClientBase;
  readonly now: Date;
  readonly timeZone: string;
  /** The absolute path of db/demo. */
  readonly directory: string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly report: (done: number, total: number, what: string) => void;
}

/** The demo doctor's patients by gender (docs/product.md#figures), the demo patient included. */
const herPatients = { men: 81, women: 177 } as const;

interface Clinic {
  readonly hospitals: HospitalInCity[];
  readonly doctors: DemoDoctor[];
  readonly patients: DemoPatient[];
  readonly herPatients: DemoPatient[];
  readonly ravi: DemoPatient;
}

const genders = (men: number, women: number, random: SeededRandom): DrawnGender[] =>
  random.sample(
    [...Array<DrawnGender>(men).fill('Male'), ...Array<DrawnGender>(women).fill('Female')],
    men + women,
  );

async function inventHospitals(client: pg.ClientBase, random: SeededRandom): Promise<HospitalInCity[]> {
  const sites = demoCities.flatMap((city) => city.areas.map((area) => ({ city, area })));
  const ids = await reserveIds(client, 'hospitals', sites.length);
  const nearby = (degrees: number) => degrees + (random.fraction() - 0.5) * 0.006;
  return sites.map(({ city, area }, index) => ({
    id: ids[index] ?? 0,
    area,
    latitude: nearby(area.latitude),
    longitude: nearby(area.longitude),
    city: city.name,
    state: city.state,
    council: city.council,
  }));
}

async function inventClinic(
  deps: DemoDeps,
  gallery: PortraitGallery,
  random: SeededRandom,
  today: string,
): Promise<Clinic> {
  const { client } = deps;
  const hospitals = await inventHospitals(client, random);
  const doctorIds = await reserveIds(
    client,
    'doctors',
    demoCities.reduce((sum, city) => sum + city.doctors, 0),
  );
  const inHyderabad = herPatients.men + herPatients.women;
  const patientCount = demoCities.reduce((sum, city) => sum + city.patients, inHyderabad);
  const patientIds = await reserveIds(client, 'patients', patientCount);
  const people = { today, random, gallery };
  const hyderabad = demoCities.find((city) => city.name === 'Hyderabad') as DemoCity;
  const ravi = makeRavi(patientIds[0] ?? 0, gallery);
  const hers = genders(herPatients.men - 1, herPatients.women, random);
  const patients = [ravi, ...inventPatients(hyderabad, hers, patientIds, 1, people)];
  const clinic: Clinic = { hospitals, doctors: [], patients, herPatients: [...patients], ravi };
  for (const city of demoCities) {
    const men = Math.round(city.patients / 2);
    const mixed = genders(men, city.patients - men, random);
    patients.push(...inventPatients(city, mixed, patientIds, patients.length, people));
    const here = hospitals.filter((hospital) => hospital.city === city.name);
    const year = Number(today.slice(0, 4));
    clinic.doctors.push(
      ...inventDoctors(city, here, doctorIds, clinic.doctors.length, { year, random, gallery }),
    );
  }
  return clinic;
}

function practicesOf({ doctors, patients, herPatients, ravi }: Clinic): Practice[] {
  return doctors.map((doctor) => {
    const visitors =
      doctor.phone === demoDoctorPhone ? herPatients : patients.filter(({ city }) => city === doctor.city);
    return { doctor, patients: visitors.filter((patient) => patient !== ravi) };
  });
}

function planVisits(clinic: Clinic, book: AppointmentBook, random: SeededRandom): DemoReview[] {
  const practices = practicesOf(clinic);
  const demoDoctor = practices.find(({ doctor }) => doctor.phone === demoDoctorPhone)?.doctor;
  if (!demoDoctor) throw new Error('The demo clinic lacks its demo doctor');
  planDemoDoctor({ book, doctor: demoDoctor, random }, clinic.herPatients, clinic.ravi);
  const inHisCity = clinic.doctors.filter(({ city }) => city === clinic.ravi.city);
  const reviewedByRavi = planRavisVisits(book, clinic.ravi, inHisCity);
  const others = practices.filter(({ doctor }) => doctor !== demoDoctor);
  for (const practice of others) planUpcoming(book, practice, random);
  // Her published days, with and without visits.
  for (let day = -300; day <= 14; day += 1) book.startsOn(demoDoctor, addDays(book.today, day));
  const comments = newComments();
  const his = practices.filter(({ doctor }) => reviewedByRavi.includes(doctor));
  return [
    ...his.flatMap(({ doctor }) => ravisReview(book, doctor, clinic.ravi)),
    ...practices.flatMap((practice) => inventReviews(book, practice, comments, random)),
  ];
}

function ravisReview(book: AppointmentBook, doctor: DemoDoctor, ravi: DemoPatient): DemoReview[] {
  const visit = book.appointments.find((one) => one.doctor === doctor && one.patient === ravi);
  if (!visit) return [];
  const isDentist = doctor.specialization === 'Dentistry';
  const comment = isDentist
    ? 'The filling took twenty minutes and I felt nothing. Reception could answer the phone faster.'
    : 'Took my cough seriously, explained the tablets and told me what to watch for. On time as well.';
  return [
    { doctor, patient: ravi, rating: isDentist ? 4 : 5, comment, createdAt: visit.endsAt + 26 * 3_600_000 },
  ];
}

async function insertClinic(deps: DemoDeps): Promise<void> {
  const { client, now, timeZone, report } = deps;
  const total = 7;
  const random = seededRandom('demo clinic');
  const today = dayAt(now.getTime(), timeZone);
  report(0, total, 'inventing people');
  const gallery = await readPortraits(deps.directory);
  const clinic = await inventClinic(deps, gallery, random, today);
  report(1, total, 'planning visits');
  const book = new AppointmentBook(now.getTime(), today, timeZone, random);
  const reviews = planVisits(clinic, book, random);
  const passwordHashes = await demoPasswords(deps.hashPassword);
  const hashFor = (phone: string) =>
    phone === demoDoctorPhone
      ? passwordHashes.doctor
      : phone === clinic.ravi.phone
        ? passwordHashes.patient
        : passwordHashes.nobody;
  report(2, total, 'hospitals and portraits');
  await insertPortraits(client, gallery.portraits);
  await insertHospitals(client, clinic.hospitals, passwordHashes.nobody);
  report(3, total, 'doctors and patients');
  await insertDoctors(client, clinic.doctors, hashFor, now);
  await insertPatients(client, clinic.patients, hashFor);
  // Everybody knows their numbers, and nobody shall log the next visitor out by a code.
  await client.query('update accounts set phone_proven_at = $1', [now]);
  report(4, total, 'slots');
  await insertPublications(client, book);
  report(5, total, 'appointments');
  await insertAppointments(client, book.appointments);
  await query(client, 'select record_past_payments(:timeZone)', { timeZone });
  await tellOnlyDemoPeople(client, { patientId: clinic.ravi.id, doctorPhone: demoDoctorPhone, now });
  report(6, total, 'reviews');
  await insertReviews(client, reviews);
  await insertDemoVitals(client, clinic.ravi.id, timeZone);
  const others = clinic.herPatients.filter((one) => one !== clinic.ravi).map(({ id }) => id);
  await insertDemoRecords(client, { ravi: clinic.ravi.id, others, now, timeZone });
  report(total, total, 'done');
}

/** Only the two demo accounts have a known password. */
async function demoPasswords(hashPassword: DemoDeps['hashPassword']) {
  const [patient, doctor, nobody] = await Promise.all(
    [demoAccounts.patient.password, demoAccounts.doctor.password, crypto.randomUUID()].map(hashPassword),
  );
  if (!patient || !doctor || !nobody) throw new Error('A demo password has no hash');
  return { patient, doctor, nobody };
}

async function claimLoading(client: pg.ClientBase, now: Date): Promise<boolean> {
  const claimed = await query(
    client,
    `insert into settings (name, value) values ('demo_loaded', :at) on conflict do nothing returning name`,
    { at: now.toISOString() },
  );
  return claimed.length === 1;
}

/** Loads the demo clinic once, in one transaction. Returns whether it did. */
export async function loadDemo(deps: DemoDeps): Promise<boolean> {
  await deps.client.query('begin');
  try {
    const isFirst = await claimLoading(deps.client, deps.now);
    if (isFirst) await insertClinic(deps);
    await deps.client.query('commit');
    // Otherwise PostgreSQL would plan the first queries for empty tables.
    if (isFirst) await deps.client.query('analyze');
    return isFirst;
  } catch (error) {
    await deps.client.query('rollback');
    throw error;
  }
}
