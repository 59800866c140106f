import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { CardSkeletons } from '#web/platform/loading/loading-states.tsx';
import { paths } from '#web/ui/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import styles from './review-modal.module.css';

const PatientReviews = lazy(async () => ({
  default: (await import('#web/appointments/reviews/patient-reviews.tsx')).PatientReviews,
}));

/**
 * Opens the Add/Delete Review dialog in the patient's area. Not shown on the reviews screen, which has the
 * same form.
 */
export function ReviewModalButton() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  if (!user || pathname.replace(/\/+$/, '') === paths.patientReviews) return null;
  return (
    <>
      <Button
        look="quiet"
        className={styles.button ?? ''}
        aria-haspopup="dialog"
        title={m.reviews_write()}
        onClick={() => setOpen(true)}
      >
        <Icon name="star" />
        <span>{m.reviews_write()}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.common_reviews()}>
        <div className={styles.content}>
          <Suspense fallback={<CardSkeletons />}>
            <PatientReviews heading="h3" />
          </Suspense>
        </div>
        <Toasts />
      </Dialog>
    </>
  );
}
