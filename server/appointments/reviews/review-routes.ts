import {
  addReviewEndpoint,
  deleteReviewEndpoint,
  doctorReviewsEndpoint,
  editReviewEndpoint,
  ownReviewsEndpoint,
  reviewableDoctorsEndpoint,
  reviewsByPatientEndpoint,
} from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { requireDoctor } from '#server/doctors/profile/require-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findReviewableDoctors } from './find-reviewable-doctors.ts';
import { ownReview, publicReview, reviewableDoctor } from './review-presenter.ts';
import { listDoctorReviews, listPatientReviews } from './review-queries.ts';
import { addReview, deleteReview, editReview } from './write-review.ts';

export function reviewRoutes(mount: Mount, deps: Deps): void {
  const { database, reads, clock } = deps;

  mount(doctorReviewsEndpoint, async ({ input: { params }, isSignedIn }) => {
    const doctorId = params.doctorId;
    // Signed-in authors look for their new review here, so read the primary database.
    const rows = await listDoctorReviews(isSignedIn ? database.pool : reads, { doctorId });
    if (rows.length === 0) await requireDoctor(database.pool, doctorId);
    return rows.map((row) => publicReview(row, clock.timeZone));
  });

  for (const endpoint of [ownReviewsEndpoint, reviewsByPatientEndpoint]) {
    mount(endpoint, async ({ actor }) => {
      const rows = await listPatientReviews(database.pool, { patientId: actor.id });
      return rows.map((row) => ownReview(row, clock.timeZone));
    });
  }

  mount(reviewableDoctorsEndpoint, async ({ input: { query }, actor }) => {
    const rows = await findReviewableDoctors(actor, deps, query.name);
    return rows.map(reviewableDoctor);
  });

  mount(addReviewEndpoint, async ({ input: { body }, actor, locale }) => {
    const review = await addReview(actor, deps, body);
    return { message: m.answer_review_added({}, { locale }), review: ownReview(review, clock.timeZone) };
  });

  mount(editReviewEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const review = await editReview(actor, deps, params.id, body);
    return { message: m.answer_review_updated({}, { locale }), review: ownReview(review, clock.timeZone) };
  });

  mount(deleteReviewEndpoint, async ({ input: { params }, actor, locale }) => {
    await deleteReview(actor, deps, params.id);
    return { message: m.answer_review_deleted({}, { locale }) };
  });
}
