import { Link, useLocation, useParams } from 'react-router';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { AppointmentEvents } from '#web/appointments/detail/appointment-events.tsx';
import { DetailChanges } from '#web/appointments/detail/detail-changes.tsx';
import { DetailFacts } from '#web/appointments/detail/detail-facts.tsx';
import { DetailHistory } from '#web/appointments/detail/detail-history.tsx';
import { CollapsedSection, DetailSection } from '#web/appointments/detail/detail-section.tsx';
import { DetailTitle } from '#web/appointments/detail/detail-title.tsx';
import { PatientFacts } from '#web/appointments/detail/patient-facts.tsx';
import { getListAddress } from '#web/appointments/list/list-address.ts';
import { PaidLine } from '#web/appointments/payments/paid-line.tsx';
import { AppointmentPrescription } from '#web/appointments/prescription/appointment-prescription.tsx';
import { useAppointmentDetail } from '#web/appointments/queries.ts';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { patientPath } from '#web/ui/paths.ts';
import { OpenVisitRoom } from '../../visit-room/open-visit-room.tsx';
import { useRoomAddress } from '../../visit-room/use-room-address.ts';
import styles from './appointment-detail-screen.module.css';

export function AppointmentDetailScreen() {
  const id = (useParams().appointmentId ?? '').trim();
  const listAddress = getListAddress(useLocation().state);
  const query = useAppointmentDetail(id || null);
  const unknown = (
    <EmptyState
      failed
      icon="warning"
      title={m.appointments_not_found()}
      text={m.appointments_not_found_hint()}
    />
  );
  return (
    <>
      <title>{m.appointments_detail_page_title({ id })}</title>
      <p>
        <Link className={styles.back} to={listAddress}>
          <Icon name="chevronLeft" />
          {m.appointments_back()}
        </Link>
      </p>
      {!query.data && <h1 className="visually-hidden">{m.appointments_detail_title()}</h1>}
      {id === '' ? (
        <EmptyState failed icon="warning" title={m.appointments_no_data()} />
      ) : (
        <Loaded query={query} failed={m.appointments_fetch_failed()} unknown={unknown}>
          {/* Remounted for another appointment, with new dialogs. */}
          {(detail) => <Detail key={id} detail={detail} listAddress={listAddress} />}
        </Loaded>
      )}
    </>
  );
}

interface DetailProps {
  readonly detail: AppointmentDetail;
  readonly listAddress: string;
}

function Detail({ detail, listAddress }: DetailProps) {
  const { appointmentDetails: details, patientDetails: patient, previousAppointments } = detail;
  const visitRoom = useRoomAddress();
  return (
    <>
      <header className="row-3 bottom spread">
        <DetailTitle detail={detail} />
        <DetailChanges detail={detail} onJoin={visitRoom.enter} />
      </header>
      <ClinicalStrip patientId={patient.patientId}>
        <Link to={patientPath(patient.patientId)}>{m.records_open()}</Link>
      </ClinicalStrip>
      <div className={`stack-3 to-top shrinks ${styles.columns}`}>
        <div className={`stack-3 to-top shrinks ${styles.column}`}>
          <DetailSection title={m.common_prescription()}>
            <AppointmentPrescription detail={detail} />
          </DetailSection>
          <DetailSection title={m.common_patient()}>
            <PatientFacts patient={patient} />
          </DetailSection>
        </div>
        <div className={`stack-3 to-top shrinks ${styles.column}`}>
          <DetailSection title={m.appointments_history()}>
            <DetailHistory appointments={previousAppointments} listAddress={listAddress} />
          </DetailSection>
          {details.payment && (
            <DetailSection title={m.booking_payment()}>
              <PaidLine appointmentId={details.appointmentId} payment={details.payment} canVoid />
            </DetailSection>
          )}
          <CollapsedSection title={m.appointments_detail_title()}>
            <DetailFacts details={details} />
          </CollapsedSection>
          <CollapsedSection title={m.appointments_events()}>
            <AppointmentEvents events={details.events} />
            <VisitMessages appointmentId={details.appointmentId} viewer="doctor" />
          </CollapsedSection>
        </div>
      </div>
      <OpenVisitRoom {...visitRoom} />
    </>
  );
}
