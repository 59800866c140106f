import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import type { RowFocus } from '#web/appointments/row-focus.ts';
import { toastIfDone, useAppointmentChange } from '#web/appointments/use-appointment-change.ts';
import type { SubjectDialog } from '#web/appointments/use-subject-dialog.ts';
import { availabilityKey } from '#web/scheduling/availability/booking/first-availability.ts';
import { formatDay } from '#web/ui/format-day.ts';
import { useCall } from '../../api/context.tsx';
import { DialogForm } from '../../appointments/dialog-form.tsx';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FreeSlotChoice } from './free-slot-choice.tsx';

interface PickNewTimeProps {
  readonly asking: SubjectDialog<PatientAppointment>;
  readonly focus: RowFocus;
}

export function PickNewTime({ asking, focus }: PickNewTimeProps) {
  const { subject, close } = asking;
  return (
    <Dialog open={subject !== null} onClose={close} title={m.own_pick()} wide>
      {subject && <NewTime appointment={subject} asking={asking} focus={focus} />}
    </Dialog>
  );
}

interface NewTimeProps extends PickNewTimeProps {
  readonly appointment: PatientAppointment;
}

function NewTime({ appointment, asking: { problem, close, settle }, focus }: NewTimeProps) {
  const call = useCall();
  const client = useQueryClient();
  const { busy, change } = useAppointmentChange();
  const [picked, setPicked] = useState<FreeSlot | null>(null);
  const { appointmentId, doctorId, doctorName, reason } = appointment;
  const toMessageParams = ({ date, slot }: FreeSlot) => ({ day: formatDay(date, clinicToday()), slot });

  const take = async (time: FreeSlot) => {
    const { date, slot: slotNumber } = time;
    const taking = change(appointmentId, () =>
      call('POST /appointments/pick-time', { body: { appointmentId, date, slotNumber } }),
    );
    const outcome = toastIfDone(await settle(appointment, taking), () =>
      m.own_pick_done(toMessageParams(time)),
    );
    if (outcome.state === 'done') focus.keep(outcome.answer.appointmentId);
    if (outcome.state !== 'failed') return;
    if (outcome.overtaken) return focus.keep(appointmentId);
    // Without an answer the choice may have been saved, and sending it again is safe.
    if (outcome.code !== null) setPicked(null);
    await client.invalidateQueries({ queryKey: availabilityKey(doctorId) });
  };

  return (
    <DialogForm
      onSubmit={() => {
        if (picked) void take(picked);
      }}
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={close}>
            {m.own_reschedule_cancel()}
          </Button>
          <Button type="submit" busy={busy.has(appointmentId)} disabled={!picked}>
            {picked ? m.own_pick_send(toMessageParams(picked)) : m.own_pick_choose_first()}
          </Button>
        </>
      }
    >
      <p>{m.own_pick_about({ reason: translateReason(reason), doctor: doctorName })}</p>
      <FreeSlotChoice visit={appointment} picked={picked} onPick={setPicked} />
    </DialogForm>
  );
}
