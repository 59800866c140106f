import { useState } from 'react';
import { m } from '#messages/messages.js';
import { OwnPrescription } from '#web/appointments/prescription/own-prescription.tsx';
import { useAppointmentDetail } from '#web/appointments/queries.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { paths, writeReviewPath } from '#web/ui/paths.ts';
import type { Ending } from '#web/video/room/use-call-state.ts';
import type { ConsultationRoom } from '#web/video/room/use-consultation-room.ts';
import styles from './after-visit.module.css';

interface AfterVisitProps {
  readonly room: ConsultationRoom;
  readonly ending: Ending;
  readonly onWrite: () => void;
  readonly onClose: () => void;
}

/** The interval at which a patient's screen checks for the prescription, in milliseconds. */
const prescriptionPollMilliseconds = 20_000;

export function AfterVisit({ room, ending, onWrite, onClose }: AfterVisitProps) {
  const { appointmentId, me, other } = room;
  const { data } = useAppointmentDetail(appointmentId, {
    refetchInterval: ({ state }) =>
      state.data?.appointmentDetails.prescriptionDetails ? false : prescriptionPollMilliseconds,
  });
  const appointment = data?.appointmentDetails;
  // The visit continues in another tab.
  if (ending === 'replaced') {
    return (
      <Button look="plain" onClick={onClose}>
        {m.common_close()}
      </Button>
    );
  }
  return (
    <div className={`stack-2 full-width line-above ${styles.after}`}>
      {me.role === 'doctor' ? (
        <>
          <p>
            {appointment?.status === 'Completed'
              ? m.consultations_ended_completed_text()
              : m.consultations_ended_done_text()}
          </p>
          <Button onClick={onWrite}>
            {appointment?.status === 'Completed' ? m.consultations_desk() : m.consultations_ended_done()}
          </Button>
        </>
      ) : (
        <>
          <UpcomingPrescription
            appointmentId={appointmentId}
            doctor={other.name}
            written={Boolean(appointment?.prescriptionDetails)}
          />
          {appointment && (
            <>
              <p>{m.consultations_ended_review_text()}</p>
              <ButtonLink look="quiet" to={writeReviewPath(appointment.doctorId)}>
                {m.consultations_ended_review({ doctor: other.name })}
              </ButtonLink>
            </>
          )}
        </>
      )}
      <Button look="plain" onClick={onClose}>
        {m.common_close()}
      </Button>
    </div>
  );
}

interface UpcomingPrescriptionProps {
  readonly appointmentId: string;
  readonly doctor: string;
  readonly written: boolean;
}

/** A placeholder until the prescription is written. */
function UpcomingPrescription({ appointmentId, doctor, written }: UpcomingPrescriptionProps) {
  const [open, setOpen] = useState(false);
  if (!written) {
    return (
      <>
        <p>{m.consultations_ended_prescription({ doctor })}</p>
        <ButtonLink look="quiet" to={paths.patientAppointments}>
          {m.consultations_to_appointments()}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p role="status">{m.consultations_ended_prescription_there()}</p>
      <Button onClick={() => setOpen(true)}>{m.common_see_prescription()}</Button>
      <OwnPrescription
        appointment={{ appointmentId, doctorName: doctor }}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
