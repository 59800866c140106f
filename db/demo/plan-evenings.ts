import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, VisitPatient } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPractice } from './make-practices.ts';
import { publishedDaysAhead } from './publish-demo-slots.ts';
import type { SeededRandom } from './seeded-random.ts';

const upcomingKinds = ['pending', 'pending', 'confirmed', 'requested'] as const;
const shares = { booked: 0.07, offlineOfHers: 0.4 } as const;

/** Visits at additional practices: two or three past ones, and some in the next two weeks. */
export function planEvenings(
  book: AppointmentBook,
  practices: readonly DemoPractice[],
  patientsOf: (doctor: DemoDoctor) => readonly VisitPatient[],
  random: SeededRandom,
): void {
  for (const practice of practices) {
    const { doctor } = practice;
    const patients = patientsOf(doctor);
    for (let visits = random.between(2, 3); visits > 0; visits -= 1) {
      const last = random.between(2, 60);
      for (let ago = last; ago < last + 14; ago += 1) {
        const day = addDays(book.today, -ago);
        if (book.book({ doctor, practice, patient: random.pick(patients), day, kind: 'completed' })) break;
      }
    }
    for (let ahead = 0; ahead <= publishedDaysAhead; ahead += 1) {
      const day = addDays(book.today, ahead);
      for (const start of book.startsOn(doctor, day, practice)) {
        if (book.instantAt(day, start) <= book.now || !random.chance(shares.booked)) continue;
        const kind = random.pick(upcomingKinds);
        book.book({ doctor, practice, patient: random.pick(patients), day, kind, start });
      }
    }
  }
}

/**
 * Plans `count` accepted evening visits from tomorrow on, two a day, `offline` of them in the clinic; none
 * during the doctor's leave.
 */
export function planDemoDoctorEvenings(
  book: AppointmentBook,
  practice: DemoPractice,
  patients: readonly VisitPatient[],
  { count, offline, isAway }: { count: number; offline: number; isAway: (day: string) => boolean },
): void {
  const { doctor } = practice;
  let booked = 0;
  for (let ahead = 1; ahead <= 60 && booked < count; ahead += 1) {
    const day = addDays(book.today, ahead);
    if (isAway(day) || book.startsOn(doctor, day, practice).length === 0) continue;
    for (let ofDay = 0; ofDay < 2 && booked < count; ofDay += 1) {
      const patient = patients[booked];
      if (!patient) throw new Error('The demo doctor has too few patients for her evenings');
      const consultStatus = booked < offline ? 'Offline' : 'Online';
      const kind = ofDay === 0 ? 'confirmed' : 'pending';
      if (book.book({ doctor, practice, patient, day, kind, consultStatus })) booked += 1;
    }
  }
  if (booked < count) throw new Error('The demo doctor has too few evenings');
}
