import { useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { PatientReviews } from '../../reviews/patient-reviews.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './reviews-screen.module.css';

/** /dashboard/patient/reviews; `?doctor=` is the doctor to review (F-14). */
export function PatientReviewsScreen() {
  const user = useAreaUser();
  const [params] = useSearchParams();
  return (
    <div className={styles.screen}>
      <title>{m.reviews_page_title()}</title>
      <header className={styles.head}>
        <h1>{m.reviews_title()}</h1>
        <p>{m.reviews_lead()}</p>
      </header>
      <PatientReviews patientId={user.id} wantedId={params.get('doctor')} heading="h2" />
    </div>
  );
}
