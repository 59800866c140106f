import { useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { PatientReviews } from '#web/appointments/reviews/patient-reviews.tsx';
import styles from './reviews-screen.module.css';

/** /dashboard/patient/reviews; `?doctor=` is the doctor to review. */
export function PatientReviewsScreen() {
  const [params] = useSearchParams();
  return (
    <div className={`stack-4 ${styles.screen}`}>
      <title>{m.reviews_page_title()}</title>
      <header className={`stack-2 ${styles.head}`}>
        <h1>{m.common_reviews()}</h1>
        <p>{m.reviews_lead()}</p>
      </header>
      <PatientReviews wantedId={params.get('doctor')} heading="h2" />
    </div>
  );
}
