import { doctorReviews } from '#contract/reviews.ts';
import { doctorIdOf, requireDoctor } from '#server/doctors/find-doctor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { publicReview } from './review-presenter.ts';
import { reviewsOfDoctor } from './review-queries.ts';

export function reviewRoutes(mount: Mount, { database, clock }: Deps): void {
  mount(doctorReviews, async ({ input: { params } }) => {
    const doctorId = doctorIdOf(params.doctorId);
    const rows = await reviewsOfDoctor(database.pool, doctorId);
    if (rows.length === 0) await requireDoctor(database.pool, doctorId);
    return rows.map((row) => publicReview(row, clock.timeZone));
  });
}
