import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import styles from './leave-dialog.module.css';
import type { ConsultationRoom } from './use-consultation-room.ts';

interface LeaveQuestionProps {
  readonly open: boolean;
  readonly inCall: boolean;
  /** Null until it is known. */
  readonly room: ConsultationRoom | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ open, inCall, room, onStay, onLeave }: LeaveQuestionProps) {
  const name = room?.other.name ?? '';
  const time = room ? formatClinicTime(room.closesAt) : '';
  const early = room ? m.consultations_leave_text_early({ time }) : m.consultations_leave_text_before();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onStay} title={m.consultations_leave_title()} initialFocus={stay}>
      <p>{inCall ? m.consultations_leave_text({ name, time }) : early}</p>
      <div className={styles.buttons}>
        <Button look="danger" onClick={onLeave}>
          {m.consultations_leave()}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {m.consultations_stay()}
        </Button>
      </div>
    </Dialog>
  );
}
