import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientAppointment } from '#contract/appointments.ts';
import type { FreeSlot } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { useVisitChange, whyNot } from '../../appointments/own/change.ts';
import { VisitForm } from '../../appointments/own/dialog.tsx';
import { keepFocusOn } from '../../appointments/own/focus.ts';
import { refreshVisits } from '../../appointments/own/lists.ts';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.tsx';
import { FreeTimes, freeTimesKey } from './free-times.tsx';

interface NewTimeProps {
  readonly appointment: PatientAppointment;
  readonly onClose: () => void;
}

/**
 * Where a patient picks the new time of a visit that was moved; it counts at once
 * (docs/product.md#rescheduling).
 */
export function NewTimeDialog({ open, ...choice }: NewTimeProps & { readonly open: boolean }) {
  return (
    <Dialog open={open} onClose={choice.onClose} title={m.visits_pick()} wide>
      <NewTime {...choice} />
    </Dialog>
  );
}

/** Refusals after which there is nothing left to pick. */
const settled = ['already_replaced', 'wrong_status', 'appointment_not_found'];

function NewTime({ appointment, onClose }: NewTimeProps) {
  const call = useCall();
  const client = useQueryClient();
  const { busy, change } = useVisitChange();
  const [picked, setPicked] = useState<FreeSlot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { appointmentId, doctorId, doctorName, reason } = appointment;
  const words = ({ date, slot }: FreeSlot) => ({ day: dayWords(date, clinicToday()), slot });

  const take = async (time: FreeSlot) => {
    setProblem(null);
    const outcome = await change(() =>
      call('POST /appointments/pick-time', {
        body: { appointmentId, date: time.date, slotNumber: time.slot },
      }),
    );
    if (outcome.state === 'done') {
      toast.good(m.visits_pick_done(words(time)));
      keepFocusOn(outcome.answer.appointmentId);
      onClose();
      await refreshVisits(client);
    } else if (outcome.state === 'failed' && settled.includes(outcome.code ?? '')) {
      toast.bad(whyNot(outcome));
      keepFocusOn(appointmentId);
      onClose();
    } else if (outcome.state === 'failed') {
      setProblem(whyNot(outcome));
      // Without an answer the choice may be right, and sending it again is safe.
      if (outcome.code !== null) setPicked(null);
      await client.invalidateQueries({ queryKey: freeTimesKey(doctorId) });
    }
  };

  return (
    <VisitForm
      onSubmit={() => {
        if (picked) void take(picked);
      }}
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.visits_reschedule_cancel()}
          </Button>
          <Button type="submit" busy={busy} disabled={!picked}>
            {picked ? m.visits_pick_send(words(picked)) : m.visits_pick_choose_first()}
          </Button>
        </>
      }
    >
      <p>{m.visits_pick_about({ reason, doctor: doctorName })}</p>
      <FreeTimes doctorId={doctorId} picked={picked} onPick={setPicked} />
    </VisitForm>
  );
}
