import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import { type AppointmentStatus, openStatuses, transitions } from '#domain/appointment-life.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { CancelDialog } from '../../appointments/own/cancel.tsx';
import { useVisitChange, whyNot } from '../../appointments/own/change.ts';
import { ClosableButton, ClosableIconButton } from '../../appointments/own/closable.tsx';
import { keepFocusOn } from '../../appointments/own/focus.ts';
import { JoinButton, WaitingRoomButton } from '../../appointments/own/join.tsx';
import { moveToHistory, refreshVisits } from '../../appointments/own/lists.ts';
import { doctorPath } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toasts.tsx';
import { VisitPrescription } from '../area/own-prescription.tsx';
import styles from './appointment-actions.module.css';
import { NewTimeDialog } from './pick-new-time.tsx';
import { emptyDraft, RescheduleDialog } from './request-reschedule.tsx';

interface VisitActionsProps {
  readonly appointment: PatientAppointment;
  readonly onJoin: (appointmentId: string) => void;
}

const open: readonly AppointmentStatus[] = openStatuses;
const changeable: readonly AppointmentStatus[] = transitions.cancel.from;

/**
 * What a patient can do with one of their appointments, with the dialogs that go with it: come, join, cancel
 * and ask for another time while it lies ahead; pick a new time, read the prescription and book again later
 * (F-08 to F-11).
 */
export function VisitActions({ appointment, onJoin }: VisitActionsProps) {
  const { appStatus } = appointment;
  if (changeable.includes(appStatus)) return <AheadActions appointment={appointment} onJoin={onJoin} />;
  if (!open.includes(appStatus)) return <HistoryActions appointment={appointment} />;
  // Asked to move it: until the doctor agrees, the visit takes place (docs/product.md#video-visits).
  return (
    <div className={styles.actions}>
      <WaitingRoomButton appointment={appointment} onJoin={onJoin} className={styles.first} />
      <JoinButton appointment={appointment} onJoin={onJoin} />
    </div>
  );
}

function AheadActions({ appointment, onJoin }: VisitActionsProps) {
  const call = useCall();
  const client = useQueryClient();
  const { busy, change } = useVisitChange();
  const [dialog, setDialog] = useState<'cancel' | 'reschedule' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const { appointmentId, allowedActions, tooLate } = appointment;
  const close = () => setDialog(null);

  const come = async () => {
    const outcome = await change(() => call('PUT /appointments/confirm', { body: { appointmentId } }));
    if (outcome.state === 'failed') toast.bad(whyNot(outcome));
    if (outcome.state !== 'done') return;
    toast.good(m.answer_appointment_confirmed());
    keepFocusOn(appointmentId);
    await refreshVisits(client);
  };

  const cancel = async () => {
    setProblem(null);
    const outcome = await change(() =>
      call('POST /patients/cancel-appointment', { body: { appointmentId } }),
    );
    if (outcome.state === 'failed') setProblem(whyNot(outcome));
    if (outcome.state !== 'done') return;
    close();
    toast.good(m.answer_appointment_cancelled());
    keepFocusOn(appointmentId);
    const { appStatus } = outcome.answer;
    await moveToHistory(client, { ...appointment, appStatus, allowedActions: [], tooLate: null });
  };

  const askToReschedule = async () => {
    const { reason, preferred } = draft;
    const outcome = await change(() =>
      call('POST /patient/request-reschedule', {
        body: {
          appointmentId,
          reason: reason.trim(),
          ...(preferred && { preferredDate: preferred.date, preferredSlot: preferred.slot }),
        },
      }),
    );
    if (outcome.state === 'failed') {
      // A refusal without a sentence, and no answer at all, have words of their own (F-09).
      const otherwise = outcome.code === null ? m.visits_reschedule_error() : m.visits_reschedule_failed();
      toast.bad(outcome.sentence || otherwise);
    }
    if (outcome.state !== 'done') return;
    close();
    toast.good(m.answer_reschedule_requested());
    keepFocusOn(appointmentId);
    await refreshVisits(client);
  };

  return (
    <div className={styles.actions}>
      <WaitingRoomButton appointment={appointment} onJoin={onJoin} className={styles.first} />
      {allowedActions.includes('confirm') && (
        <Button className={styles.first} aria-busy={busy || undefined} onClick={() => void come()}>
          <Icon name="check" />
          {m.visits_come()}
        </Button>
      )}
      <ClosableButton closed={tooLate} onClick={() => setDialog('reschedule')}>
        {m.visits_reschedule()}
      </ClosableButton>
      <JoinButton appointment={appointment} onJoin={onJoin} />
      <ClosableIconButton
        label={m.visits_cancel()}
        icon="close"
        danger
        closed={tooLate}
        onClick={() => {
          setProblem(null);
          setDialog('cancel');
        }}
      />
      <CancelDialog
        appointment={appointment}
        open={dialog === 'cancel'}
        onClose={close}
        busy={busy}
        problem={problem}
        onCancel={() => void cancel()}
      />
      <RescheduleDialog
        appointment={appointment}
        open={dialog === 'reschedule'}
        onClose={close}
        draft={draft}
        onDraft={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        busy={busy}
        onSend={() => void askToReschedule()}
      />
    </div>
  );
}

function HistoryActions({ appointment }: Pick<VisitActionsProps, 'appointment'>) {
  const [dialog, setDialog] = useState<'new-time' | 'prescription' | null>(null);
  const { doctorId, reason, consultStatus, canPickTime, hasPrescription } = appointment;
  const close = () => setDialog(null);
  const mode = consultStatus === 'Online' ? consultStatus : null;
  return (
    <div className={styles.actions}>
      {canPickTime && (
        <Button className={styles.first} onClick={() => setDialog('new-time')}>
          <Icon name="calendar" />
          {m.visits_pick()}
        </Button>
      )}
      {hasPrescription && (
        <Button look="quiet" onClick={() => setDialog('prescription')}>
          <Icon name="book" />
          {m.visits_prescription()}
        </Button>
      )}
      {!canPickTime && (
        <ButtonLink look="quiet" to={doctorPath(doctorId, { reason }, { mode })}>
          {m.visits_again()}
        </ButtonLink>
      )}
      <NewTimeDialog appointment={appointment} open={dialog === 'new-time'} onClose={close} />
      <VisitPrescription appointment={appointment} open={dialog === 'prescription'} onClose={close} />
    </div>
  );
}
