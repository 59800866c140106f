import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, DemoBooking, VisitPatient } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoFamilies } from './make-families.ts';
import type { DemoPractice } from './make-practices.ts';
import type { SeededRandom } from './seeded-random.ts';

type Visit = Omit<DemoBooking, 'day'>;

/** Books the first day with a free slot, starting `from` days from today. */
function bookFrom(book: AppointmentBook, visit: Visit, from: number, step: 1 | -1) {
  for (let days = 0; days < 14; days += 1) {
    const booked = book.book({ ...visit, day: addDays(book.today, from + days * step) });
    if (booked) return booked;
  }
  throw new Error('A visit of a demo family found no free slot');
}

interface Cast {
  readonly book: AppointmentBook;
  readonly doctors: readonly DemoDoctor[];
  readonly practices: readonly DemoPractice[];
}

function findDoctor({ doctors }: Cast, city: string, field: string): DemoDoctor {
  const found = doctors.find((one) => one.city === city && one.specialization === field);
  if (!found) throw new Error(`No ${field} in ${city}`);
  return found;
}

/**
 * The demo patient books for his daughter and his mother: a past and an upcoming visit for the child, and two
 * evening visits with an orthopedist for his mother, the second a follow-up.
 */
function planDemoPatientFamily(cast: Cast, ravi: VisitPatient, { mother, daughter }: DemoFamilies): void {
  const { book } = cast;
  const pediatrician = findDoctor(cast, mother.city, 'Pediatrics');
  const hers = { doctor: pediatrician, patient: daughter, bookedBy: ravi, consultStatus: 'Offline' } as const;
  bookFrom(book, { ...hers, kind: 'completed' }, -12, -1);
  bookFrom(book, { ...hers, kind: 'pending' }, 3, 1);
  const evening = cast.practices.find(
    ({ doctor }) => doctor === findDoctor(cast, mother.city, 'Orthopedics'),
  );
  if (!evening) throw new Error('The orthopedist of the demo patient’s mother has no evenings');
  const his = {
    doctor: evening.doctor,
    practice: evening,
    patient: mother,
    bookedBy: ravi,
    consultStatus: 'Offline',
  } as const;
  bookFrom(book, { ...his, kind: 'completed' }, -5, -1);
  bookFrom(book, { ...his, kind: 'confirmed' }, 1, 1);
}

/**
 * The other families: each child has a past visit and every second an upcoming one; parents see their
 * physician.
 */
function planOtherFamilies(cast: Cast, { people, guardianships }: DemoFamilies, random: SeededRandom): void {
  const known = new Map(people.map((person) => [person.id, person]));
  for (const { guardian, person, relation } of guardianships.slice(3)) {
    const patient = known.get(person.id);
    if (!patient) continue;
    const field = relation === 'child' ? 'Pediatrics' : 'General Medicine';
    const visit = { doctor: findDoctor(cast, patient.city, field), patient, bookedBy: guardian };
    bookFrom(cast.book, { ...visit, kind: 'completed' }, -random.between(5, 80), -1);
    if (random.chance(0.5)) bookFrom(cast.book, { ...visit, kind: 'pending' }, random.between(1, 10), 1);
  }
}

function bookForDemoDoctorPatients({ book }: Cast, { people, guardianships }: DemoFamilies): void {
  const isNew = new Set(people.map(({ id }) => id));
  for (const { guardian, person } of guardianships) {
    if (isNew.has(person.id) || isNew.has(guardian.id)) continue;
    for (const visit of book.appointments) {
      if (visit.patient.id === person.id && visit.startsAt > book.now) visit.bookedBy = guardian;
    }
  }
}

export function planFamilyVisits(
  cast: Cast,
  ravi: VisitPatient,
  families: DemoFamilies,
  random: SeededRandom,
): void {
  planDemoPatientFamily(cast, ravi, families);
  planOtherFamilies(cast, families, random);
  bookForDemoDoctorPatients(cast, families);
}
