import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FreeSlotChoice } from './free-slot-choice.tsx';

/** As in the contract. */
const longestReason = 500;

export interface RescheduleDraft {
  readonly reason: string;
  readonly preferred: FreeSlot | null;
}
export const emptyDraft: RescheduleDraft = { reason: '', preferred: null };

interface RescheduleProps {
  readonly appointment: PatientAppointment;
  readonly onClose: () => void;
  readonly draft: RescheduleDraft;
  readonly onDraft: (change: Partial<RescheduleDraft>) => void;
  readonly line: ReactNode;
  readonly busy: boolean;
  readonly onSend: () => void;
}

export function RequestReschedule({ open, ...form }: RescheduleProps & { readonly open: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog open={open} onClose={form.onClose} title={m.own_reschedule_title()} wide initialFocus={field}>
      <RescheduleForm field={field} {...form} />
    </Dialog>
  );
}

interface RescheduleFormProps extends RescheduleProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function RescheduleForm(props: RescheduleFormProps) {
  const { appointment, field, onClose, draft, onDraft, line, busy, onSend } = props;
  const { reason, preferred } = draft;
  const [preferring, setPreferring] = useState(preferred !== null);
  const prefer = (time: FreeSlot | null) => onDraft({ preferred: time });
  const blank = reason.trim() === '';
  const toMessageParams = ({ date, slot }: FreeSlot) => ({ day: formatDay(date, clinicToday()), slot });
  return (
    <DialogForm
      onSubmit={() => {
        if (!blank) onSend();
      }}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button type="submit" busy={busy} disabled={blank}>
            {m.own_reschedule_submit()}
          </Button>
        </>
      }
    >
      <p className="muted">
        {m.own_reschedule_about({ doctor: appointment.doctorName, ...toMessageParams(appointment) })}
      </p>
      {line}
      <TextAreaField
        ref={field}
        label={m.own_reschedule_label()}
        placeholder={m.own_reschedule_placeholder()}
        maxLength={longestReason}
        value={reason}
        onChange={({ target }) => onDraft({ reason: target.value })}
      />
      <div>
        <Button
          look="quiet"
          aria-expanded={preferring}
          onClick={() => {
            setPreferring(!preferring);
            if (preferring) prefer(null);
          }}
        >
          <Icon name={preferring ? 'close' : 'calendar'} />
          {preferring ? (
            m.own_reschedule_no_preference()
          ) : (
            <span>
              {m.own_reschedule_prefer()} <span className="regular">{m.session_optional()}</span>
            </span>
          )}
        </Button>
      </div>
      {preferring && <FreeSlotChoice visit={appointment} picked={preferred} onPick={prefer} />}
      <p role="status" className={preferred ? 'accent large strong' : 'visually-hidden'}>
        {preferred && m.own_reschedule_preferred(toMessageParams(preferred))}
      </p>
    </DialogForm>
  );
}
