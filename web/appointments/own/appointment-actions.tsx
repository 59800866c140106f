import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import {
  type AppointmentStatus,
  openStatuses,
  transitions,
} from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { DisableableButton } from '#web/appointments/dialogs/disableable-button.tsx';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { OwnPrescription } from '#web/appointments/prescription/own-prescription.tsx';
import { DraftLine } from '#web/platform/drafts/draft-line.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath } from '#web/ui/paths.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './appointment-actions.module.css';
import { CancelVisit } from './cancel-visit.tsx';
import { JoinButton, WaitingRoomButton } from './join-buttons.tsx';
import { PickNewTime } from './pick-new-time.tsx';
import { emptyDraft, RequestReschedule, type RescheduleDraft } from './request-reschedule.tsx';
import { VisitSuffix } from './visit-suffix.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

interface AppointmentActionsProps {
  readonly appointment: PatientAppointment;
  /** Managed by the screen: cards stay, or move to another list, when their buttons disappear. */
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
}

const openAppointmentStatuses: readonly AppointmentStatus[] = openStatuses;
const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

export function AppointmentActions(props: AppointmentActionsProps) {
  const { appointment, onJoin } = props;
  const { appStatus } = appointment;
  if (changeable.includes(appStatus)) return <UpcomingActions {...props} />;
  if (!openAppointmentStatuses.includes(appStatus)) return <HistoryActions {...props} />;
  // A reschedule request changes nothing before the doctor approves it.
  return (
    <div className={`row-2 middle ${styles.actions}`}>
      <WaitingRoomButton appointment={appointment} onJoin={onJoin} className={styles.first} />
      <JoinButton appointment={appointment} onJoin={onJoin} />
      <AddToCalendar appointmentId={appointment.appointmentId} of={<VisitSuffix {...appointment} />} />
      {appointment.allowedActions.includes('withdrawReschedule') && (
        <WithdrawRequest appointment={appointment} focus={props.focus} />
      )}
    </div>
  );
}

function UpcomingActions({ appointment, focus, onJoin }: AppointmentActionsProps) {
  const call = useCall();
  const [asking, setAsking] = useState(false);
  const picking = useSubjectDialog<PatientAppointment>();
  const [draft, setDraft, clearDraft, , draftState] = useDraft(
    asking ? `reschedule:${appointment.appointmentId}` : null,
    emptyDraft,
  );
  const { appointmentId, allowedActions, tooLate } = appointment;
  const onDone = () => focus.keep(appointmentId);
  const come = useCommand(
    (id: string) => call('PUT /appointments/confirm', { body: { appointmentId: id } }),
    { ...appointmentChange(), done: () => m.answer_appointment_confirmed(), onDone },
  );
  const askToReschedule = useCommand(
    ({ reason, preferred }: RescheduleDraft & { readonly appointmentId: string }) =>
      call('POST /patient/request-reschedule', {
        body: {
          appointmentId,
          reason: reason.trim(),
          ...(preferred && { preferredDate: preferred.date, preferredSlot: preferred.slot }),
        },
      }),
    {
      ...appointmentChange(),
      otherwise: (error) =>
        refusalCode(error) === null ? m.own_reschedule_error() : m.own_reschedule_failed(),
      done: () => m.answer_reschedule_requested(),
      onDone() {
        clearDraft();
        setAsking(false);
        onDone();
      },
    },
  );
  const busy = come.isPending || askToReschedule.isPending;

  return (
    <div className={`row-2 middle ${styles.actions}`}>
      <WaitingRoomButton appointment={appointment} onJoin={onJoin} className={styles.first} />
      {allowedActions.includes('confirm') && (
        <Button
          className={styles.first}
          aria-busy={busy || undefined}
          onClick={() => void come.run(appointmentId)}
        >
          <Icon name="check" />
          {m.own_come()}
          <VisitSuffix {...appointment} />
        </Button>
      )}
      {/* Nobody has to agree to another time whose doctor is late. */}
      <DisableableButton
        closed={tooLate}
        onClick={() => (appointment.doctorLate === null ? setAsking(true) : picking.ask(appointment))}
      >
        {m.own_reschedule()}
        <VisitSuffix {...appointment} />
      </DisableableButton>
      <JoinButton appointment={appointment} onJoin={onJoin} />
      <AddToCalendar appointmentId={appointmentId} of={<VisitSuffix {...appointment} />} />
      <PickNewTime asking={picking} focus={focus} />
      <CancelVisit appointment={appointment} focus={focus} />
      <RequestReschedule
        appointment={appointment}
        open={asking}
        onClose={() => setAsking(false)}
        draft={draft}
        line={<DraftLine state={draftState} />}
        onDraft={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        busy={busy}
        onSend={() => void askToReschedule.run({ appointmentId, ...draft })}
      />
    </div>
  );
}

function HistoryActions({ appointment, focus }: AppointmentActionsProps) {
  const picking = useSubjectDialog<PatientAppointment>();
  const [reading, setReading] = useState(false);
  const { doctorId, reason, consultStatus, canPickTime, hasPrescription } = appointment;
  const mode = consultStatus === 'Online' ? consultStatus : null;
  return (
    <div className={`row-2 middle ${styles.actions}`}>
      {canPickTime && (
        <Button className={styles.first} onClick={() => picking.ask(appointment)}>
          <Icon name="calendar" />
          {m.own_pick()}
          <VisitSuffix {...appointment} />
        </Button>
      )}
      {hasPrescription && (
        <Button look="quiet" onClick={() => setReading(true)}>
          <Icon name="paper" />
          {m.common_see_prescription()}
          <VisitSuffix {...appointment} />
        </Button>
      )}
      {!canPickTime && (
        <ButtonLink look="quiet" to={doctorPath(doctorId, { reason }, { mode })}>
          {m.own_again()}
          <VisitSuffix {...appointment} />
        </ButtonLink>
      )}
      <PickNewTime asking={picking} focus={focus} />
      <OwnPrescription appointment={appointment} open={reading} onClose={() => setReading(false)} />
    </div>
  );
}
