import { useId, useRef } from 'react';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { told, whyNot } from '../../appointments/change.ts';
import { useClosing } from '../../appointments/close.ts';
import { useRowFocus } from '../../appointments/focus.ts';
import { ReasonDialog } from '../../appointments/reason-dialog.tsx';
import { TodaysTable } from '../../appointments/today/table.tsx';
import { usePending } from '../../appointments/today/use-pending.ts';
import { useAsking } from '../../appointments/use-asking.ts';
import { toast } from '../../ui/toasts/toasts.tsx';
import { FreshList } from '../area/fresh-list.tsx';
import { OpenVisitRoom } from '../visit-room/open.tsx';
import { useRoomAddress } from '../visit-room/use-room-address.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import styles from './today.module.css';

interface TodaysAppointmentsProps {
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

/** Today's Appointments on the doctor's home, with the actions that close them (G-04). */
export function TodaysAppointments({ today }: TodaysAppointmentsProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pending = usePending(today);
  const { busy, complete, callOff, reschedule } = useClosing(useRowFocus(section, () => title.current));
  const completing = useAsking<DoctorAppointment>();
  const callingOff = useAsking<DoctorAppointment>();
  const visitRoom = useRoomAddress();

  const giveUpTime = async (appointment: DoctorAppointment) => {
    const outcome = await reschedule(appointment.appointmentId);
    if (outcome.state === 'failed') toast.bad(whyNot(outcome));
    told(outcome, () => m.requests_closed_rescheduled(wordsOf(appointment)));
  };

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
            appointments={appointments}
            busy={busy}
            labelledBy={titleId}
            onDone={completing.ask}
            onCallOff={callingOff.ask}
            onReschedule={(appointment) => void giveUpTime(appointment)}
            onJoin={visitRoom.enter}
          />
        )}
      </FreshList>
      <CompleteDialog
        asking={completing}
        title={({ patientName }) => m.requests_prescription_title({ name: patientName })}
        busy={busy}
        onSave={async (appointment, written) =>
          told(await complete(appointment.appointmentId, written), () =>
            m.requests_closed_completed(wordsOf(appointment)),
          )
        }
      />
      <ReasonDialog
        asking={callingOff}
        title={({ patientName }) => m.requests_call_off_title({ name: patientName })}
        sendLabel={m.requests_call_off_send()}
        busy={busy}
        onSend={async (appointment, reason) =>
          told(await callOff(appointment.appointmentId, reason), () =>
            m.requests_closed_called_off(wordsOf(appointment)),
          )
        }
      />
      <OpenVisitRoom {...visitRoom} />
    </section>
  );
}

const wordsOf = ({ patientName: name, slotNumber: slot }: DoctorAppointment) => ({ name, slot });
