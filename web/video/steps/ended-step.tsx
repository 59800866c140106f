import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { useNow } from '#web/ui/browser/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Ending } from '../room/use-call-state.ts';
import type { ConsultationRoom } from '../room/use-consultation-room.ts';
import styles from './room-step.module.css';
import { RoomStep } from './room-step.tsx';

interface EndedStepProps {
  readonly room: ConsultationRoom;
  readonly ending: Ending;
  readonly onRejoin: () => void;
  readonly children: ReactNode;
}

const titles: Readonly<Record<Ending, () => string>> = {
  ended: m.consultations_ended_title,
  replaced: m.consultations_ended_replaced,
  closed: m.consultations_ended_closed,
  completed: m.video_completed_title,
};

/** After the call: return while the room is open, or continue with the next step. */
export function EndedStep({ room, ending, onRejoin, children }: EndedStepProps) {
  const open = useNow(10_000) + room.ahead < Date.parse(room.closesAt);
  return (
    <RoomStep
      title={titles[ending]()}
      icon={<Icon name={ending === 'replaced' ? 'swap' : 'check'} size={32} />}
      centre
    >
      {ending === 'replaced' && <p className={styles.text}>{m.consultations_ended_replaced_text()}</p>}
      {ending === 'completed' && (
        <p className={styles.text}>{m.video_completed_text({ doctor: room.other.name })}</p>
      )}
      {open && ending !== 'completed' && (
        <>
          <div className={styles.buttons}>
            <Button look="quiet" onClick={onRejoin}>
              <Icon name="video" />
              {ending === 'replaced' ? m.consultations_ended_here() : m.consultations_ended_rejoin()}
            </Button>
          </div>
          <p className={styles.text}>
            {m.consultations_ended_rejoin_until({ time: formatClinicTime(room.closesAt) })}
          </p>
        </>
      )}
      {!open && ending !== 'completed' && <p className={styles.text}>{m.consultations_room_closed_text()}</p>}
      {children}
    </RoomStep>
  );
}
