import { Link, useLocation, useParams } from 'react-router';
import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { AppointmentEvents } from '#web/appointments/detail/appointment-events.tsx';
import { CollapsedSection } from '#web/appointments/detail/collapsed-section.tsx';
import { DetailBooking, DetailFacts } from '#web/appointments/detail/detail-facts.tsx';
import { DetailHistory } from '#web/appointments/detail/detail-history.tsx';
import { DetailTitle } from '#web/appointments/detail/detail-title.tsx';
import { PatientFacts } from '#web/appointments/detail/patient-facts.tsx';
import { AppointmentPrescription } from '#web/appointments/prescription/appointment-prescription.tsx';
import { useAppointmentDetail } from '#web/appointments/queries.ts';
import { ClinicalStrip } from '#web/clinical/records/clinical-strip.tsx';
import { VisitMessages } from '#web/messaging/log/visit-messages.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { paths, patientPath } from '#web/ui/paths.ts';
import styles from './appointment-detail-screen.module.css';
import { DetailChanges } from './detail-changes.tsx';

export function AppointmentDetailScreen() {
  const id = (useParams().appointmentId ?? '').trim();
  const listAddress = getListPath(useLocation().state);
  return (
    <>
      <title>{m.appointments_detail_page_title({ id })}</title>
      <p>
        <Link className={styles.back} to={listAddress}>
          <Icon name="chevronLeft" />
          {m.appointments_back()}
        </Link>
      </p>
      {/* Remounted for another appointment, with new dialogs. */}
      <Detail key={id} appointmentId={id} listAddress={listAddress} />
    </>
  );
}

/** The URL of the list with its filters; links pass it on in the history state. */
function getListPath(state: unknown): string {
  const handed = state !== null && typeof state === 'object' && 'listAddress' in state && state.listAddress;
  const known = [paths.doctorAppointments, paths.appointmentList].some(
    (path) => typeof handed === 'string' && (handed === path || handed.startsWith(`${path}?`)),
  );
  return known && typeof handed === 'string' ? handed : paths.doctorAppointments;
}

interface DetailProps {
  readonly appointmentId: string;
  readonly listAddress: string;
}

function Detail({ appointmentId, listAddress }: DetailProps) {
  const query = useAppointmentDetail(appointmentId || null);
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
      {!query.data && <h1 className="visually-hidden">{m.appointments_detail_title()}</h1>}
      {appointmentId === '' ? (
        <EmptyState failed icon="warning" title={m.appointments_no_data()} />
      ) : (
        <Loaded query={query} failed={m.appointments_fetch_failed()} unknown={unknown}>
          {(detail) => <LoadedDetail detail={detail} listAddress={listAddress} />}
        </Loaded>
      )}
    </>
  );
}

interface LoadedDetailProps {
  readonly detail: AppointmentDetail;
  readonly listAddress: string;
}

function LoadedDetail({ detail, listAddress }: LoadedDetailProps) {
  const { appointmentDetails: details, patientDetails: patient, previousAppointments } = detail;
  return (
    <>
      <header className="row-3 bottom spread">
        <DetailTitle detail={detail} />
        <DetailChanges detail={detail} />
      </header>
      <DetailBooking details={details} />
      <div className={styles.strip}>
        <ClinicalStrip patientId={patient.patientId}>
          <Link to={patientPath(patient.patientId)}>{m.records_open()}</Link>
        </ClinicalStrip>
      </div>
      <div className={`stack-3 to-top shrinks ${styles.columns}`}>
        <div className={`stack-3 to-top shrinks ${styles.column}`}>
          <section className={`card raised stack-3 shrinks padded ${styles.card}`}>
            <h2>{m.common_prescription()}</h2>
            <AppointmentPrescription detail={detail} />
          </section>
          <section className={`card raised stack-3 shrinks padded ${styles.card}`}>
            <h2>{m.common_patient()}</h2>
            <PatientFacts patient={patient} />
          </section>
        </div>
        <div className={`stack-3 to-top shrinks ${styles.column}`}>
          <section className={`card raised stack-3 shrinks padded ${styles.card}`}>
            <h2>{m.appointments_history()}</h2>
            <DetailHistory appointments={previousAppointments} linkState={{ listAddress }} />
          </section>
          <CollapsedSection title={m.appointments_detail_title()}>
            <DetailFacts details={details} />
          </CollapsedSection>
          <CollapsedSection title={m.appointments_events()}>
            <AppointmentEvents events={details.events} />
            <VisitMessages appointmentId={details.appointmentId} viewer="doctor" />
          </CollapsedSection>
        </div>
      </div>
    </>
  );
}
