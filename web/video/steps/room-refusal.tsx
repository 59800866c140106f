import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { explainFailure } from '#web/api/refusals.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { formatClinicMoment } from '#web/ui/format/format-clinic-time.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { parseOpensAt } from '../room/use-consultation-room.ts';
import { RemainingTime } from './remaining-time.tsx';
import styles from './room-step.module.css';
import { RoomStep } from './room-step.tsx';

interface RoomRefusalProps {
  readonly error: Error;
  readonly role: 'patient' | 'doctor';
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Explains why a person cannot enter, and what to do. */
export function RoomRefusal({ error, role, busy, onRetry, children }: RoomRefusalProps) {
  const opensAt = parseOpensAt(error);
  if (opensAt !== null) return <NotOpen opensAt={opensAt}>{children}</NotOpen>;
  const known = error instanceof ApiError ? refused[error.code]?.(error, role) : undefined;
  const { icon, title, text } = known ?? {
    icon: 'warning' as const,
    title: m.consultations_failed(),
    text: explainFailure(error),
  };
  return (
    <RoomStep title={title} icon={<Icon name={icon} size={32} />} centre>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        {!known && (
          <Button busy={busy} onClick={onRetry}>
            {m.common_retry()}
          </Button>
        )}
        {children}
      </div>
    </RoomStep>
  );
}

/** Opens automatically: the room is polled when it is time. */
function NotOpen({ opensAt, children }: { readonly opensAt: number; readonly children: ReactNode }) {
  const now = useNow(1000);
  const title = m.consultations_not_open_title({ time: formatClinicMoment(opensAt) });
  return (
    <RoomStep title={title} icon={<Icon name="clock" size={32} />} centre>
      <RemainingTime label={m.consultations_not_open_in()} left={opensAt - now} />
      <p className={styles.text}>{m.consultations_not_open_text()}</p>
      <div className={styles.buttons}>{children}</div>
    </RoomStep>
  );
}

interface RefusalTexts {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const refused: Readonly<Record<string, (error: ApiError, role: RoomRefusalProps['role']) => RefusalTexts>> = {
  not_online: () => ({
    icon: 'clinic',
    title: m.consultations_not_online_title(),
    text: m.consultations_not_online_text(),
  }),
  wrong_status: ({ message }, role) => ({
    icon: 'calendar',
    title: m.consultations_wrong_status_title(),
    text: `${message} ${role === 'patient' ? m.consultations_wrong_status_hint_patient() : m.consultations_wrong_status_hint_doctor()}`,
  }),
  room_closed: (_, role) => ({
    icon: 'lock',
    title: m.consultations_room_closed_title(),
    text:
      role === 'patient'
        ? m.consultations_room_closed_hint_patient()
        : m.consultations_room_closed_hint_doctor(),
  }),
  appointment_not_found: () => ({
    icon: 'search',
    title: m.consultations_unknown_title(),
    text: m.consultations_unknown_text(),
  }),
};
