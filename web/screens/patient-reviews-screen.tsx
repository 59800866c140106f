import { m } from '#messages/messages.js';
import type { SessionUser } from '../session/session.ts';

/** /dashboard/patient/reviews. */
export function PatientReviewsScreen({ user }: { readonly user: SessionUser }) {
  return (
    <h1>
      {m.areas_reviews()} {user.name}
    </h1>
  );
}
