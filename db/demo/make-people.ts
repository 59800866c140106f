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

/** The sources of invented people. */
export interface InventionDeps {
  readonly today: string;
  readonly random: SeededRandom;
  readonly gallery: PortraitGallery;
}

export type Identity = ReturnType<typeof inventIdentity>;

export function inventIdentity(city: DemoCity, gender: DrawnGender, random: SeededRandom) {
  const pool: NamePool = namePools[random.pick(city.communities)];
  const given = random.pick(gender === 'Female' ? pool.women : pool.men);
  const surname = random.pick(pool.surnames);
  const isCovered =
    gender === 'Female' ? pool.headwear === 'hijab' && random.chance(0.5) : pool.headwear === 'turban';
  return { name: `${given} ${surname}`, given, surname, gender, isCovered };
}

export function createEmail(name: string, number: number): string {
  const local = name.replace(/^Dr\. /, '').toLowerCase();
  return `${local.replace(/[^a-z]+/g, '.')}.${number}@demo.hams.example`;
}

const relatives = ['Spouse', 'Brother', 'Sister', 'Father', 'Mother', 'Son', 'Daughter'] as const;
const genders = ['Male', 'Female'] as const;

export type DemoPatient = ReturnType<typeof inventPatient>;

/** Patient `number` of the clinic; the demo patient is number 0. */
export function inventPatient(
  id: number,
  number: number,
  city: DemoCity,
  gender: DrawnGender,
  { today, random, gallery }: InventionDeps,
) {
  const { name, surname, isCovered } = inventIdentity(city, gender, random);
  const age = random.between(19, random.chance(0.3) ? 78 : 54);
  const area = random.pick(city.areas);
  const relation = random.pick(relatives);
  // Not used, but all later choices depend on it.
  if (relation !== 'Spouse') random.pick(genders);
  const isWoman =
    relation === 'Spouse' ? gender === 'Male' : ['Sister', 'Mother', 'Daughter'].includes(relation);
  const relative = inventIdentity(city, isWoman ? 'Female' : 'Male', random);
  const look = { gender, isGrey: age >= 58, isCovered };
  return {
    id,
    name,
    gender,
    phone: String(9_000_000_001 + number),
    email: createEmail(name, number + 1),
    dateOfBirth: addDays(today, -Math.round(age * 365.25) - random.between(0, 364)),
    photoHash: random.chance(0.65) ? gallery.hashFor(look, `patients of ${city.name}`) : null,
    city: city.name as string,
    state: city.state,
    street: `${random.between(1, 240)}, ${random.pick(streets)}, ${area.name}`,
    postalCode: area.pincode,
    emergencyName: `${relative.given} ${surname}`,
    emergencyRelation: relation as string,
    emergencyPhone: String(7_000_000_001 + number),
  };
}

export const createDemoPatient = (id: number, gallery: PortraitGallery): DemoPatient => ({
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
});
