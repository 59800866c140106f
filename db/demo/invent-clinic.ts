import type pg from 'pg';
import { reserveIds } from '#db/insert-rows.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { demoCities } from './demo-cities.ts';
import type { PortraitGallery } from './demo-portraits.ts';
import { type DemoHospital, type DemoPractice, inventMainPractices, nearby } from './make-doctors.ts';
import { inventFamilies, maxFamilyPeople } from './make-families.ts';
import { createDemoPatient, type DrawnGender, inventPatient } from './make-people.ts';
import { inventAdditionalPractices } from './make-practices.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * The demo doctor's patients by gender, including the demo patient, so that the dashboard shows these figures.
 */
const demoDoctorPatientCounts = { men: 81, women: 177 } as const;

function mixGenders(men: number, women: number, random: SeededRandom): DrawnGender[] {
  const all = [...Array<DrawnGender>(men).fill('Male'), ...Array<DrawnGender>(women).fill('Female')];
  return random.sample(all, all.length);
}

const sumOf = (kind: 'doctors' | 'patients') => demoCities.reduce((sum, city) => sum + city[kind], 0);

async function inventHospitals(client: pg.ClientBase, random: SeededRandom): Promise<DemoHospital[]> {
  const places = demoCities.flatMap((city) => city.areas.map((area) => ({ city, area })));
  const nextId = await reserveIds(client, 'hospitals', places.length);
  return places.map(({ city, area }) => ({
    id: nextId(),
    name: area.hospital,
    city,
    area,
    ...nearby(area, 0.006, random),
  }));
}

const nationalHolidays: Readonly<Partial<Record<string, string>>> = {
  '01-26': 'Republic Day',
  '05-01': 'May Day',
  '08-15': 'Independence Day',
  '10-02': 'Gandhi Jayanti',
  '12-25': 'Christmas',
};
/** The first days have no holidays, so that a new demo has no empty day. */
const [firstHoliday, lastHoliday] = [3, 60];

/** Some hospitals close on a day of their own, some on the next national holiday; never the demo doctor's. */
function inventHolidays(closing: readonly DemoHospital[], today: string) {
  const coming: { day: string; name: string }[] = [];
  for (let ahead = firstHoliday; ahead <= lastHoliday; ahead += 1) {
    const day = addDays(today, ahead);
    const name = nationalHolidays[day.slice(5)];
    if (name) coming.push({ day, name });
  }
  return closing.flatMap(({ id }, index) => {
    const holidays = index % 3 === 1 ? [...coming] : [];
    const own = addDays(today, 5 + (index % 30));
    if (index % 8 === 5 && !holidays.some(({ day }) => day === own))
      holidays.push({ day: own, name: 'Foundation Day' });
    return holidays.map((holiday) => ({ hospitalId: id, ...holiday }));
  });
}

export type DemoClinic = Awaited<ReturnType<typeof inventClinic>>;

export async function inventClinic(
  client: pg.ClientBase,
  gallery: PortraitGallery,
  random: SeededRandom,
  today: string,
) {
  const deps = { today, random, gallery };
  const hospitals = await inventHospitals(client, random);
  const careHospital = hospitals.find(({ name }) => name === 'Care Hospital');
  if (!careHospital) throw new Error('The demo clinic lacks the hospital of its demo doctor');
  const nextDoctorId = await reserveIds(client, 'doctors', sumOf('doctors'));
  const { men, women } = demoDoctorPatientCounts;
  const nextPatientId = await reserveIds(client, 'patients', men + women + sumOf('patients'));
  const nextPracticeId = await reserveIds(client, 'practices', sumOf('doctors'));
  const nextIds = () => ({ id: nextPracticeId(), doctorId: nextDoctorId() });
  const ravi = createDemoPatient(nextPatientId(), gallery);
  const patients = [ravi];
  const addPatients = (city: (typeof demoCities)[number], genders: readonly DrawnGender[]) => {
    for (const gender of genders)
      patients.push(inventPatient(nextPatientId(), patients.length, city, gender, deps));
  };
  for (const city of demoCities.filter(({ name }) => name === ravi.city))
    addPatients(city, mixGenders(men - 1, women, random));
  const herPatients = [...patients];
  const mains: DemoPractice[] = [];
  for (const city of demoCities) {
    const half = Math.round(city.patients / 2);
    addPatients(city, mixGenders(half, city.patients - half, random));
    mains.push(...inventMainPractices(hospitals, city, nextIds, mains.length + 2, deps));
  }
  const evenings = inventAdditionalPractices(mains, hospitals, today);
  const nextEveningId = await reserveIds(client, 'practices', evenings.length);
  const nextId = await reserveIds(client, 'patients', maxFamilyPeople);
  return {
    hospitals,
    careHospital,
    holidays: inventHolidays(
      hospitals.filter((one) => one !== careHospital),
      today,
    ),
    /** The main practice of each doctor. */
    mains,
    /** Evenings in an own clinic or another hospital. */
    evenings: evenings.map((practice): DemoPractice => ({ ...practice, id: nextEveningId() })),
    patients,
    herPatients,
    ravi,
    families: inventFamilies(ravi, patients, herPatients, { today, gallery, nextId }),
  };
}
