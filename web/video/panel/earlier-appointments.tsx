import { useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { PrescriptionContent } from '#web/clinical/prescriptions/paper/prescription-content.tsx';
import { usePrescription } from '#web/clinical/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './doctor-panel.module.css';

type EarlierOne = AppointmentDetail['previousAppointments'][number];

export function EarlierAppointments({ appointments }: { readonly appointments: readonly EarlierOne[] }) {
  return (
    <section className="stack-2 shrinks">
      <h3>{m.consultations_desk_past()}</h3>
      {appointments.length === 0 && <p className="muted">{m.consultations_desk_past_none()}</p>}
      {appointments.map((appointment) => (
        <EarlierAppointment key={appointment.appointmentId} appointment={appointment} />
      ))}
    </section>
  );
}

function EarlierAppointment({ appointment }: { readonly appointment: EarlierOne }) {
  const { date, time, reason, status, appointmentId } = appointment;
  const [open, setOpen] = useState(false);
  return (
    <details
      className={`outlined ${styles.appointment}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="strong">
          {formatNumericDay(date)}, {time}
        </span>
        <span className={styles.why}>
          <UserText>{translateReason(reason)}</UserText>
        </span>
        <StatusBadge status={status} viewer="doctor" />
      </summary>
      {open && <EarlierPrescription appointmentId={appointmentId} />}
    </details>
  );
}

function EarlierPrescription({ appointmentId }: { readonly appointmentId: string }) {
  const { data, isPending, refetch } = usePrescription(appointmentId);
  if (isPending) return <Skeleton height={64} />;
  if (!data) {
    return (
      <div className="stack-2 to-start" role="alert">
        <p>{m.consultations_desk_past_failed()}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          {m.common_retry()}
        </Button>
      </div>
    );
  }
  if (!data.prescription) {
    return <p className="muted">{m.consultations_desk_past_no_prescription()}</p>;
  }
  return <PrescriptionContent version={data.prescription} />;
}
