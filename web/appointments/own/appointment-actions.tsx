import { type ReactNode, useState } from 'react';
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
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { doctorPath } from '#web/ui/paths.ts';
import { useJoinVerdict } from '../join-verdict.ts';
import styles from './appointment-actions.module.css';
import { AppointmentFacts } from './appointment-facts.tsx';
import { CancelVisit, toCancelItem } from './cancel-visit.tsx';
import { JoinButton, WaitingRoomButton } from './join-buttons.tsx';
import { PickNewTime } from './pick-new-time.tsx';
import { emptyDraft, RequestReschedule, type RescheduleDraft } from './request-reschedule.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { formatVisit } from './visit-labels.ts';
import { VisitSuffix } from './visit-suffix.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

interface AppointmentActionsProps {
  readonly appointment: PatientAppointment;
  /** Managed by the screen: cards stay, or move to another list, when their buttons disappear. */
  readonly focus: RowFocus;
  readonly onJoin: (appointmentId: string) => void;
  /** What the details end with; without it the appointment has no details to open, because they are shown. */
  readonly messages?: ReactNode;
  /** The one button while nothing else is due; by default the reschedule button. */
  readonly otherwise?: ReactNode;
}

const openAppointmentStatuses: readonly AppointmentStatus[] = openStatuses;
const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

/** The one button that is due, the camera of a video visit, and a menu with the rest. */
export function AppointmentActions(props: AppointmentActionsProps) {
  return openAppointmentStatuses.includes(props.appointment.appStatus) ? (
    <UpcomingActions {...props} />
  ) : (
    <HistoryActions {...props} />
  );
}

function UpcomingActions({ appointment, focus, onJoin, messages, otherwise }: AppointmentActionsProps) {
  const call = useCall();
  const [rescheduling, setRescheduling] = useState(false);
  const [reading, setReading] = useState(false);
  const picking = useSubjectDialog<PatientAppointment>();
  const cancelling = useSubjectDialog<PatientAppointment>('stays');
  const withdrawing = useSubjectDialog<PatientAppointment>();
  const [draft, setDraft, clearDraft, , draftState] = useDraft(
    rescheduling ? `reschedule:${appointment.appointmentId}` : null,
    emptyDraft,
  );
  const { appointmentId, appStatus, allowedActions, consultStatus, doctorLate, tooLate } = appointment;
  const calendar = useCalendarFile(appointmentId);
  const verdict = useJoinVerdict(appointment);
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
        setRescheduling(false);
        onDone();
      },
    },
  );
  const busy = come.isPending || askToReschedule.isPending;

  const canJoin = verdict === 'open' || verdict === 'waiting-room';
  const canConfirm = allowedActions.includes('confirm');
  // A reschedule request changes nothing before the doctor approves it.
  const canChange = changeable.includes(appStatus);
  const confirms = canConfirm && !canJoin;
  // Where the doctor is late, another time needs no approval.
  const reschedule = () => (doctorLate === null ? setRescheduling(true) : picking.ask(appointment));
  const rescheduleButton = canChange && (
    <DisableableButton closed={tooLate} onClick={reschedule}>
      {m.own_reschedule()}
      <VisitSuffix {...appointment} />
    </DisableableButton>
  );
  const main = canJoin || confirms ? null : otherwise || rescheduleButton;
  const items: readonly (MenuItem | false)[] = [
    messages !== undefined && {
      key: 'details',
      name: m.vitals_view_details(),
      onChoose: () => setReading(true),
    },
    canConfirm &&
      canJoin && { key: 'come', name: m.own_come(), onChoose: () => void come.run(appointmentId) },
    canChange &&
      main !== rescheduleButton && {
        key: 'reschedule',
        name: m.own_reschedule(),
        closed: tooLate,
        onChoose: reschedule,
      },
    allowedActions.includes('withdrawReschedule') && {
      key: 'withdraw',
      name: m.due_withdraw(),
      onChoose: () => withdrawing.ask(appointment),
    },
    { key: 'calendar', name: m.calendar_add(), onChoose: () => void calendar.run() },
    canChange && toCancelItem(appointment, cancelling),
  ];

  return (
    <div className={`line-2 middle ${styles.actions}`}>
      <WaitingRoomButton appointment={appointment} onJoin={onJoin} />
      {confirms && (
        <Button aria-busy={busy || undefined} onClick={() => void come.run(appointmentId)}>
          <Icon name="check" />
          {m.own_come()}
          <VisitSuffix {...appointment} />
        </Button>
      )}
      {main}
      {consultStatus === 'Online' && verdict !== 'waiting-room' && (
        <JoinButton appointment={appointment} onJoin={onJoin} />
      )}
      <Menu
        label={`${m.day_more()}: ${formatVisit(appointment)}`}
        items={items.filter((item) => item !== false)}
      />
      <PickNewTime asking={picking} focus={focus} />
      <CancelVisit asking={cancelling} focus={focus} />
      <WithdrawRequest asking={withdrawing} focus={focus} />
      <RequestReschedule
        appointment={appointment}
        open={rescheduling}
        onClose={() => setRescheduling(false)}
        draft={draft}
        line={<DraftLine state={draftState} />}
        onDraft={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        busy={busy}
        onSend={() => void askToReschedule.run({ appointmentId, ...draft })}
      />
      <Dialog open={reading} onClose={() => setReading(false)} title={m.vitals_details_title()}>
        <div className="stack-3 column">
          <AppointmentFacts appointment={appointment} />
          {messages}
        </div>
      </Dialog>
    </div>
  );
}

function HistoryActions({ appointment, focus, messages }: AppointmentActionsProps) {
  const picking = useSubjectDialog<PatientAppointment>();
  const [reading, setReading] = useState(false);
  const { doctorId, reason, consultStatus, canPickTime, hasPrescription } = appointment;
  const mode = consultStatus === 'Online' ? consultStatus : null;
  return (
    <>
      <div className={`row-2 middle ${styles.actions}`}>
        {canPickTime && (
          <Button onClick={() => picking.ask(appointment)}>
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
      {!canPickTime && messages}
    </>
  );
}
