import type { ReactNode } from 'react';
import type { DoctorAppointment, RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onFirstClick } from '../changes/first-click.ts';
import { UndoLine } from '../changes/undo-line.tsx';
import type { UndoableChanges } from '../changes/undoable-changes.ts';
import { NeedsLine } from '../needs/needs-line.tsx';
import { PatientLink } from '../patient-link.tsx';
import { formatVisitReason } from '../visit-reason.ts';
import styles from './request-row.module.css';

interface RowProps<Request> {
  readonly request: Request;
  /** Today in the clinic's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly pending: UndoableChanges;
  readonly onAccept: (request: Request) => void;
  readonly onReject: (request: Request) => void;
  readonly onUndo: (request: Request) => void;
}

export function RequestRow({ request, today, ...answers }: RowProps<DoctorAppointment>) {
  const { appointmentId, patientName, date, slotNumber, reason, consultStatus, needs } = request;
  return (
    <RequestFrame
      appointmentId={appointmentId}
      name={patientName}
      date={date}
      slot={slotNumber}
      today={today}
      accept={m.requests_accept()}
      request={request}
      {...answers}
    >
      <p className={`muted small ${styles.facts}`}>
        <When date={date} slot={slotNumber} today={today} />
        {' · '}
        <span className="visually-hidden">{m.requests_reason()}: </span>
        <UserText>{formatVisitReason(reason, request.bookedAtDesk)}</UserText>
        {' · '}
        <Mode mode={consultStatus} />
      </p>
      <NeedsLine needs={needs} />
    </RequestFrame>
  );
}

export function RescheduleRow({ request, today, ...answers }: RowProps<RescheduleRequest>) {
  const { appointmentId, patientName, date, time, visitReason, consultStatus, reason, preferred } = request;
  return (
    <RequestFrame
      appointmentId={appointmentId}
      name={patientName}
      date={date}
      slot={time}
      today={today}
      accept={m.requests_approve()}
      request={request}
      {...answers}
    >
      <p className={`muted small ${styles.facts}`}>
        <When date={date} slot={time} today={today} />
        {' · '}
        <UserText>{translateReason(visitReason)}</UserText>
        {' · '}
        <Mode mode={consultStatus} />
      </p>
      <p className={`accent small strong ${styles.wish}`}>
        {preferred
          ? m.requests_preferred({ day: formatDay(preferred.date, today), slot: preferred.slot })
          : m.requests_no_preference()}
      </p>
      <p className={`muted small ${styles.facts}`} title={reason}>
        <span className="visually-hidden">{m.requests_why_reschedule()}: </span>
        <q>
          <UserText>{reason}</UserText>
        </q>
      </p>
    </RequestFrame>
  );
}

interface FrameProps<Request> extends RowProps<Request> {
  readonly appointmentId: string;
  readonly name: string;
  readonly date: string;
  readonly slot: string;
  readonly accept: string;
  readonly children: ReactNode;
}

/** The parts that both kinds of request share. The row is focusable, for the shortcuts. */
function RequestFrame<Request>(props: FrameProps<Request>) {
  const { request, appointmentId, name, date, slot, today, accept, pending, children } = props;
  const of = `${name}, ${formatDay(date, today)} ${slot}`;
  const waiting = pending.of(appointmentId);
  const refusal = pending.refusalOf(appointmentId);
  return (
    <article
      className={`grid middle ${styles.row}`}
      data-appointment={appointmentId}
      data-held={waiting ? true : undefined}
      tabIndex={-1}
      aria-label={`${name}, ${formatLongDay(date)}, ${slot}`}
      {...pending.pauseWhileHovered(appointmentId)}
    >
      <div className={`shrinks ${styles.what}`}>
        <PatientLink appointmentId={appointmentId} name={name} />
        {children}
      </div>
      {waiting ? (
        <UndoLine pending={waiting} of={of} onUndo={() => props.onUndo(request)} />
      ) : (
        <div className={styles.buttons}>
          <button
            type="button"
            aria-label={`${accept}: ${of}`}
            className={styles.accept}
            onClick={onFirstClick(() => props.onAccept(request))}
          >
            <Icon name="check" />
            {accept}
          </button>
          <button
            type="button"
            aria-label={`${m.requests_reject()}: ${of}`}
            className={styles.reject}
            onClick={onFirstClick(() => props.onReject(request))}
          >
            <Icon name="close" />
            {m.requests_reject()}
          </button>
        </div>
      )}
      {refusal && (
        <p role="alert" className={`red small ${styles.refusal}`}>
          {refusal}
        </p>
      )}
    </article>
  );
}

function When({
  date,
  slot,
  today,
}: {
  readonly date: string;
  readonly slot: string;
  readonly today: string;
}) {
  return (
    <time dateTime={`${date}T${slot}`} className={`ink digits nowrap ${styles.when}`}>
      {m.requests_slot({ day: formatDay(date, today), slot })}
    </time>
  );
}

function Mode({ mode }: { readonly mode: ConsultMode }) {
  return (
    <>
      <span className="visually-hidden">{m.requests_mode()}: </span>
      {mode === 'Online' ? m.day_video() : m.day_clinic()}
    </>
  );
}
