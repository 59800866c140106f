import { useId, useRef, useState } from 'react';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import type { Outcome } from '../../appointments/change.ts';
import { usePending } from '../../appointments/doctor-lists.ts';
import { ReasonDialog } from '../../appointments/reason-dialog.tsx';
import { useRowFocus } from '../../appointments/row-focus.ts';
import { useClosing } from '../../appointments/today/close.ts';
import { TodaysTable } from '../../appointments/today/table.tsx';
import { useAsking } from '../../appointments/use-asking.ts';
import { PrescriptionDialog } from '../../prescriptions/prescription-dialog.tsx';
import { toast } from '../../ui/toasts.tsx';
import { FreshList } from '../area/fresh-list.tsx';
import { OpenVisitRoom } from '../visit-room/open.tsx';
import { useVisitRoom } from '../visit-room/use-room-address.ts';
import styles from './today.module.css';

interface TodaysAppointmentsProps {
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

/** Today's Appointments of the doctor's home: the visits of the day, and closing them (G-04). */
export function TodaysAppointments({ today }: TodaysAppointmentsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pending = usePending(today);
  const focus = useRowFocus(section, () => title.current);
  const closing = useClosing();
  const prescribing = useAsking<DoctorAppointment>();
  const callingOff = useAsking<DoctorAppointment>();
  const visitRoom = useVisitRoom();

  /** Sends a change, and keeps the keyboard where the visit was. */
  const send = async ({ appointmentId }: DoctorAppointment, sending: () => Promise<Outcome<unknown>>) => {
    focus.watch(appointmentId);
    const outcome = await sending();
    if (outcome.state === 'failed') focus.stay();
    return outcome;
  };
  const reschedule = async (visit: DoctorAppointment) => {
    const outcome = await send(visit, () => closing.reschedule(visit));
    if (outcome.state === 'failed') toast.bad(outcome.sentence);
  };
  const complete = (visit: DoctorAppointment, written: WrittenPrescription | null) =>
    prescribing.settle(
      visit,
      send(visit, () => closing.complete(visit, written)),
    );
  const callOff = (visit: DoctorAppointment, reason: string) =>
    callingOff.settle(
      visit,
      send(visit, () => closing.callOff(visit, reason)),
    );

  return (
    <section ref={section} className={styles.today} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {m.requests_today_title()}
      </h2>
      <FreshList
        query={pending}
        isEmpty={({ appointments }) => appointments.length === 0}
        none={m.requests_today_none()}
        noneHint={m.requests_today_none_hint()}
      >
        {({ appointments }) => (
          <TodaysTable
            visits={appointments}
            busy={closing.busy}
            labelledBy={titleId}
            onDone={prescribing.ask}
            onCallOff={callingOff.ask}
            onReschedule={(visit) => void reschedule(visit)}
            onJoin={visitRoom.enter}
          />
        )}
      </FreshList>
      <Prescribing asking={prescribing} busy={closing.busy} onSend={complete} />
      <CallingOff asking={callingOff} busy={closing.busy} onSend={callOff} />
      <OpenVisitRoom {...visitRoom} />
    </section>
  );
}

interface AskingProps<Answer> {
  readonly asking: ReturnType<typeof useAsking<DoctorAppointment>>;
  readonly busy: ReadonlySet<string>;
  readonly onSend: (visit: DoctorAppointment, answer: Answer) => Promise<Outcome<unknown>>;
}

function Prescribing({ asking, busy, onSend }: AskingProps<WrittenPrescription | null>) {
  const { subject, problem, close } = asking;
  return (
    <PrescriptionDialog
      open={subject !== null}
      onClose={close}
      title={subject ? m.requests_prescription_title({ name: subject.patientName }) : ''}
      initial={null}
      busy={subject !== null && busy.has(subject.appointmentId)}
      problem={problem}
      onSave={(written) => {
        if (subject) void onSend(subject, written);
      }}
    />
  );
}

function CallingOff({ asking, busy, onSend }: AskingProps<string>) {
  const { subject, problem, close } = asking;
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const id = subject?.appointmentId ?? '';
  return (
    <ReasonDialog
      open={subject !== null}
      onClose={close}
      title={subject ? m.requests_call_off_title({ name: subject.patientName }) : ''}
      sendLabel={m.requests_call_off_send()}
      draft={drafts[id] ?? ''}
      onDraft={(draft) => setDrafts({ ...drafts, [id]: draft })}
      busy={busy.has(id)}
      problem={problem}
      onSend={(reason) => {
        if (subject) void onSend(subject, reason);
      }}
    />
  );
}
