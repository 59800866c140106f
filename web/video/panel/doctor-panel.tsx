import { type RefObject, useEffect, useState } from 'react';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCompleteVisit } from '#web/appointments/changes/use-doctor-change.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { PaymentLine, usePaymentLine } from '#web/appointments/payments/payment-line.tsx';
import { reportRecordedPayment, usePrintReceipt } from '#web/appointments/payments/use-print-receipt.ts';
import { AppointmentPrescription } from '#web/appointments/prescription/appointment-prescription.tsx';
import { useKnownAllergies } from '#web/appointments/prescription/use-known-allergies.ts';
import { useAppointmentDetail } from '#web/appointments/queries.ts';
import { useBookFollowUp } from '#web/clinical/prescriptions/form/use-book-follow-up.ts';
import { StructuredPrescription } from '#web/clinical/prescriptions/paper/structured-prescription.tsx';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ConsultationRoom } from '#web/video/room/use-consultation-room.ts';
import styles from './doctor-panel.module.css';
import { EarlierAppointments } from './earlier-appointments.tsx';

interface DoctorPanelProps {
  readonly appointmentId: string;
  readonly consent: ConsultationRoom['consent'];
  readonly first: RefObject<HTMLElement | null>;
  readonly onUnsaved: (unsaved: boolean) => void;
}

export function DoctorPanel({ appointmentId, consent, first, onUnsaved }: DoctorPanelProps) {
  const query = useAppointmentDetail(appointmentId);
  return (
    <div className={`stack-4 shrinks padded-4 ${styles.desk}`}>
      <Loaded query={query} failed={m.consultations_desk_failed()}>
        {(data) => (
          <>
            <Patient detail={data} consent={consent} />
            <ClinicalStrip patientId={data.patientDetails.patientId} />
            <EarlierAppointments appointments={data.previousAppointments} />
            <section className="stack-2 shrinks">
              <h3>{m.common_prescription()}</h3>
              <VisitPrescribing detail={data} first={first} onUnsaved={onUnsaved} />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

interface PatientProps {
  readonly detail: AppointmentDetail;
  readonly consent: ConsultationRoom['consent'];
}

function Patient({ detail, consent }: PatientProps) {
  const { name, gender, contact, photo } = detail.patientDetails;
  return (
    <section className={`grid middle ${styles.patient}`}>
      <Avatar name={name} url={photo.url} size={56} />
      <div>
        <h3>{name}</h3>
        <p className="muted">
          {formatAge(detail.patientDetails)} · {genderLabel(gender)} ·{' '}
          <a href={`tel:+91${contact}`}>+91 {contact}</a>
        </p>
      </div>
      <dl className={styles.reason}>
        <dt>{m.consultations_desk_reason()}</dt>
        <dd>
          <UserText>{translateReason(detail.appointmentDetails.reason)}</UserText>
        </dd>
      </dl>
      <p className={`line-2 rounded-small orange small ${styles.consent}`} data-given={consent !== null}>
        <Icon name={consent ? 'shield' : 'warning'} />
        <span>
          {consent
            ? m.consultations_desk_consent({ name, time: formatClinicTime(consent.at) })
            : m.consultations_desk_no_consent({ name })}
        </span>
      </p>
    </section>
  );
}

interface VisitPrescribingProps extends Pick<DoctorPanelProps, 'first' | 'onUnsaved'> {
  readonly detail: AppointmentDetail;
}

/** Writes the prescription, which completes the visit; later shows and corrects it. */
function VisitPrescribing({ detail, first, onUnsaved }: VisitPrescribingProps) {
  const visit = detail.appointmentDetails;
  const { appointmentId, allowedActions } = visit;
  const [written, setWritten] = useState(false);
  const [saved, setSaved] = useState(false);
  const completing = useSubjectDialog<typeof visit>();
  const unsaved = written && !saved;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const bookFollowUp = useBookFollowUp();
  const line = usePaymentLine();
  const print = usePrintReceipt();
  const allergies = useKnownAllergies(detail.patientDetails.patientId);
  const completion = useCompleteVisit({
    inPlace: completing,
    onDone({ appointment }, { payment }) {
      setSaved(true);
      if (payment && appointment.payment)
        reportRecordedPayment(appointment.payment, () => void print.run(appointmentId));
    },
  });
  const complete = async (prescription: WrittenPrescription | null, booking: FollowUpTime | null = null) => {
    const payment = line.answer(visit);
    if (payment === 'wrong') return false;
    completing.ask(visit);
    if (!(await completion.run({ appointmentId, prescription, payment }))) return false;
    if (booking) await bookFollowUp(appointmentId, booking);
    return true;
  };
  if (!allowedActions.includes('complete') && !unsaved) return <AppointmentPrescription detail={detail} />;
  return (
    <>
      <p className="muted">{m.consultations_desk_done_hint()}</p>
      <StructuredPrescription
        appointmentId={appointmentId}
        initial={null}
        allergies={allergies}
        busy={completion.isPending}
        problem={completing.problem}
        first={first}
        onDirty={setWritten}
        onSkip={written ? null : () => void complete(null)}
        besides={
          (visit.payment === null || visit.payment.way === 'later') && (
            <PaymentLine line={line} visit={visit} />
          )
        }
        onSave={complete}
      />
    </>
  );
}
