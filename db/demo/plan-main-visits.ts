import type { Specialization } from '#domain/doctors/specializations.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, PlannedAppointment, VisitPatient } from './appointment-book.ts';
import type { HistoryKind } from './appointment-histories.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import type { DemoClinic } from './invent-clinic.ts';
import type { DemoDoctor, DemoPractice } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { type DemoReview, inventReviews } from './make-reviews.ts';
import { planDemoDoctor } from './plan-demo-doctor.ts';
import { publishedDaysAhead } from './publish-demo-slots.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Who visits this doctor, without the demo patient, whose visits are planned one by one. */
export const listVisitors = ({ patients, herPatients, ravi }: DemoClinic, doctor: DemoDoctor) =>
  isDemoDoctor(doctor)
    ? herPatients.filter((one) => one !== ravi)
    : patients.filter((one) => one.city === doctor.city && one !== ravi);

/** The first such practice in a city. */
export function findPractice(
  practices: readonly DemoPractice[],
  city: string,
  field: Specialization,
  isFit: (practice: DemoPractice) => boolean = () => true,
): DemoPractice {
  const found = practices.find(
    (one) => one.doctor.city === city && one.doctor.specialization === field && isFit(one),
  );
  if (!found) throw new Error(`No ${field} in ${city}`);
  return found;
}

/** Takes a share of the next two weeks' slots. */
export function planUpcoming(
  book: AppointmentBook,
  practice: DemoPractice,
  patients: readonly VisitPatient[],
  kinds: readonly HistoryKind[],
  bookedShare: (daysAhead: number) => number,
  random: SeededRandom,
): void {
  for (let ahead = 0; ahead <= publishedDaysAhead; ahead += 1) {
    const day = addDays(book.today, ahead);
    for (const start of book.startsOn(practice, day)) {
      if (book.instantAt(day, start) <= book.now || !random.chance(bookedShare(ahead))) continue;
      book.book({ practice, patient: random.pick(patients), day, kind: random.pick(kinds), start });
    }
  }
}

/** The visits that the demo patient reviews come first. */
function planDemoPatientVisits(book: AppointmentBook, mains: readonly DemoPractice[], ravi: DemoPatient) {
  const plan = (field: Specialization, kind: HistoryKind, from: number, step: 1 | -1 = -1) => {
    const practice = findPractice(mains, ravi.city, field, ({ doctor }) => !doctor.confirmsAutomatically);
    return book.bookNear({ practice, patient: ravi, kind }, from, step);
  };
  const physician = plan('General Medicine', 'completed', -164);
  const dentist = plan('Dentistry', 'completed', -92);
  plan('Dermatology', 'completed', -38);
  plan('Orthopedics', 'cancelled', -20);
  plan('Dermatology', 'requested', 4, 1);
  return { physician, dentist };
}

const upcomingKinds = ['pending', 'pending', 'pending', 'confirmed', 'confirmed', 'requested'] as const;

/** Plans all visits at the main practices; returns the reviews. */
export function planMainVisits(
  clinic: DemoClinic,
  book: AppointmentBook,
  random: SeededRandom,
): DemoReview[] {
  const { mains, ravi } = clinic;
  const demoPractice = mains.find(({ doctor }) => isDemoDoctor(doctor));
  if (!demoPractice) throw new Error('The demo clinic lacks its demo doctor');
  planDemoDoctor({ book, practice: demoPractice, random }, clinic.herPatients, ravi);
  const his = planDemoPatientVisits(book, mains, ravi);
  const visitors = new Map(mains.map(({ doctor }) => [doctor, listVisitors(clinic, doctor)]));
  const visitorsOf = (doctor: DemoDoctor) => visitors.get(doctor) ?? [];
  for (const practice of mains) {
    if (practice === demoPractice) continue;
    // The next days are fuller than later ones; in total about one slot in fourteen is taken.
    const bookedShare = (ahead: number) => 0.12 - ahead * 0.007;
    planUpcoming(book, practice, visitorsOf(practice.doctor), upcomingKinds, bookedShare, random);
  }
  for (let day = -300; day <= publishedDaysAhead; day += 1)
    book.startsOn(demoPractice, addDays(book.today, day));
  const ofRavi = (visit: PlannedAppointment | null, rating: number, comment: string) =>
    visit
      ? [
          {
            doctor: visit.practice.doctor,
            patient: ravi,
            rating,
            comment,
            createdAt: visit.endsAt + 26 * 3_600_000,
          },
        ]
      : [];
  return [
    ...ofRavi(
      his.physician,
      5,
      'Took my cough seriously, explained the tablets and told me what to watch for. On time as well.',
    ),
    ...ofRavi(
      his.dentist,
      4,
      'The filling took twenty minutes and I felt nothing. Reception could answer the phone faster.',
    ),
    ...inventReviews(book, mains, visitorsOf, random),
  ];
}
