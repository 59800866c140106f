import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { DemoClinic } from './invent-clinic.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { type DemoReview, inventReviews } from './make-reviews.ts';
import { planDemoDoctor } from './plan-demo-doctor.ts';
import { type Practice, planDemoPatientVisits, planUpcoming } from './plan-other-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';
import { createCommentWriter } from './write-comments.ts';

export function listPractices({ doctors, patients, herPatients, ravi }: DemoClinic): Practice[] {
  return doctors.map((doctor) => {
    const visitors =
      doctor.phone === demoDoctorPhone ? herPatients : patients.filter(({ city }) => city === doctor.city);
    return { doctor, patients: visitors.filter((patient) => patient !== ravi) };
  });
}

/** Plans all visits at the main practices; returns the reviews. */
export function planMainVisits(
  clinic: DemoClinic,
  book: AppointmentBook,
  random: SeededRandom,
): DemoReview[] {
  const practices = listPractices(clinic);
  const demoDoctor = practices.find(({ doctor }) => doctor.phone === demoDoctorPhone)?.doctor;
  if (!demoDoctor) throw new Error('The demo clinic lacks its demo doctor');
  planDemoDoctor({ book, doctor: demoDoctor, random }, clinic.herPatients, clinic.ravi);
  const inHisCity = clinic.doctors.filter(({ city }) => city === clinic.ravi.city);
  const reviewedByRavi = planDemoPatientVisits(book, clinic.ravi, inHisCity);
  const others = practices.filter(({ doctor }) => doctor !== demoDoctor);
  for (const practice of others) planUpcoming(book, practice, random);
  for (let day = -300; day <= 14; day += 1) book.startsOn(demoDoctor, addDays(book.today, day));
  const comments = createCommentWriter();
  const his = practices.filter(({ doctor }) => reviewedByRavi.includes(doctor));
  return [
    ...his.flatMap(({ doctor }) => ravisReview(book, doctor, clinic.ravi)),
    ...practices.flatMap((practice) => inventReviews(book, practice, comments, random)),
  ];
}

function ravisReview(book: AppointmentBook, doctor: DemoDoctor, ravi: DemoPatient): DemoReview[] {
  const visit = book.appointments.find((one) => one.doctor === doctor && one.patient === ravi);
  if (!visit) return [];
  const isDentist = doctor.specialization === 'Dentistry';
  const comment = isDentist
    ? 'The filling took twenty minutes and I felt nothing. Reception could answer the phone faster.'
    : 'Took my cough seriously, explained the tablets and told me what to watch for. On time as well.';
  return [
    { doctor, patient: ravi, rating: isDentist ? 4 : 5, comment, createdAt: visit.endsAt + 26 * 3_600_000 },
  ];
}
