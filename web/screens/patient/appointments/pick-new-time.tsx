import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
import { toastIfDone, useAppointmentChange } from '#web/appointments/changes/use-appointment-change.ts';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { availabilityKey } from '#web/scheduling/availability/booking/first-availability.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
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
