import { type ReactNode, useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { useJoinVerdict } from '../join-verdict.ts';
import styles from './appointment-banner.module.css';
import { WaitingRoomButton } from './join-buttons.tsx';
import { formatOtherPatient } from './patient-name.tsx';

interface AppointmentBannerProps {
  readonly appointment: PatientAppointment;
  readonly countdown: string;
  /** Shown on demand. */
  readonly details: ReactNode;
  readonly onJoin: (appointmentId: string) => void;
}

export function AppointmentBanner({ appointment, countdown, details, onJoin }: AppointmentBannerProps) {
  const [open, setOpen] = useState(false);
  const canWait = useJoinVerdict(appointment) === 'waiting-room';
  const { date, slot, startsAt, doctorName } = appointment;
  return (
    <section className={`stack-3 column to-start padded-4 ${styles.banner}`} aria-labelledby="stay-informed">
      <h2 id="stay-informed">{m.vitals_banner()}</h2>
      <p className={`title-size bold ${styles.countdown}`}>
        {[countdown, formatOtherPatient(appointment)].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{m.common_date()}</dt>
          <dd>
            <time dateTime={startsAt}>{formatNumericDay(date)}</time>
          </dd>
        </div>
        <div>
          <dt>{m.vitals_banner_slot()}</dt>
          <dd>{slot}</dd>
        </div>
        <div>
          <dt>{m.common_doctor()}</dt>
          <dd>{doctorName}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <WaitingRoomButton appointment={appointment} onJoin={onJoin} />
        <Button look={canWait ? 'quiet' : 'primary'} onClick={() => setOpen(true)}>
          {m.vitals_view_details()}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.vitals_details_title()} wide>
        {details}
      </Dialog>
    </section>
  );
}
