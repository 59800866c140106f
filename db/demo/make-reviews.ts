import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook } from './appointment-book.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import type { DemoDoctor, DemoPractice } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { mixedComments, negativeComments, positiveComments, reviewOpenings } from './review-sentences.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { specialtyProfiles } from './specialty-profiles.ts';

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
const hour = 3_600_000;

/** Writes a comment with this many stars; no two reviews of the clinic are the same. */
function createCommentWriter() {
  const random = createSeededRandom('comments');
  const written = new Set<string>();
  /** The unused sentences of each doctor, by kind: none appears twice on one page. */
  const left = new Map<string, string[]>();

  function draw({ phone }: DemoDoctor, kind: string, sentences: readonly string[]): string {
    const rest = left.get(`${phone} ${kind}`) ?? [];
    if (rest.length === 0) rest.push(...random.sample(sentences, sentences.length));
    left.set(`${phone} ${kind}`, rest);
    return rest.pop() as string;
  }

  function drawSentence(doctor: DemoDoctor, rating: number): string {
    if (rating <= 2) return draw(doctor, 'unhappy', negativeComments);
    if (rating === 3 || (rating === 4 && random.chance(0.3))) return draw(doctor, 'mixed', mixedComments);
    return draw(doctor, 'warm', [...specialtyProfiles[doctor.specialization].praise, ...positiveComments]);
  }

  return (doctor: DemoDoctor, rating: number): string => {
    let comment = drawSentence(doctor, rating);
    if (written.has(comment)) comment = `${draw(doctor, 'who', reviewOpenings)} ${comment}`;
    while (written.has(comment)) comment = `${comment} ${drawSentence(doctor, rating)}`;
    written.add(comment);
    return comment;
  };
}

function drawRating(shares: readonly number[], random: SeededRandom): number {
  let rest = random.fraction();
  for (const [index, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return 5 - index;
  }
  return 4;
}

function countReviews(doctor: DemoDoctor, random: SeededRandom): number {
  if (isDemoDoctor(doctor)) return 40;
  return random.chance(0.08) ? 0 : random.between(1, random.chance(0.25) ? 13 : 8);
}

/** Most reviews follow a visit of the same patient; a visit is planned if there is none. */
function findReviewTime(
  book: AppointmentBook,
  practice: DemoPractice,
  patient: DemoPatient,
  random: SeededRandom,
): number {
  const known = book.appointments.find(
    (one) => one.practice === practice && one.patient === patient && one.story.status === 'Completed',
  );
  const daysAgo = random.between(3, 250);
  const latest = book.now - hour;
  if (known) return Math.min(known.endsAt + random.between(2, 60) * hour, latest);
  if (random.chance(0.55)) book.bookNear({ practice, patient, kind: 'completed' }, -daysAgo - 1, -1);
  const evening = random.between(18 * 60, 22 * 60);
  return Math.min(book.instantAt(addDays(book.today, -daysAgo), evening), latest);
}

/** The reviews of all doctors, each by its `visitors`. */
export function inventReviews(
  book: AppointmentBook,
  mains: readonly DemoPractice[],
  visitors: (doctor: DemoDoctor) => readonly DemoPatient[],
  random: SeededRandom,
): DemoReview[] {
  const writeComment = createCommentWriter();
  return mains.flatMap((practice) => {
    const { doctor } = practice;
    const shares = isDemoDoctor(doctor) ? ratingShares[0] : random.pick(ratingShares);
    return random.sample(visitors(doctor), countReviews(doctor, random)).map((patient) => {
      const rating = drawRating(shares, random);
      const comment = writeComment(doctor, rating);
      return { doctor, patient, rating, comment, createdAt: findReviewTime(book, practice, patient, random) };
    });
  });
}
