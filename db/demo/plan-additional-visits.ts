import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import type { AppointmentBook, DemoBooking, VisitPatient } from './appointment-book.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import type { DemoClinic } from './invent-clinic.ts';
import type { DemoPractice } from './make-doctors.ts';
import {
  type DemoLeave,
  findLeaveWeek,
  leaveVisitCounts,
  planDemoDoctorLeave,
  planLeaveFromTomorrow,
} from './plan-leaves.ts';
import { findPractice, listVisitors, planUpcoming } from './plan-main-visits.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/**
 * The appointments that evenings and the leave add for the demo doctor: a multiple of 25, so that exactly 32
 * % of all are still in the clinic.
 */
const addedVisitCounts = { all: 25, offline: 8 } as const;

const upcomingKinds = ['pending', 'pending', 'confirmed', 'requested'] as const;

/** Visits at an additional practice: two or three past ones, and some in the next two weeks. */
function planEvenings(
  book: AppointmentBook,
  practice: DemoPractice,
  patients: readonly VisitPatient[],
  random: SeededRandom,
): void {
  for (let visits = random.between(2, 3); visits > 0; visits -= 1) {
    const last = random.between(2, 60);
    for (let ago = last; ago < last + 14; ago += 1) {
      const day = addDays(book.today, -ago);
      if (book.book({ practice, patient: random.pick(patients), day, kind: 'completed' })) break;
    }
  }
  planUpcoming(book, practice, patients, upcomingKinds, () => 0.07, random);
}

/** Accepted evening visits from tomorrow on, two a day; none during the doctor's leave. */
function planDemoDoctorEvenings(
  book: AppointmentBook,
  practice: DemoPractice,
  patients: readonly VisitPatient[],
  leave: { readonly from: string; readonly to: string },
): void {
  const count = addedVisitCounts.all - leaveVisitCounts.all;
  const offline = addedVisitCounts.offline - leaveVisitCounts.offline;
  let booked = 0;
  for (let ahead = 1; ahead <= 60; ahead += 1) {
    const day = addDays(book.today, ahead);
    if ((day >= leave.from && day <= leave.to) || book.startsOn(practice, day).length === 0) continue;
    for (const kind of ['confirmed', 'pending'] as const) {
      if (booked === count) return;
      const patient = patients[booked];
      if (!patient) throw new Error('The demo doctor has too few patients for her evenings');
      const consultStatus = booked < offline ? 'Offline' : 'Online';
      if (book.book({ practice, patient, day, kind, consultStatus })) booked += 1;
    }
  }
  if (booked < count) throw new Error('The demo doctor has too few evenings');
}

function planFamilyVisits(
  { mains, evenings, ravi, families }: DemoClinic,
  book: AppointmentBook,
  random: SeededRandom,
) {
  const { people, guardianships, mother, daughter } = families;
  const plan = (visit: Omit<DemoBooking, 'day'>, from: number, step: 1 | -1) => {
    if (!book.bookNear(visit, from, step)) throw new Error('A visit of a demo family found no free slot');
  };
  // The demo patient books for his daughter, and two evening visits for his mother, the second a follow-up.
  const his = { bookedBy: ravi, consultStatus: 'Offline' } as const;
  const hers = { ...his, practice: findPractice(mains, ravi.city, 'Pediatrics'), patient: daughter };
  plan({ ...hers, kind: 'completed' }, -12, -1);
  plan({ ...hers, kind: 'pending' }, 3, 1);
  const evening = findPractice(evenings, ravi.city, 'Orthopedics');
  plan({ ...his, practice: evening, patient: mother, kind: 'completed' }, -5, -1);
  plan({ ...his, practice: evening, patient: mother, kind: 'confirmed' }, 1, 1);
  // In other families each child has a past visit and every second an upcoming one; parents see their physician.
  const known = new Map(people.map((person) => [person.id, person]));
  for (const { guardian, person, relation } of guardianships.slice(3)) {
    const patient = known.get(person.id);
    if (!patient) continue;
    const practice = findPractice(
      mains,
      patient.city,
      relation === 'child' ? 'Pediatrics' : 'General Medicine',
    );
    plan({ practice, patient, bookedBy: guardian, kind: 'completed' }, -random.between(5, 80), -1);
    if (random.chance(0.5))
      plan({ practice, patient, bookedBy: guardian, kind: 'pending' }, random.between(1, 10), 1);
  }
  // Guardians among the demo doctor's patients have booked what is ahead.
  for (const { guardian, person } of guardianships) {
    if (known.has(person.id) || known.has(guardian.id)) continue;
    for (const visit of book.appointments) {
      if (visit.patient.id === person.id && visit.startsAt > book.now) visit.bookedBy = guardian;
    }
  }
}

/**
 * Family visits, visits at additional practices, and two leaves. Planned last, so that everything planned
 * before is unchanged.
 */
export function planAdditionalVisits(clinic: DemoClinic, book: AppointmentBook): DemoLeave[] {
  const { mains, evenings, ravi, families } = clinic;
  const random = createSeededRandom('newer visits of the demo');
  const hers = evenings.find(({ doctor }) => isDemoDoctor(doctor));
  if (!hers) throw new Error('The demo doctor has no evenings');
  const colleague = findPractice(evenings, ravi.city, 'Cardiology', (one) => one !== hers);
  const eyeDoctor = findPractice(mains, ravi.city, 'Ophthalmology');
  for (const practice of evenings) {
    if (practice !== hers) planEvenings(book, practice, listVisitors(clinic, practice.doctor), random);
  }
  const withHer = book.appointments.filter(({ practice }) => practice.doctor === hers.doctor);
  const busy = new Set(withHer.filter(({ startsAt }) => startsAt > book.now).map(({ patient }) => patient));
  const longAgo = book.now - 40 * 86_400_000;
  const regulars = new Set(
    withHer
      .filter(({ story, startsAt }) => story.status === 'Completed' && startsAt < longAgo)
      .map(({ patient }) => patient),
  );
  const patients = clinic.herPatients.filter((one) => one !== ravi && regulars.has(one) && !busy.has(one));
  planDemoDoctorEvenings(book, hers, patients.slice(0, 20), findLeaveWeek(book.today));
  const leave = planDemoDoctorLeave(book, hers, colleague, patients.slice(20));
  planFamilyVisits(clinic, book, random);
  const other = planLeaveFromTomorrow(book, eyeDoctor, families.mother, ravi);
  for (const practice of evenings) {
    for (let ahead = 0; ahead <= scheduleAheadDays; ahead += 1)
      book.startsOn(practice, addDays(book.today, ahead));
  }
  return [leave, other];
}
