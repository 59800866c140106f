import type { Gender } from '#domain/patients/genders.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoCity } from './demo-cities.ts';
import type { PortraitGallery } from './demo-portraits.ts';
import { streets } from './demo-sentences.ts';
import { type NamePool, namePools } from './regional-names.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Portraits exist for women and men only. */
export type DrawnGender = Exclude<Gender, 'Other'>;

export interface Identity {
  readonly name: string;
  readonly gender: DrawnGender;
  readonly surname: string;
  readonly isCovered: boolean;
}

export interface DemoPatient {
  readonly id: number;
  readonly name: string;
  readonly gender: DrawnGender;
  readonly phone: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly photoHash: string | null;
  readonly city: string;
  readonly state: string;
  readonly street: string;
  readonly postalCode: string;
  readonly emergencyName: string;
  readonly emergencyRelation: string;
  readonly emergencyPhone: string;
}

export function inventIdentity(city: DemoCity, gender: DrawnGender, random: SeededRandom): Identity {
  const community = random.pick(city.communities);
  const pool: NamePool = namePools[community];
  const given = random.pick(gender === 'Female' ? pool.women : pool.men);
  const surname = random.pick(pool.surnames);
  const covers =
    gender === 'Female' ? pool.headwear === 'hijab' && random.chance(0.5) : pool.headwear === 'turban';
  return { name: `${given} ${surname}`, gender, surname, isCovered: covers };
}

export function createEmail(name: string, number: number): string {
  const local = name
    .replace(/^Dr\. /, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${local}.${number}@demo.hams.example`;
}

const phoneFrom = (first: number, offset: number) => String(first + offset);

const relatives = ['Spouse', 'Brother', 'Sister', 'Father', 'Mother', 'Son', 'Daughter'] as const;

interface PatientPlace {
  readonly city: DemoCity;
  readonly number: number;
  readonly id: number;
  readonly gender: DrawnGender;
  readonly today: string;
}

function inventPatient(place: PatientPlace, random: SeededRandom, gallery: PortraitGallery): DemoPatient {
  const { city, number, id, gender, today } = place;
  const { name, surname, isCovered } = inventIdentity(city, gender, random);
  const age = random.between(19, random.chance(0.3) ? 78 : 54);
  const area = random.pick(city.areas);
  const relation = random.pick(relatives);
  const relativeGender =
    relation === 'Spouse'
      ? gender === 'Male'
        ? 'Female'
        : 'Male'
      : random.pick(['Male', 'Female'] as const);
  const isWoman =
    ['Sister', 'Mother', 'Daughter'].includes(relation) ||
    (relation === 'Spouse' && relativeGender === 'Female');
  const relative = inventIdentity(city, isWoman ? 'Female' : 'Male', random);
  const look = { gender, isGrey: age >= 58, isCovered };
  return {
    id,
    name,
    gender,
    phone: phoneFrom(9_000_000_001, number),
    email: createEmail(name, number + 1),
    dateOfBirth: addDays(today, -Math.round(age * 365.25) - random.between(0, 364)),
    photoHash: random.chance(0.65) ? gallery.hashFor(look, `patients of ${city.name}`) : null,
    city: city.name,
    state: city.state,
    street: `${random.between(1, 240)}, ${random.pick(streets)}, ${area.name}`,
    postalCode: area.pincode,
    emergencyName: `${relative.name.split(' ')[0]} ${surname}`,
    emergencyRelation: relation,
    emergencyPhone: phoneFrom(7_000_000_001, number),
  };
}

export function createDemoPatient(id: number, gallery: PortraitGallery): DemoPatient {
  return {
    id,
    name: 'Ravi Kumar',
    gender: 'Male',
    phone: demoAccounts.patient.phone,
    email: demoAccounts.patient.email,
    dateOfBirth: '1986-03-14',
    photoHash: gallery.hashFor({ gender: 'Male', isGrey: false, isCovered: false }, 'the demo patient'),
    city: 'Hyderabad',
    state: 'Telangana',
    street: '12-2-417, Gudimalkapur, Mehdipatnam',
    postalCode: '500028',
    emergencyName: 'Lavanya Kumar',
    emergencyRelation: 'Spouse',
    emergencyPhone: '7000000001',
  };
}

/** `genders` has one entry for each patient of the city. */
export function inventPatients(
  city: DemoCity,
  genders: readonly DrawnGender[],
  ids: readonly number[],
  firstNumber: number,
  deps: { today: string; random: SeededRandom; gallery: PortraitGallery },
): DemoPatient[] {
  return genders.map((gender, index) => {
    const number = firstNumber + index;
    const id = ids[number];
    if (id === undefined) throw new Error('More patients than reserved ids');
    return inventPatient({ city, number, id, gender, today: deps.today }, deps.random, deps.gallery);
  });
}
