import type pg from 'pg';
import { type DemoCity, demoCities } from './demo-cities.ts';
import type { PortraitGallery } from './demo-portraits.ts';
import type { HospitalInCity } from './insert-clinic.ts';
import { reserveIds } from './insert-rows.ts';
import { type DemoDoctor, inventDoctors } from './make-doctors.ts';
import { type DemoFamilies, inventFamilies, maxFamilyPeople } from './make-families.ts';
import { type DemoHoliday, inventHolidays } from './make-holidays.ts';
import {
  type DemoPatient,
  type DrawnGender,
  inventPatients,
  createDemoPatient as makeRavi,
} from './make-people.ts';
import { type DemoPractice, inventPractices } from './make-practices.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * The demo doctor's patients by gender, including the demo patient, so that the dashboard shows these
 * figures.
 */
const demoDoctorPatientCounts = { men: 81, women: 177 } as const;

export interface DemoClinic {
  readonly hospitals: HospitalInCity[];
  readonly doctors: DemoDoctor[];
  readonly practices: readonly DemoPractice[];
  readonly holidays: readonly DemoHoliday[];
  readonly patients: DemoPatient[];
  readonly herPatients: DemoPatient[];
  readonly ravi: DemoPatient;
  readonly families: DemoFamilies;
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

export async function inventClinic(
  client: pg.ClientBase,
  gallery: PortraitGallery,
  random: SeededRandom,
  today: string,
): Promise<DemoClinic> {
  const hospitals = await inventHospitals(client, random);
  const doctorIds = await reserveIds(
    client,
    'doctors',
    demoCities.reduce((sum, city) => sum + city.doctors, 0),
  );
  const inHyderabad = demoDoctorPatientCounts.men + demoDoctorPatientCounts.women;
  const patientCount = demoCities.reduce((sum, city) => sum + city.patients, inHyderabad);
  const patientIds = await reserveIds(client, 'patients', patientCount);
  const people = { today, random, gallery };
  const hyderabad = demoCities.find((city) => city.name === 'Hyderabad') as DemoCity;
  const ravi = makeRavi(patientIds[0] ?? 0, gallery);
  const hers = genders(demoDoctorPatientCounts.men - 1, demoDoctorPatientCounts.women, random);
  const patients = [ravi, ...inventPatients(hyderabad, hers, patientIds, 1, people)];
  const her = [...patients];
  const doctors: DemoDoctor[] = [];
  for (const city of demoCities) {
    const men = Math.round(city.patients / 2);
    const mixed = genders(men, city.patients - men, random);
    patients.push(...inventPatients(city, mixed, patientIds, patients.length, people));
    const here = hospitals.filter((hospital) => hospital.city === city.name);
    const year = Number(today.slice(0, 4));
    doctors.push(...inventDoctors(city, here, doctorIds, doctors.length, { year, random, gallery }));
  }
  const familyIds = await reserveIds(client, 'patients', maxFamilyPeople);
  const nextId = () => familyIds.shift() ?? 0;
  return {
    ...{ hospitals, doctors, patients, ravi },
    herPatients: her,
    practices: inventPractices(doctors, hospitals, today),
    holidays: inventHolidays(hospitals, today),
    families: inventFamilies(ravi, patients, her, { today, gallery, nextId }),
  };
}
