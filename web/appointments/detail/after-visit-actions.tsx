import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import styles from './detail-actions.module.css';

interface AfterwardsProps {
  readonly details: AppointmentDetail['appointmentDetails'];
  readonly busy: boolean;
  readonly onReopen: () => void;
  readonly onDidNotCome: () => void;
}

/** Reopens a visit completed by mistake, or records a no-show once its time has come. */
export function AfterVisitActions({ details, busy, onReopen, onDidNotCome }: AfterwardsProps) {
  const { allowedActions, reopenUntil, didNotCome } = details;
  const reopen = (
    <Button look="quiet" disabled={busy} onClick={onReopen}>
      {m.day_reopen()}
    </Button>
  );
  if (didNotCome)
    return (
      <>
        <p className={styles.why}>{m.sheet_did_not_come()}</p>
        {allowedActions.includes('reopen') && reopen}
      </>
    );
  if (allowedActions.includes('didNotCome')) {
    return (
      <Button look="quiet" disabled={busy} onClick={onDidNotCome}>
        {m.sheet_did_not_come()}
      </Button>
    );
  }
  if (reopenUntil === null || !allowedActions.includes('reopen')) return null;
  return (
    <>
      <p className={styles.why}>{m.sheet_reopen_until({ time: formatClinicTime(reopenUntil) })}</p>
      {reopen}
    </>
  );
}
