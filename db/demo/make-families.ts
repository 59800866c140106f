import type { Relation } from '#domain/patients/guardianship.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { demoCities } from './demo-cities.ts';
import type { PortraitGallery } from './demo-portraits.ts';
import { type DemoPatient, type DrawnGender, inventIdentity } from './make-people.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/** A person without a password: a child without a phone, or an adult who signs in by phone codes. */
export interface FamilyPerson
  extends Pick<DemoPatient, 'id' | 'name' | 'gender' | 'city' | 'state' | 'street' | 'postalCode'> {
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly birthYear: number | null;
  readonly photoHash: string | null;
}

export interface DemoGuardianship {
  readonly guardian: { readonly id: number };
  readonly person: { readonly id: number };
  readonly relation: Relation;
  readonly mayRead: boolean;
  /** By a code to an adult's phone, or by a parent's statement. */
  readonly consent: 'code' | 'statement';
  readonly sinceDaysAgo: number;
}

export interface DemoFamilies {
  readonly people: readonly FamilyPerson[];
  readonly guardianships: readonly DemoGuardianship[];
  readonly mother: FamilyPerson;
  readonly daughter: FamilyPerson;
}

/** The demo patient's mother signs in with a code to this phone; further phones count up from it. */
const mothersPhone = '9000002001';

const home = ({ city, state, street, postalCode }: DemoPatient) => ({ city, state, street, postalCode });

interface Deps {
  readonly today: string;
  readonly gallery: PortraitGallery;
  readonly nextId: () => number;
}

/** The demo patient is guardian of his mother and his daughter; his wife may book for him. */
function inventDemoPatientFamily(ravi: DemoPatient, { today, gallery, nextId }: Deps) {
  const portrait = (isGrey: boolean) =>
    gallery.hashFor({ gender: 'Female', isGrey, isCovered: false }, 'the demo patient’s family');
  const born = { dateOfBirth: null, birthYear: null, ...home(ravi), gender: 'Female' as const };
  const mother: FamilyPerson = {
    ...born,
    id: nextId(),
    name: 'Saroja Kumar',
    phone: mothersPhone,
    birthYear: 1959,
    photoHash: portrait(true),
  };
  const daughter: FamilyPerson = {
    ...born,
    id: nextId(),
    name: 'Diya Kumar',
    phone: null,
    dateOfBirth: addDays(today, -(7 * 365 + 140)),
    photoHash: null,
  };
  const wife: FamilyPerson = {
    ...born,
    id: nextId(),
    name: ravi.emergencyName,
    phone: ravi.emergencyPhone,
    dateOfBirth: '1988-09-02',
    photoHash: portrait(false),
  };
  const guardianships: DemoGuardianship[] = [
    { guardian: ravi, person: mother, relation: 'parent', mayRead: true, consent: 'code', sinceDaysAgo: 120 },
    {
      guardian: ravi,
      person: daughter,
      relation: 'child',
      mayRead: true,
      consent: 'statement',
      sinceDaysAgo: 200,
    },
    { guardian: wife, person: ravi, relation: 'spouse', mayRead: false, consent: 'code', sinceDaysAgo: 60 },
  ];
  return { mother, daughter, wife, guardianships };
}

const yearsOld = ({ dateOfBirth }: DemoPatient, today: string) =>
  Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));

/** Some patients of every city get a child; every second of these also an old parent. */
function otherFamilies(patients: readonly DemoPatient[], deps: Deps, random: SeededRandom) {
  const people: FamilyPerson[] = [];
  const guardianships: DemoGuardianship[] = [];
  const { today, nextId } = deps;
  const year = Number(today.slice(0, 4));
  for (const city of demoCities) {
    const parents = patients
      .filter((one) => one.city === city.name)
      .filter((one) => yearsOld(one, today) >= 27 && yearsOld(one, today) <= 46)
      .slice(0, 4);
    for (const [index, parent] of parents.entries()) {
      const surname = parent.name.split(' ').at(-1) ?? '';
      const relative = (gender: DrawnGender) => ({
        ...home(parent),
        id: nextId(),
        name: `${inventIdentity(city, gender, random).name.split(' ')[0]} ${surname}`,
        gender,
        dateOfBirth: null,
        birthYear: null,
        phone: null,
        photoHash: null,
      });
      const child = {
        ...relative(random.pick(['Female', 'Male'] as const)),
        dateOfBirth: addDays(today, -random.between(400, 12 * 365)),
      };
      people.push(child);
      const since = { guardian: parent, mayRead: true, sinceDaysAgo: random.between(20, 300) };
      guardianships.push({ ...since, person: child, relation: 'child', consent: 'statement' });
      if (index % 2 === 1) continue;
      const old = {
        ...relative(random.pick(['Female', 'Male'] as const)),
        birthYear: year - yearsOld(parent, today) - random.between(22, 31),
        phone: String(Number(mothersPhone) + people.length),
      };
      people.push(old);
      guardianships.push({ ...since, person: old, relation: 'parent', consent: 'code' });
    }
  }
  return { people, guardianships };
}

/**
 * Some of the demo doctor's patients are guardians of another one with the same surname who is a generation
 * older.
 */
function inventGuardiansAmongPatients(
  herPatients: readonly DemoPatient[],
  today: string,
): DemoGuardianship[] {
  const surname = ({ name }: DemoPatient) => name.split(' ').at(-1);
  const bySurname = Map.groupBy(herPatients, surname);
  const pairs = herPatients.flatMap((parent) => {
    const older = (one: DemoPatient) => yearsOld(parent, today) - yearsOld(one, today);
    const child = bySurname.get(surname(parent))?.find((one) => older(one) >= 22 && older(one) <= 38);
    return child ? [{ guardian: child, person: parent }] : [];
  });
  const once = pairs.filter(
    ({ guardian }, index) => pairs.findIndex((pair) => pair.guardian === guardian) === index,
  );
  return once
    .slice(0, 12)
    .map((pair) => ({ ...pair, relation: 'parent', mayRead: true, consent: 'code', sinceDaysAgo: 150 }));
}

export const maxFamilyPeople = 3 + demoCities.length * 6;

/** The demo patient's family, some families in every city, and some among the demo doctor's patients. */
export function inventFamilies(
  ravi: DemoPatient,
  patients: readonly DemoPatient[],
  herPatients: readonly DemoPatient[],
  deps: Deps,
): DemoFamilies {
  const his = inventDemoPatientFamily(ravi, deps);
  const isHers = new Set(herPatients);
  const elsewhere = patients.filter((one) => one !== ravi && !isHers.has(one));
  const others = otherFamilies(elsewhere, deps, createSeededRandom('families of the demo'));
  const hers = inventGuardiansAmongPatients(
    herPatients.filter((one) => one !== ravi),
    deps.today,
  );
  return {
    people: [his.mother, his.daughter, his.wife, ...others.people],
    guardianships: [...his.guardianships, ...others.guardianships, ...hers],
    mother: his.mother,
    daughter: his.daughter,
  };
}
