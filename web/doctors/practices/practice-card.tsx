import type { OwnPractice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { PracticeFees } from './practice-fees.tsx';
import styles from './practices.module.css';

interface PracticeCardProps {
  readonly practice: OwnPractice;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onMakeMain: () => void;
  readonly onEnd: () => void;
}

/** The main practice can be ended only after another one became the main one. */
export function PracticeCard({ practice, busy, onChange, onMakeMain, onEnd }: PracticeCardProps) {
  const { hospitalId, hospitalAgreed, isMain } = practice;
  const name = translateHospital(practice.name);
  const address = practice.address ?? practice.practiceAddress;
  return (
    <article className="card stack-2 to-top shrinks padded">
      <div className={`row middle ${styles.head}`}>
        <h2>
          <UserText>{name}</UserText>
        </h2>
        {isMain && <span className={styles.main}>{m.practices_main()}</span>}
      </div>
      {hospitalId && !hospitalAgreed && <p className="muted break-anywhere">{m.practices_not_agreed()}</p>}
      {address && (
        <p className="muted break-anywhere">
          <UserText>{address}</UserText>
        </p>
      )}
      {practice.room && (
        <p className="muted break-anywhere">
          <UserText>{formatRoom(practice.room, m.practices_room_at)}</UserText>
        </p>
      )}
      <PracticeFees practice={practice} />
      <div className="row-2">
        <Button
          look="quiet"
          aria-label={m.practices_change_of({ name })}
          data-opens={practice.practiceId}
          disabled={busy}
          onClick={onChange}
        >
          {m.common_change()}
        </Button>
        {!isMain && (
          <>
            <Button
              look="quiet"
              aria-label={`${m.practices_make_main()}: ${name}`}
              disabled={busy}
              onClick={onMakeMain}
            >
              {m.practices_make_main()}
            </Button>
            <Button look="plain" aria-label={m.practices_end_of({ name })} disabled={busy} onClick={onEnd}>
              {m.practices_end()}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
