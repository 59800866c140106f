import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VisitLink } from '#contract/messaging/visit-links.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { createQueryClient } from '#web/api/query-client.ts';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import {
  availabilityKey,
  useFirstAvailability,
} from '#web/scheduling/availability/booking/first-availability.ts';
import { TimeChoice } from '#web/scheduling/availability/booking/time-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As in the contract. */
const longestReason = 500;

/** True if no approval is needed: the visit was rescheduled, or its doctor is late. */
const canChooseTime = ({ canPickTime, doctorLate }: VisitLink) => canPickTime || doctorLate !== null;

interface MoveVisitProps {
  readonly visit: VisitLink;
  readonly open: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onMove: (to: {
    readonly date: string;
    readonly slotNumber: string;
    readonly reason?: string;
  }) => Promise<boolean>;
}

export function MoveVisit({ open, ...form }: MoveVisitProps) {
  const [client] = useState(() => createQueryClient());
  const { visit, onClose } = form;
  return (
    <Dialog open={open} onClose={onClose} title={canChooseTime(visit) ? m.own_pick() : m.links_move()} wide>
      <QueryClientProvider client={client}>
        <MoveForm {...form} />
      </QueryClientProvider>
    </Dialog>
  );
}

function MoveForm({ visit, busy, problem, onClose, onMove }: Omit<MoveVisitProps, 'open'>) {
  const client = useQueryClient();
  const [picked, setPicked] = useState<FreeSlot | null>(null);
  const [reason, setReason] = useState('');
  const { doctorName: doctor, date, slot } = visit;
  const canPickTime = canChooseTime(visit);
  const toMessageParams = (time: FreeSlot) => ({ day: formatDay(time.date, clinicToday()), slot: time.slot });
  const move = async ({ date: day, slot: slotNumber }: FreeSlot) => {
    const done = await onMove({
      date: day,
      slotNumber,
      ...(reason.trim() && { reason: reason.trim() }),
    });
    if (!done) await client.invalidateQueries({ queryKey: availabilityKey(visit.doctorId) });
  };
  const send = canPickTime ? m.own_pick_send : m.links_move_send;
  return (
    <DialogForm
      onSubmit={() => {
        if (picked) void move(picked);
      }}
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" busy={busy} disabled={!picked}>
            {picked ? send(toMessageParams(picked)) : m.own_pick_choose_first()}
          </Button>
        </>
      }
    >
      <p>{canPickTime ? doctor : m.own_reschedule_about({ doctor, ...toMessageParams({ date, slot }) })}</p>
      <FreeTimes visit={visit} picked={picked} onPick={setPicked} />
      {!canPickTime && (
        <TextAreaField
          label={`${m.own_reschedule_label()} ${m.session_optional()}`}
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </DialogForm>
  );
}

interface FreeTimesProps {
  readonly visit: Pick<VisitLink, 'doctorId' | 'practiceId' | 'consultStatus'>;
  readonly picked: FreeSlot | null;
  readonly onPick: (time: FreeSlot | null) => void;
}

function FreeTimes({ visit, ...rest }: FreeTimesProps) {
  const { doctorId, practiceId, consultStatus: mode } = visit;
  const { data, isPending, refetch } = useFirstAvailability(doctorId);
  if (data) return <TimeChoice {...rest} doctorId={doctorId} place={{ practiceId, mode }} initial={data} />;
  if (isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{m.booking_times_loading()}</span>
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <div role="alert">
      <p>{m.booking_times_failed()}</p>
      <Button look="quiet" onClick={() => void refetch()}>
        {m.common_retry()}
      </Button>
    </div>
  );
}
