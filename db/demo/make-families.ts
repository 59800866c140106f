import type { Relation } from '#domain/patients/guardianship.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { demoCities } from './demo-cities.ts';
import { type DemoPatient, type InventionDeps, inventIdentity } from './make-people.ts';
import { createSeededRandom } from './seeded-random.ts';

/** A person without a password: a child without a phone, or an adult who signs in by phone codes. */
export interface FamilyPerson
  extends Pick<DemoPatient, 'id' | 'name' | 'gender' | 'city' | 'state' | 'street' | 'postalCode'> {
  readonly phone: string | null;
  readonly email: '';
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

/** The demo patient's mother signs in with a code to this phone; further phones count up from it. */
const mothersPhone = 9_000_002_001;

/** What a relative has in common with a patient, and what not every relative has. */
const relativeOf = ({ city, state, street, postalCode }: DemoPatient, id: number) => ({
  id,
  ...{ city, state, street, postalCode, gender: 'Female' as const },
  ...{ phone: null, email: '' as const, dateOfBirth: null, birthYear: null, photoHash: null },
});

type Deps = Pick<InventionDeps, 'today' | 'gallery'> & { readonly nextId: () => number };

/** The demo patient is guardian of his mother and his daughter; his wife may book for him. */
function inventDemoPatientFamily(ravi: DemoPatient, { today, gallery, nextId }: Deps) {
  const portrait = (isGrey: boolean) =>
    gallery.hashFor({ gender: 'Female', isGrey, isCovered: false }, 'the demo patient’s family');
  const mother: FamilyPerson = {
    ...relativeOf(ravi, nextId()),
    name: 'Saroja Kumar',
    phone: String(mothersPhone),
    birthYear: 1959,
    photoHash: portrait(true),
  };
  const daughter: FamilyPerson = {
    ...relativeOf(ravi, nextId()),
    name: 'Diya Kumar',
    dateOfBirth: addDays(today, -(7 * 365 + 140)),
  };
  const wife: FamilyPerson = {
    ...relativeOf(ravi, nextId()),
    name: ravi.emergencyName,
    phone: ravi.emergencyPhone,
    dateOfBirth: '1988-09-02',
    photoHash: portrait(false),
  };
  const his = { guardian: ravi, mayRead: true };
  const guardianships: DemoGuardianship[] = [
    { ...his, person: mother, relation: 'parent', consent: 'code', sinceDaysAgo: 120 },
    { ...his, person: daughter, relation: 'child', consent: 'statement', sinceDaysAgo: 200 },
    { guardian: wife, person: ravi, relation: 'spouse', mayRead: false, consent: 'code', sinceDaysAgo: 60 },
  ];
  return { mother, daughter, wife, guardianships };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Some patients of every city get a child; every second of these also an old parent. */
function inventOtherFamilies(patients: readonly DemoPatient[], { today, nextId }: Deps) {
  const random = createSeededRandom('families of the demo');
  const people: FamilyPerson[] = [];
  const guardianships: DemoGuardianship[] = [];
  for (const city of demoCities) {
    const parents = patients
      .map((parent) => ({ parent, age: yearOf(today) - yearOf(parent.dateOfBirth) }))
      .filter(({ parent, age }) => parent.city === city.name && age >= 27 && age <= 46);
    for (const [index, { parent, age }] of parents.slice(0, 4).entries()) {
      const relative = () => {
        const gender = random.pick(['Female', 'Male'] as const);
        const { given } = inventIdentity(city, gender, random);
        const name = `${given} ${parent.name.split(' ').at(-1)}`;
        return { ...relativeOf(parent, nextId()), name, gender };
      };
      const child = { ...relative(), dateOfBirth: addDays(today, -random.between(400, 12 * 365)) };
      people.push(child);
      const since = { guardian: parent, mayRead: true, sinceDaysAgo: random.between(20, 300) };
      guardianships.push({ ...since, person: child, relation: 'child', consent: 'statement' });
      if (index % 2 === 1) continue;
      const old = {
        ...relative(),
        birthYear: yearOf(today) - age - random.between(22, 31),
        phone: String(mothersPhone + people.length),
      };
      people.push(old);
      guardianships.push({ ...since, person: old, relation: 'parent', consent: 'code' });
    }
  }
  return { people, guardianships };
}

/** Some of these patients become guardians of another one with the same surname who is a generation older. */
function findGuardiansAmong(patients: readonly DemoPatient[]): DemoGuardianship[] {
  const surname = ({ name }: DemoPatient) => name.split(' ').at(-1);
  const bySurname = Map.groupBy(patients, surname);
  const parentOf = new Map<DemoPatient, DemoPatient>();
  for (const person of patients) {
    const guardian = bySurname.get(surname(person))?.find((one) => {
      const years = yearOf(one.dateOfBirth) - yearOf(person.dateOfBirth);
      return years >= 22 && years <= 38;
    });
    if (guardian && !parentOf.has(guardian)) parentOf.set(guardian, person);
  }
  const rest = { relation: 'parent', mayRead: true, consent: 'code', sinceDaysAgo: 150 } as const;
  return [...parentOf].slice(0, 12).map(([guardian, person]) => ({ ...rest, guardian, person }));
}

export const maxFamilyPeople = 3 + demoCities.length * 6;

/** The demo patient's family, some families in every city, and some among the demo doctor's patients. */
export function inventFamilies(
  ravi: DemoPatient,
  patients: readonly DemoPatient[],
  herPatients: readonly DemoPatient[],
  deps: Deps,
) {
  const { mother, daughter, wife, guardianships } = inventDemoPatientFamily(ravi, deps);
  const hers = new Set(herPatients);
  const others = inventOtherFamilies(
    patients.filter((one) => !hers.has(one)),
    deps,
  );
  const among = findGuardiansAmong(herPatients.filter((one) => one !== ravi));
  return {
    people: [mother, daughter, wife, ...others.people],
    guardianships: [...guardianships, ...others.guardianships, ...among],
    mother,
    daughter,
  };
}
