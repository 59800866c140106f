import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { publishedDaysAhead } from './publish-demo-slots.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Practice {
  readonly doctor: DemoDoctor;
  /** The patients of the city, without the demo patient, whose visits are planned one by one. */
  readonly patients: readonly DemoPatient[];
}

const upcomingKinds = ['pending', 'pending', 'pending', 'confirmed', 'confirmed', 'requested'] as const;

/** The next days are fuller than later ones; in total about one slot in fourteen is taken. */
const bookedShare = (daysAhead: number) => 0.12 - daysAhead * 0.007;

export function planUpcoming(
  book: AppointmentBook,
  { doctor, patients }: Practice,
  random: SeededRandom,
): void {
  for (let ahead = 0; ahead <= publishedDaysAhead; ahead += 1) {
    const day = addDays(book.today, ahead);
    for (const start of book.startsOn(doctor, day)) {
      if (book.instantAt(day, start) <= book.now || !random.chance(bookedShare(ahead))) continue;
      book.book({ doctor, patient: random.pick(patients), day, kind: random.pick(upcomingKinds), start });
    }
  }
}

/** Books on the first day from `from` on, in `direction`, with a slot for the patient. */
function bookNear(
  book: AppointmentBook,
  visit: { doctor: DemoDoctor; patient: DemoPatient; kind: 'completed' | 'cancelled' | 'requested' },
  from: number,
  direction: 1 | -1,
) {
  for (let step = 0; step < 12; step += 1) {
    const appointment = book.book({ ...visit, day: addDays(book.today, from + step * direction) });
    if (appointment) return appointment;
  }
  return null;
}

/** A visit some days before `daysAgo`, the date of its review. */
export function planReviewedVisit(
  book: AppointmentBook,
  doctor: DemoDoctor,
  patient: DemoPatient,
  daysAgo: number,
) {
  return bookNear(book, { doctor, patient, kind: 'completed' }, -daysAgo - 1, -1);
}

export function planDemoPatientVisits(
  book: AppointmentBook,
  ravi: DemoPatient,
  doctors: readonly DemoDoctor[],
): DemoDoctor[] {
  const first = (field: string) => {
    const doctor = doctors.find((one) => one.specialization === field && !one.confirmsAutomatically);
    if (!doctor) throw new Error(`No ${field} in the demo patient's city`);
    return doctor;
  };
  const [dermatologist, physician, dentist] = [
    first('Dermatology'),
    first('General Medicine'),
    first('Dentistry'),
  ];
  bookNear(book, { doctor: physician, patient: ravi, kind: 'completed' }, -164, -1);
  bookNear(book, { doctor: dentist, patient: ravi, kind: 'completed' }, -92, -1);
  bookNear(book, { doctor: dermatologist, patient: ravi, kind: 'completed' }, -38, -1);
  bookNear(book, { doctor: first('Orthopedics'), patient: ravi, kind: 'cancelled' }, -20, -1);
  bookNear(book, { doctor: dermatologist, patient: ravi, kind: 'requested' }, 4, 1);
  return [physician, dentist];
}
