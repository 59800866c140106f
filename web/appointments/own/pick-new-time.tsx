import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { useCall } from '#web/api/context.tsx';
import { isOvertaken, refusalCode } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { appointmentChange } from '#web/appointments/changes/appointment-change.ts';
import type { RowFocus } from '#web/appointments/changes/row-focus.ts';
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

function NewTime({ appointment, asking, focus }: NewTimeProps) {
  const { problem, close } = asking;
  const call = useCall();
  const [picked, setPicked] = useState<FreeSlot | null>(null);
  const { appointmentId, doctorId, doctorName, reason } = appointment;
  const toMessageParams = ({ date, slot }: FreeSlot) => ({ day: formatDay(date, clinicToday()), slot });

  const take = useCommand(
    ({ date, slot: slotNumber }: FreeSlot & { readonly appointmentId: string }) =>
      call('POST /appointments/pick-time', { body: { appointmentId, date, slotNumber } }),
    {
      ...appointmentChange(),
      inPlace: asking,
      done: (_, time) => m.own_pick_done(toMessageParams(time)),
      onDone: (taken) => focus.keep(taken.appointmentId),
      onFailed(error) {
        if (isOvertaken(error)) focus.keep(appointmentId);
        // Without an answer the choice may have been saved, and sending it again is safe.
        else if (refusalCode(error) !== null) setPicked(null);
      },
      refresh: [availabilityKey(doctorId)],
    },
  );

  return (
    <DialogForm
      onSubmit={() => {
        if (picked) void take.run({ appointmentId, ...picked });
      }}
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={close}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" busy={take.isPending} disabled={!picked}>
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
