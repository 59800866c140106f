import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { type Practice, planReviewedVisit } from './plan-other-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { WriteComment } from './write-comments.ts';

export interface DemoReview {
  readonly doctor: DemoDoctor;
  readonly patient: DemoPatient;
  readonly rating: number;
  readonly comment: string;
  readonly createdAt: number;
}

/** The shares of 5, 4, 3, 2 and 1 stars, for very good, good and average doctors. */
const ratingShares = [
  [0.68, 0.25, 0.05, 0.02, 0],
  [0.5, 0.35, 0.1, 0.03, 0.02],
  [0.34, 0.4, 0.16, 0.07, 0.03],
] as const;

function drawRating(shares: readonly number[], random: SeededRandom): number {
  let rest = random.fraction();
  for (const [index, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return 5 - index;
  }
  return 4;
}

function countReviews(doctor: DemoDoctor, random: SeededRandom): number {
  if (doctor.phone === demoDoctorPhone) return 40;
  return random.chance(0.08) ? 0 : random.between(1, random.chance(0.25) ? 13 : 8);
}

const hour = 3_600_000;

/** The evening of the review's day, or an hour ago if that evening is in the future. */
function reviewTime(book: AppointmentBook, daysAgo: number, random: SeededRandom): number {
  const evening = book.instantAt(addDays(book.today, -daysAgo), random.between(18 * 60, 22 * 60));
  return Math.min(evening, book.now - hour);
}

function reviewAfterVisit(
  book: AppointmentBook,
  practice: Practice,
  patient: DemoPatient,
  random: SeededRandom,
) {
  const known = book.appointments.find(
    (one) => one.doctor === practice.doctor && one.patient === patient && one.story.status === 'Completed',
  );
  const daysAgo = random.between(3, 250);
  if (known) return Math.min(known.endsAt + random.between(2, 60) * hour, book.now - hour);
  if (random.chance(0.55)) planReviewedVisit(book, practice.doctor, patient, daysAgo);
  return reviewTime(book, daysAgo, random);
}

/** Most reviews follow a visit of the same patient. */
export function inventReviews(
  book: AppointmentBook,
  practice: Practice,
  comments: WriteComment,
  random: SeededRandom,
): DemoReview[] {
  const { doctor, patients } = practice;
  const shares = doctor.phone === demoDoctorPhone ? ratingShares[0] : random.pick(ratingShares);
  return random.sample(patients, countReviews(doctor, random)).map((patient) => {
    const rating = drawRating(shares, random);
    const comment = comments(doctor, rating);
    return { doctor, patient, rating, comment, createdAt: reviewAfterVisit(book, practice, patient, random) };
  });
}
